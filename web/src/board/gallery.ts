// For development: every kind of position on a board. `gallery.html#NUMBER` shows one of them, `?lang=de` in German, `?theme=dark` in the dark.
import { mount } from "svelte";
import "../art/theme.css";
import "../app/layout.css";
import { type Language, speak } from "../words/index.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await speak((query.get("lang") ?? "en") as Language);
mount(Gallery, { target: document.getElementById("gallery")! });

// For development: every kind of position on a board. `gallery.html#NUMBER` shows one of them, `?at=POSITION` any other (several times: several), `?lang=de` in German, `?theme=dark` in the dark.
import { mount } from "svelte";
import "../art/font.css";
import "../art/theme.css";
import "../app/layout.css";
import { type Language, speak, withLaterWords } from "../words/index.svelte";
import { startEngine } from "../engine/engine";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const lang = (query.get("lang") ?? "en") as Language;
await withLaterWords(speak(lang));
const engine = startEngine(lang);
const target = document.getElementById("gallery")!;
mount(Gallery, { target, props: { engine } });

import "./early";
import "../art/font.css";
import "../art/theme.css";
import "./layout.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchInput } from "./focus";
import { keepForOffline } from "./offline.svelte";
import { followLinks } from "./router.svelte";
import { applySettings } from "./settings.svelte";

await applySettings();
followLinks();
watchInput();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) keepForOffline();

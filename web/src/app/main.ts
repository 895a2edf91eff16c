import "./early";
import "../art/theme.css";
import "./layout.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./router.svelte";
import { applySettings } from "./settings.svelte";

applySettings();
followLinks();
mount(App, { target: document.getElementById("app")! });

/** How long a visit has the network for itself before the page is kept for later, in milliseconds. */
const settled = 3000;
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(() => void navigator.serviceWorker.register("/sw.js"), settled);

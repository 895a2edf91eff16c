import { base } from "./site";
import { language } from "../words/index.svelte";

/** How long a visit has the network for itself before the page is kept for later, in milliseconds. */
const settled = 3000;

/** Has the service worker keep the page for when there is no server, in the language that is spoken. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const keep = () => {
    // One that is there already is of an earlier visit: who comes back may need all of the page.
    const register = async (address: string) => (await navigator.serviceWorker.register(address)).active?.postMessage("page");
    $effect(() => void register(`${base}sw.js?language=${language()}`));
  };
  setTimeout(() => {
    $effect.root(keep);
    // Who has been here before may want to play where there is no network.
    if (navigator.serviceWorker.controller) keepValues();
  }, settled);
}

/** Has the service worker, once there is one, keep the position values: then everything can be done without the server. */
export function keepValues(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("values"));
}

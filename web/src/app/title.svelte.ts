import { words } from "../words/index.svelte";

/** Names the page in the browser's tab while the calling component is mounted. */
export function titled(title: () => string): void {
  $effect(() => {
    document.title = `${title()} – ${words().app.name}`;
  });
}

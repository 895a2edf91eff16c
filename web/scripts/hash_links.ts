// A Vite plugin for `make site`: the links of the page lead to places behind a #, which any host of files can serve.
import type { Plugin } from "vite";

export function hashLinks(): Plugin {
  return {
    name: "gockel-hash-links",
    enforce: "pre",
    transform: (code, id) => (id.endsWith(".svelte") ? code.replaceAll('href="/', 'href="#/') : null),
  };
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkOf, firstScripts } from "./scripts/chunks";
import { hashLinks } from "./scripts/hash_links";
import { serviceWorker } from "./scripts/service_worker";

// In development the page is served by Vite and talks to `gockel serve`.
const server = process.env.GOCKEL_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [mode === "site" && hashLinks(), svelte(), firstScripts(), serviceWorker()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/vitest_setup.ts"], testTimeout: 60_000 },
}));

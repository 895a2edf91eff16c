// Puts what `cmake --build --preset wasm` made and the learned position values where the page is served from:
//   node scripts/engine.js   writes public/engine.wasm and public/values/*.net
import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const weights = new URL("weights/", root);
const target = new URL("web/public/", root);
const values = new URL("values/", target);

rmSync(values, { recursive: true, force: true });
mkdirSync(values, { recursive: true });
copyFileSync(new URL("build/wasm/bin/engine.wasm", root), new URL("engine.wasm", target));
for (const file of readdirSync(weights).filter((name) => name.endsWith(".net")))
  copyFileSync(new URL(file, weights), new URL(file, values));

// Puts NAME.br and NAME.gz beside every file of dist that gets smaller: the
// server sends them as they are.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = new URL("../dist/", import.meta.url).pathname;
const gain = 0.95;

for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.(html|js|css|json|svg|wasm|webmanifest|net|words)$/.test(name)) continue;
  const bytes = await readFile(join(folder, name));
  const smaller = {
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(bytes, { level: 9 }),
  };
  for (const [ending, packed] of Object.entries(smaller))
    if (packed.length < gain * bytes.length) await writeFile(join(folder, `${name}.${ending}`), packed);
}

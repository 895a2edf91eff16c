// Writes the npm package @gockel/engine as a folder, build/packages/engine, of what `node scripts/engine.js` put into public/:
//   node scripts/engine_package.js
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const web = fileURLToPath(new URL("../", import.meta.url));
const target = join(web, "../build/packages/engine");

await build({
  configFile: false,
  logLevel: "warn",
  root: web,
  publicDir: false,
  build: {
    outDir: target,
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    lib: { entry: { node: join(web, "package/node.ts"), browser: join(web, "package/browser.ts") }, formats: ["es"] },
    rollupOptions: { external: /^node:/, output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" } },
  },
});

/** The types, and those of the sources they are made of, with endings as Node wants them. */
function writeTypes() {
  const config = join(mkdtempSync(join(tmpdir(), "gockel-types-")), "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: web,
    outDir: join(target, "types"),
    typeRoots: [join(web, "node_modules/@types")],
    types: ["node"],
  };
  const files = ["node.ts", "browser.ts"].map((name) => join(web, "package", name));
  writeFileSync(config, JSON.stringify({ extends: join(web, "tsconfig.json"), compilerOptions, include: [], files }));
  execFileSync(process.execPath, [join(web, "node_modules/typescript/bin/tsc"), "--project", config], { stdio: "inherit" });
  rmSync(config);
  for (const name of readdirSync(join(target, "types"), { recursive: true })) {
    const file = join(target, "types", name);
    if (!statSync(file).isFile()) continue;
    writeFileSync(file, readFileSync(file, "utf8").replace(/(from |import\()"(\.[^"]*)"/g, '$1"$2.js"'));
  }
}
writeTypes();

for (const name of ["engine.wasm", "values", "words"]) cpSync(join(web, "public", name), join(target, name), { recursive: true });
for (const name of ["package.json", "README.md"]) cpSync(join(web, "package", name), join(target, name));
cpSync(join(web, "../LICENSE"), join(target, "LICENSE"));

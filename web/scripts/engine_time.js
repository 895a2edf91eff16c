// How long the browser's engine takes beside the native one, for the same answers:
//   npm run build && node scripts/engine_time.js   needs build/release/bin/gockel and public/engine.wasm of the same sources
// Each request is asked many times, in turns by both, on one processor; the best of several rounds counts, since whatever
// else a machine does can only slow a round down.
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const web = fileURLToPath(new URL("../", import.meta.url));
const native = process.env.GOCKEL ?? join(web, "../build/release/bin/gockel");
const rounds = 7;
// Those of bench/engine_bench.cpp.
const positions = {
  "compact, two seats": "compact 21-24,26-33,35 25/34 B |12345www 9",
  "compact, four seats": "compact 21-24,26-33 25/34/35/36 B |12345www 9",
  "deluxe, two seats": "deluxe 11,13,21-24,26-35 25/36 c11,h21,r23,wA,g27,a29 1/0 B |12345www 9",
  "deluxe, seven seats": "deluxe 11,13,21-30,34-36 31/32/33/-/-/-/- c11,h21,r23,wB,g27,a29 1/0/1/0/1/0/0 B |12345www 12",
  "wok, two seats": "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1",
};

/** The engine as the page loads it, in Node: its sources, and the files it is served. */
async function browsersEngine() {
  const outDir = mkdtempSync(join(tmpdir(), "gockel-engine-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: web,
    publicDir: false,
    build: { outDir, ssr: join(web, "src/engine/node.ts"), rollupOptions: { output: { entryFileNames: "node.mjs" } } },
    ssr: { noExternal: true },
    plugins: [
      {
        name: "public files",
        renderChunk: (code) =>
          code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(join(web, "src/engine/node.ts")).href)),
      },
    ],
  });
  const { loadReferee, valueFiles, wordFiles } = await import(pathToFileURL(join(outDir, "node.mjs")).href);
  const referee = await loadReferee();
  for (const bytes of await valueFiles()) referee.giveValues(bytes);
  for (const bytes of await wordFiles()) referee.giveWords(bytes);
  return referee;
}

const nanoseconds = (work) => {
  const begin = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - begin);
};

/** The answers of the native engine on one processor, and how long they took, its start included. */
function askNative(lines) {
  let answers = "";
  const time = nanoseconds(() => {
    const run = spawnSync("taskset", ["-c", "0", native, "engine"], {
      input: lines.join("\n") + "\n",
      maxBuffer: 1 << 30,
      encoding: "utf8",
    });
    if (run.status !== 0) throw run.error ?? new Error(run.stderr);
    answers = run.stdout;
  });
  return { time, answers: answers.split("\n").slice(0, -1) };
}

const referee = await browsersEngine();
console.log("position               native us  browser's us  ratio");
for (const [name, position] of Object.entries(positions)) {
  const line = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "analyse", params: { position } });
  const count = name.includes("seven") ? 300 : 1500;
  const lines = Array(count).fill(line);
  if (referee.answer(line) !== askNative([line]).answers[0]) throw new Error(`the answers differ: ${line}`);
  let [least, leastStart, leastBrowser] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < rounds; ++round) {
    leastStart = Math.min(leastStart, askNative([line]).time);
    least = Math.min(least, askNative(lines).time);
    leastBrowser = Math.min(
      leastBrowser,
      nanoseconds(() => lines.forEach((one) => referee.answer(one))),
    );
  }
  const [here, there] = [(least - leastStart) / (count - 1) / 1000, leastBrowser / count / 1000];
  console.log(
    `${name.padEnd(22)} ${here.toFixed(1).padStart(9)} ${there.toFixed(1).padStart(13)} ${(there / here).toFixed(2).padStart(6)}`,
  );
}

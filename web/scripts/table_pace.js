// How long one waits at a table, how soon something moves, and how smoothly:
//   node scripts/table_pace.js --help
import { brotliCompressSync } from "node:zlib";
import { parseArgs } from "node:util";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, runnerImport } from "vite";

const help = `Usage: node scripts/table_pace.js [--json] [--turns N]

Plays in a real browser against computer players at the pace of a plain \`gockel serve\`, and prints
  waits   from the end of the own turn until one can act again, by number of computer players and speed
  input   from a key to the first frame in which something moves
  frames  drawn while own dice fall, by a trace, with the page's processor slowed down by four
  layer   what throwing dice adds to the page over the wire
It needs the built page (npm run build) and the program: GOCKEL_BIN, or ../build/release/bin/gockel.

  --json     the figures as JSON
  --turns N  own turns for each row (5)

Example:
  npm run build && node scripts/table_pace.js --turns 3`;

const { values: options } = parseArgs({
  options: { help: { type: "boolean", short: "h" }, json: { type: "boolean" }, turns: { type: "string", default: "5" } },
});
if (options.help) {
  console.log(help);
  process.exit();
}

process.chdir(new URL("..", import.meta.url).pathname);
const load = async (file) => (await runnerImport(new URL(`../tests/${file}`, import.meta.url).pathname)).module;
const { startServer } = await load("server.ts");
const { openBrowser, phone } = await load("browser.ts");
const { byTouch } = await load("player.ts");

/** That of a server which is not told another. */
const botPace = 60;
const slowDown = 4;

/** In the page: notes the waits, and what moves after a key. */
function observe() {
  const seen = { waits: [], inputs: [] };
  window.seen = seen;
  let [left, pressed] = [null, null];
  window.addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const moves = () => document.querySelector(".group.sent, [data-throws=shakes], [data-phase=falling]") !== null;
  const look = (now) => {
    const mine = document.querySelector(".seats li.turn .you") !== null;
    const acts = mine && document.querySelector("[data-choice]:not(:disabled)") !== null;
    if (!mine && document.querySelector(".seats li.turn")) left ??= now;
    if (acts && left !== null) {
      seen.waits.push(now - left);
      left = null;
    }
    if (pressed !== null && moves()) {
      seen.inputs.push(now - pressed);
      pressed = null;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: marks in a trace when own dice begin and end to fall. It asks for no frames of its own: they would be work for the page. */
function markThrows() {
  let falling = false;
  new MutationObserver(() => {
    const falls =
      document.querySelector(".seats li.turn .you") !== null && document.querySelector("[data-phase=falling]") !== null;
    if (falls !== falling) performance.mark(falls ? "dice fall" : "dice lie");
    falling = falls;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-phase"] });
}

/** A page at a new table with so many computer players, watched by a function. */
async function sitDown(browser, address, { computers, speed, throwing, watch = observe }) {
  const context = await browser.newContext({ viewport: phone, locale: "en-GB" });
  const stored = JSON.stringify({ name: "Anna", sound: false, speed, throwing });
  await context.addInitScript((text) => window.localStorage.setItem("gockel.settings", text), stored);
  const page = await context.newPage();
  await page.goto(address);
  const code = await page.evaluate(async (count) => {
    const seats = [{ kind: "open" }, ...Array.from({ length: count }, () => ({ kind: "bot", level: "casual" }))];
    const body = JSON.stringify({ rule_set: "compact", seats });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return (await answer.json()).table;
  }, computers);
  await page.goto(`${address}/t/${code}#sit`);
  await page.locator(".board .seats").waitFor();
  await page.evaluate(watch);
  return page;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const over = (page) => page.locator(".over").isVisible();

/** Waits in milliseconds; if a game ends before there are enough, at a further table. */
async function waitsOf(browser, address, how, turns) {
  const waits = [];
  while (waits.length < turns) {
    const page = await sitDown(browser, address, { ...how, throwing: "self" });
    let seen = [];
    while (waits.length + seen.length < turns && !(await over(page))) {
      await byTouch(page);
      await page.waitForTimeout(30);
      seen = await page.evaluate(() => window.seen.waits);
    }
    waits.push(...seen);
    await page.context().close();
  }
  return waits;
}

/** Throws and rolls by key. */
async function throwDice(page, turns) {
  for (let thrown = 0; thrown < 3 * turns && !(await over(page));) {
    const act = await page.evaluate(() => {
      const skip = document.querySelector("[data-skip]");
      if (skip) return skip.click();
      if (document.querySelector("[data-phase=told]") === null) return null;
      const roll = document.querySelector('[data-move="roll"], [data-choice="big"][aria-keyshortcuts="Space"]');
      if (roll) return "r";
      document.querySelector("button.group")?.click();
      return null;
    });
    if (act) {
      await page.keyboard.press(act);
      await page.waitForTimeout(1300);
      thrown++;
    }
    await page.waitForTimeout(30);
  }
}

/** From keys to movement, in milliseconds. */
async function inputsOf(browser, address, turns) {
  const page = await sitDown(browser, address, { computers: 1, speed: "normal", throwing: "hand" });
  await throwDice(page, turns);
  const { inputs } = await page.evaluate(() => window.seen);
  await page.context().close();
  return inputs;
}

/** What a trace says of frames. */
const frameEvents = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"];

/** The times between frames that were drawn while own dice fell, in milliseconds, with the processor slowed down. */
async function framesOf(browser, address, turns) {
  const page = await sitDown(browser, address, { computers: 1, speed: "normal", throwing: "hand", watch: markThrows });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await browser.startTracing(page, { categories: frameEvents });
  await throwDice(page, turns);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  const times = (name) => traceEvents.filter((event) => event.name === name).map(({ ts }) => ts / 1000);
  const [falls, lies] = [times("dice fall"), times("dice lie")];
  const drawn = times("DrawFrame").sort((a, b) => a - b);
  return falls.flatMap((from) => {
    const to = lies.find((time) => time > from);
    const within = drawn.filter((time) => time >= from && time <= to);
    return within.slice(1).map((time, i) => time - within[i]);
  });
}

/** The size of what only throwing dice needs, compressed as the server sends it. */
async function layerSize() {
  const modules = [
    "Solid.svelte",
    "Throw.svelte",
    "Skip.svelte",
    "hand",
    "paths",
    "slide",
    "haptics",
    "timing",
    "frames",
    "stage.svelte",
  ];
  const id = "virtual:throws";
  const source = modules.map((name, i) => `export * as m${i} from "${process.cwd()}/src/board/${name}"`).join("\n");
  const outside = (name) => /^svelte|\/words\/|Die\.svelte$/.test(name) && !name.includes("/board/");
  const result = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { extensions: [".ts", ".js"] },
    plugins: [
      svelte(),
      { name: id, resolveId: (name) => (name === id ? name : null), load: (name) => (name === id ? source : null) },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rollupOptions: { input: id, preserveEntrySignatures: "strict", external: outside },
    },
  });
  const files = [result].flat().flatMap(({ output }) => output);
  return files.reduce((sum, file) => sum + brotliCompressSync(file.code ?? file.source).length, 0);
}

async function measure(turns) {
  const server = await startServer({ bots: botPace });
  const browser = await openBrowser();
  try {
    const waits = [];
    for (const computers of [1, 3, 6])
      for (const speed of ["normal", "fast"])
        waits.push({ computers, speed, waits: await waitsOf(browser, server.address, { computers, speed }, turns) });
    const inputs = await inputsOf(browser, server.address, turns);
    const frames = await framesOf(browser, server.address, turns);
    return { waits, inputs, frames, layer: await layerSize() };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const ms = (milliseconds) => `${Math.round(milliseconds)} ms`;

function print({ waits, inputs, frames, layer }) {
  for (const { computers, speed, waits: all } of waits) {
    const range = `${seconds(Math.min(...all))} to ${seconds(Math.max(...all))} in ${all.length} turns`;
    console.log(`wait, ${computers} computer${computers > 1 ? "s" : " "} ${speed.padEnd(6)}  ${seconds(median(all))} (${range})`);
  }
  console.log(`input to movement         ${ms(median(inputs))} (at most ${ms(Math.max(...inputs))} in ${inputs.length} rolls)`);
  const rate = (1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0);
  const slow = frames.filter((length) => length > 25).length;
  console.log(
    `frames, processor 1/${slowDown}     ${rate.toFixed(0)} a second, ${slow} of ${frames.length} later than 25 ms, longest ${ms(Math.max(...frames))}`,
  );
  console.log(`throwing dice, compressed ${(layer / 1000).toFixed(1)} KB`);
}

const figures = await measure(Number(options.turns));
if (options.json) console.log(JSON.stringify(figures, null, 2));
else print(figures);

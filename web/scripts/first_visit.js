// What a first visit loads, and how long it takes until the page can be used, on a phone with a fast connection:
//   node scripts/first_visit.js --help
// Every visit is by a fresh browser that knows nothing of the page. A KB is 1000 bytes.
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { Wire } from "./wire.js";

const help = `Usage: node scripts/first_visit.js [--json] [--requests] [--runs N] [--dist FOLDER]...

Opens the page like somebody who has never been here, and prints what came over the wire and when it could be used:
home, and the link to a running game at which it is the visitor's turn. It needs the built page (npm run build)
and the program: GOCKEL_BIN, or ../build/release/bin/gockel.

  --dist FOLDER  the built page (dist); with several, visits take turns, so that they compare on a busy machine
  --json      the figures as JSON
  --requests  also every request of the last visits, in milliseconds since the start
  --runs N    visits of each kind, of which the median counts (5)

Example:
  npm run build && node scripts/first_visit.js --runs 3`;

const { values: options } = parseArgs({
  options: {
    help: { type: "boolean", short: "h" },
    dist: { type: "string", multiple: true, default: ["dist"] },
    json: { type: "boolean" },
    requests: { type: "boolean" },
    runs: { type: "string", default: "5" },
  },
});
if (options.help) {
  console.log(help);
  process.exit();
}

/** A phone of today in a mobile network: latency in milliseconds, throughput in bytes a second, slowed down by `cpu`. */
const profile = {
  network: { offline: false, latency: 70, downloadThroughput: 12e6 / 8, uploadThroughput: 5e6 / 8 },
  cpu: 2,
};

/** How many choices have been made at the table before it is visited. */
const choicesBefore = 25;

process.chdir(new URL("..", import.meta.url).pathname);
const load = async (file) => (await runnerImport(new URL(`../tests/${file}`, import.meta.url).pathname)).module;
const { startServer } = await load("server.ts");
const { hurry, openBrowser, phone } = await load("browser.ts");
const { byTouch } = await load("player.ts");

const home = { path: "/", usable: "main .play:not(:disabled)" };
/** With a turn of one's own: the board is there and something on it can be chosen. */
const atTable = (path) => ({ path, usable: ".board .seats ~ .table [data-choice]:not(:disabled)" });

/** In the page: tells the time of the first frame in which it can be used. */
function watch(selector) {
  const look = () => {
    const found = document.querySelector(selector);
    if (found?.checkVisibility()) window.usableAt(String(performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Has the page itself tell when it can be used: being asked again and again would cost it time while it loads. */
async function listen(page, selector) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "usableAt" });
  await page.addInitScript(watch, selector);
  return { usableAt: new Promise((resolve) => session.once("Runtime.bindingCalled", ({ payload }) => resolve(Number(payload)))) };
}

/** What the page and its worker ask for, as opposed to what is kept for when there is no server. */
const online = ({ who }) => who !== "service_worker";

/** One visit by somebody with these cookies and nothing else. `then` goes on once the page is usable. */
async function visit(address, { path, usable }, cookies, then = async () => ({})) {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: phone, locale: "en-GB" });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const { usableAt } = await listen(page, usable);
    const wire = await Wire.tap(page, profile);
    await page.goto(address + path, { waitUntil: "commit" });
    const milliseconds = await usableAt;
    const bytes = wire.bytes(online);
    return { milliseconds, bytes, ...(await then(page, wire)), requests: wire.list() };
  } finally {
    await browser.close();
  }
}

/** Asks for a hint and waits until the page is also kept for later: then everything has been loaded. */
async function loadAll(page, wire) {
  // A hint is about dice that lie.
  const toThrow = page.getByRole("button", { name: /^Throw/ });
  if (await toThrow.isVisible()) await toThrow.click();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator("dialog .best").waitFor();
  const hint = wire.bytes(online);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState("networkidle");
  return {
    hint,
    wasm: wire.bytes((request) => online(request) && request.url.endsWith(".wasm")),
    values: wire.bytes(({ url }) => url.includes("/values/")),
    kept: wire.bytes(),
  };
}

/** A game in its middle, at which it is the turn of whoever has the cookies. */
async function prepareTable(address) {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript(hurry);
  const page = await context.newPage();
  await page.goto(address);
  const code = await page.evaluate(async () => {
    const seats = [{ kind: "open" }, { kind: "bot", level: "child" }, { kind: "bot", level: "child" }];
    const body = JSON.stringify({ rule_set: "compact", seats });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return (await answer.json()).table;
  });
  await page.goto(`${address}/t/${code}#sit`);
  const choice = page.locator("[data-choice]:not(:disabled)").first();
  for (let made = 0; made < choicesBefore; made++) {
    await choice.waitFor();
    await byTouch(page);
  }
  await choice.waitFor();
  const { version } = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${code}`);
  const cookies = await context.cookies();
  await browser.close();
  return { path: `/t/${code}`, cookies, entries: version };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Serves a built page, with a table on it. */
async function prepare(dist) {
  const server = await startServer({ web: dist });
  return { dist, server, table: await prepareTable(server.address), homes: [], tables: [] };
}

async function measure(dists, runs) {
  const pages = [];
  try {
    for (const dist of dists) pages.push(await prepare(dist));
    for (let run = 0; run < runs; run++)
      for (const { server, table, homes, tables } of pages) {
        homes.push(await visit(server.address, home, []));
        tables.push(await visit(server.address, atTable(table.path), table.cookies, loadAll));
      }
    return pages.map(figuresOf);
  } finally {
    for (const { server } of pages) await server.stop();
  }
}

function figuresOf({ dist, table, homes, tables }) {
  const of = (visits, field) => median(visits.map((one) => one[field]));
  const times = (visits) => visits.map(({ milliseconds }) => Math.round(milliseconds));
  return {
    dist,
    home: { bytes: of(homes, "bytes"), milliseconds: median(times(homes)), visits: times(homes) },
    table: { bytes: of(tables, "bytes"), milliseconds: median(times(tables)), visits: times(tables), entries: table.entries },
    hint: { bytes: of(tables, "hint"), wasm: of(tables, "wasm"), values: of(tables, "values") },
    kept: { bytes: of(tables, "kept") },
    requests: { home: homes.at(-1).requests, table: tables.at(-1).requests },
  };
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);
const ms = ({ milliseconds, visits }) =>
  `${milliseconds} ms (${Math.min(...visits)} to ${Math.max(...visits)} ms in ${visits.length} visits)`;

function print({ home, table, hint, kept }) {
  console.log("12 Mbit/s down, 5 Mbit/s up, 70 ms latency, processor slowed down by 2, 390 x 844 pixels");
  console.log(`home, usable        ${kb(home.bytes)}  ${ms(home)}`);
  console.log(`table, usable       ${kb(table.bytes)}  ${ms(table)}, ${table.entries} entries`);
  console.log(`and with a hint     ${kb(hint.bytes)}  of which WebAssembly${kb(hint.wasm)}, position values${kb(hint.values)}`);
  console.log(`and kept for later  ${kb(kept.bytes)}`);
}

function printRequests(requests) {
  for (const [title, list] of Object.entries(requests)) {
    console.log(`\n${title}: from, to (ms), bytes`);
    for (const { who, path, from, to, bytes } of list)
      console.log([from ?? "", to, bytes].map((number) => String(number).padStart(8)).join(""), ` ${path} (${who})`);
  }
}

const all = await measure(options.dist, Number(options.runs));
if (options.json) {
  console.log(JSON.stringify(options.requests ? all : all.map(({ requests: _, ...figures }) => figures), null, 2));
} else {
  for (const figures of all) {
    if (all.length > 1) console.log(`\n${figures.dist}`);
    print(figures);
    if (options.requests) printRequests(figures.requests);
  }
}

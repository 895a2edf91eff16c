// How long the review of a game takes in the browser, until its board and curve are there:
//   node scripts/review_time.js --help
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const help = `Usage: node scripts/review_time.js [--runs N] [--game NAME]... [--dist FOLDER]... [--json]

Opens the review of finished games from tests/data/games in Chromium and prints the medians, in milliseconds, as the processor is and
slowed down four times. "opened" is a second visit by link: everything is in the browser's cache. "from here" is a click on a page
where the engine runs already, as after a game. Beside the time it prints the processor time that was spent, which other work on the
machine hardly changes: of the page's own thread, and with the worker's. With several folders the visits take turns, so that they can be compared.
It needs the built page (npm run build) and the program: GOCKEL_BIN, or ../build/release/bin/gockel.

  --runs N       visits of each kind, of which the median counts (7)
  --game NAME    of tests/data/games (compact-2)
  --dist FOLDER  a built page (dist)
  --json         the figures as JSON`;

const { values: options } = parseArgs({
  options: {
    help: { type: "boolean", short: "h" },
    json: { type: "boolean" },
    runs: { type: "string", default: "7" },
    game: { type: "string", multiple: true, default: ["compact-2"] },
    dist: { type: "string", multiple: true, default: ["dist"] },
  },
});
if (options.help) {
  console.log(help);
  process.exit();
}

process.chdir(new URL("..", import.meta.url).pathname);
const load = async (file) => (await runnerImport(new URL(`../tests/${file}`, import.meta.url).pathname)).module;
const { startServer } = await load("server.ts");
const { openBrowser, phone } = await load("browser.ts");

const review = "/t/REVIEWED/review";

/** In the page: tells the time of the first frame with the curve and the board. */
function watch() {
  const from = performance.now();
  const look = () => {
    if (document.querySelector("figure polyline") && document.querySelector(".board .seats"))
      window.shown = { at: performance.now(), since: performance.now() - from };
    else requestAnimationFrame(look);
  };
  window.shown = undefined;
  requestAnimationFrame(look);
}

async function visitor(browser, address, record) {
  const context = await browser.newContext({ viewport: phone, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/api/tables/REVIEWED/record", (route) => route.fulfill({ contentType: "text/plain", body: record }));
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  /** Processor time so far, in milliseconds: that of the page's own thread, and of all with the worker's. */
  const used = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (wanted) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
    return { page: of("ThreadTime"), all: of("ProcessTime") };
  };
  const slow = (rate) => session.send("Emulation.setCPUThrottlingRate", { rate });
  return { context, page, slow, used, address };
}

async function opened({ page, slow, used, address }, rate) {
  await slow(1);
  await page.goto(address + review);
  await page.locator(".board .seats").waitFor();
  await slow(rate);
  await page.addInitScript(watch);
  const before = await used();
  await page.goto(address + review, { waitUntil: "commit" });
  await page.waitForFunction(() => window.shown);
  return spent(await page.evaluate(() => window.shown.at), before, await used());
}

const spent = (milliseconds, before, after) => ({ milliseconds, page: after.page - before.page, all: after.all - before.all });

async function fromHere({ page, slow, used, address }, rate) {
  await slow(1);
  await page.goto(`${address}/t/REVIEWED/replay`);
  await page.locator(".board .seats").waitFor();
  await slow(rate);
  const before = await used();
  const milliseconds = await page.evaluate(
    async ([path, source]) => {
      const link = document.createElement("a");
      link.href = path;
      document.body.append(link);
      // The page goes on without loading anew, so the watcher stays.
      document.querySelector(".board").remove();
      (0, eval)(`(${source})`)();
      link.click();
      while (!window.shown) await new Promise(requestAnimationFrame);
      return window.shown.since;
    },
    [review, String(watch)],
  );
  return spent(milliseconds, before, await used());
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const servers = [];
for (const dist of options.dist) servers.push({ dist, ...(await startServer({ web: dist })) });
const browser = await openBrowser();
const figures = [];
try {
  for (const game of options.game) {
    const record = readFileSync(`../tests/data/games/${game}.gockel`, "utf8");
    for (const [kind, visit] of Object.entries({ opened, "from here": fromHere }))
      for (const slowed of [1, 4]) {
        const times = new Map(servers.map(({ dist }) => [dist, []]));
        for (let run = 0; run < Number(options.runs); run++)
          for (const { dist, address } of servers) {
            const one = await visitor(browser, address, record);
            times.get(dist).push(await visit(one, slowed));
            await one.context.close();
          }
        for (const [dist, all] of times) {
          const of = (field) => all.map((one) => one[field]);
          const milliseconds = of("milliseconds");
          figures.push({
            ...{
              game,
              kind,
              slowed,
              dist,
              median: median(milliseconds),
              least: Math.min(...milliseconds),
              most: Math.max(...milliseconds),
            },
            processor: { page: median(of("page")), all: median(of("all")) },
          });
        }
      }
  }
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
}
if (options.json) console.log(JSON.stringify(figures, null, 2));
else
  for (const { game, kind, slowed, dist, median, least, most, processor } of figures)
    console.log(
      `${game.padEnd(12)} ${kind.padEnd(10)} slowed down x${slowed}  ${dist.padEnd(20)}` +
        `${Math.round(median)} ms (${Math.round(least)} to ${Math.round(most)}); ` +
        `processor: page ${Math.round(processor.page)} ms, with worker ${Math.round(processor.all)} ms`,
    );

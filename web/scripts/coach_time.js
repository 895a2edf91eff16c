// How soon the coach answers at a table:
//   node scripts/coach_time.js --help
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const help = `Usage: node scripts/coach_time.js [--json] [--answers N] [--game NAME]... [--dist FOLDER]...

Plays each game at a table of the browser with the coach's numbers switched on and nothing moving, and prints the milliseconds from
the beginning of the task that puts a position to the reader to the frame behind the one that shows what the coach says of it: median, nine
in ten, and the longest. The first answer of a game, which loads the position values, is told apart. Then the same with the
processor slowed down by four: the page's thread by the browser, and the engine's worker, which the browser does not slow down, by
being kept busy three times as long as each answer took. "engine" is what the worker needed for an answer, without that.
It needs the built page (npm run build) and the program: GOCKEL_BIN, or ../build/release/bin/gockel.

  --json         the figures as JSON
  --answers N    for each row (40)
  --game NAME    of compact, classic2005, deluxe, wok (all)
  --dist FOLDER  a built page (dist); several take turns`;

const { values: options } = parseArgs({
  options: {
    help: { type: "boolean", short: "h" },
    json: { type: "boolean" },
    answers: { type: "string", default: "40" },
    game: { type: "string", multiple: true, default: ["compact", "classic2005", "deluxe", "wok"] },
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
const { desktop, openBrowser } = await load("browser.ts");
const { byTouch } = await load("player.ts");

/** In the page: notes when a position is put to the reader, and when what the coach says of it is drawn. */
function observe() {
  window.answers = [];
  // A position is there when the task begins that shows it: a pause of the table is over, or the engine has told of it.
  let task = 0;
  const begin = () => (task = performance.now());
  const plain = window.setTimeout;
  window.setTimeout = (act, ...more) => plain(() => (begin(), act()), ...more);
  const engines = new Set();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message) {
    if (!engines.has(this)) this.addEventListener("message", begin);
    engines.add(this);
    return post.apply(this, message);
  };
  let [shown, since] = [null, null];
  const look = () => {
    const coach = document.querySelector(".coach");
    const position = coach?.dataset.position ?? null;
    if (position !== shown) since = position && task;
    shown = position;
    if (since === null || !("answered" in coach.dataset)) return;
    const from = since;
    since = null;
    // The first frame is being prepared with the answer, the second is called when that one was drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => window.answers.push(performance.now() - from)));
  };
  // What is looked at is what the task leaves behind: of several changes in it nobody sees the first.
  const changed = new window.MutationObserver(() => window.queueMicrotask(() => window.queueMicrotask(look)));
  changed.observe(document, { subtree: true, childList: true, attributeFilter: ["data-position", "data-answered"] });
}

/** In the worker: notes how long each coaching takes, and makes every answer take so many times as long. */
function slowDown(times) {
  self.took = [];
  let [began, coaching] = [0, false];
  // An answer begins with its request being written into the engine's memory.
  const { prototype } = self.TextEncoder;
  const { encode } = prototype;
  prototype.encode = function (line) {
    [began, coaching] = [performance.now(), line.includes('"method":"coach"')];
    return encode.call(this, line);
  };
  const post = self.postMessage;
  self.postMessage = (message) => {
    const took = performance.now() - began;
    if (coaching) self.took.push(took);
    while (performance.now() - began < times * took);
    post.call(self, message);
  };
}

async function answersOf(browser, address, game, rate, wanted) {
  const context = await browser.newContext({ viewport: desktop, locale: "en-GB" });
  const settings = {
    name: "Anna",
    sound: false,
    speed: "off",
    throwing: "self",
    opponents: 1,
    level: "beginner",
    coach: "numbers",
  };
  await context.addInitScript((text) => localStorage.setItem("gockel.settings", text), JSON.stringify({ ...settings, game }));
  await context.addInitScript(observe);
  const page = await context.newPage();
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.evaluate(slowDown, rate).then(() => worker)));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const found = { first: [], answers: [], engine: [] };
  while (found.answers.length < wanted) {
    await page.goto(address);
    await page.locator("button.play").click();
    await page.locator(".board .seats").waitFor();
    let seen = [];
    while (found.answers.length + seen.length - 1 < wanted && !(await page.locator(".over").isVisible())) {
      await byTouch(page);
      await page.waitForTimeout(30);
      seen = await page.evaluate(() => window.answers);
    }
    found.first.push(...seen.slice(0, 1));
    found.answers.push(...seen.slice(1));
    found.engine.push(...(await (await workers.at(-1)).evaluate(() => self.took)).slice(1));
  }
  await context.close();
  return found;
}

const at = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

async function measure(wanted) {
  const servers = [];
  for (const dist of options.dist) servers.push({ dist, ...(await startServer({ web: dist })) });
  const browser = await openBrowser();
  const figures = [];
  try {
    for (const game of options.game)
      for (const slowed of [1, 4])
        for (const { dist, address } of servers) {
          const { first, answers, engine } = await answersOf(browser, address, game, slowed, wanted);
          figures.push({
            ...{ game, slowed, dist, answers: answers.length, first: at(first, 0.5), engine: at(engine, 0.5) },
            ...{ median: at(answers, 0.5), most: at(answers, 0.9), longest: Math.max(...answers) },
          });
        }
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
  }
  return figures;
}

const figures = await measure(Number(options.answers));
if (options.json) console.log(JSON.stringify(figures, null, 2));
else
  for (const { game, slowed, dist, answers, first, engine, median, most, longest } of figures)
    console.log(
      `${game.padEnd(12)} slowed down x${slowed}  ${dist.padEnd(10)}${Math.round(median)} ms, nine in ten ${Math.round(most)}, ` +
        `longest ${Math.round(longest)} of ${answers}; engine ${engine.toFixed(1)}; the first ${Math.round(first)}`,
    );

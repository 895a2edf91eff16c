// How soon the coach answers at a table:
//   node scripts/coach_time.js --help
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const help = `Usage: node scripts/coach_time.js [--json] [--answers N]

Plays each game at a table of the browser with the coach's numbers switched on, and prints the milliseconds from the position that
is to be decided to the frame that shows what the coach says of it: median, nine in ten, and the longest. The first answer of a
game, which loads the position values, is told apart. Then the same with the processor of the page's thread slowed down by four;
the worker is not slowed down with it, so three times the engine's own time is added.
It needs the built page (npm run build) and the program: GOCKEL_BIN, or ../build/release/bin/gockel.

  --json       the figures as JSON
  --answers N  for each row (40)`;

const { values: options } = parseArgs({
  options: { help: { type: "boolean", short: "h" }, json: { type: "boolean" }, answers: { type: "string", default: "40" } },
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

/** In the page: notes when the coach is asked, when the engine has answered and when that is drawn. */
function observe() {
  window.answers = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message?.method === "coach") {
      const asked = performance.now();
      const heard = ({ data }) => {
        if (data.id !== message.id || !("answer" in data)) return;
        const engine = performance.now() - asked;
        this.removeEventListener("message", heard);
        // The first frame is being prepared with the answer, the second is called when that one was drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => window.answers.push({ engine, shown: performance.now() - asked })),
        );
      };
      this.addEventListener("message", heard);
    }
    return post.call(this, message, ...more);
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
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const answers = [];
  const first = [];
  while (answers.length < wanted) {
    await page.goto(address);
    await page.locator("button.play").click();
    await page.locator(".board .seats").waitFor();
    let seen = [];
    while (answers.length + seen.length - 1 < wanted && !(await page.locator(".over").isVisible())) {
      await byTouch(page);
      await page.waitForTimeout(30);
      seen = await page.evaluate(() => window.answers);
    }
    first.push(...seen.slice(0, 1));
    answers.push(...seen.slice(1));
  }
  await context.close();
  return { first, answers };
}

const at = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

async function measure(wanted) {
  const server = await startServer();
  const browser = await openBrowser();
  const figures = [];
  try {
    for (const game of ["compact", "classic2005", "deluxe", "wok"])
      for (const slowed of [1, 4]) {
        const { first, answers } = await answersOf(browser, server.address, game, slowed, wanted);
        const whole = ({ shown, engine }) => shown + (slowed - 1) * engine;
        const all = answers.map(whole);
        figures.push({
          ...{ game, slowed, answers: all.length, first: at(first.map(whole), 0.5) },
          ...{
            engine: at(
              answers.map(({ engine }) => engine),
              0.5,
            ),
            median: at(all, 0.5),
            most: at(all, 0.9),
            longest: Math.max(...all),
          },
        });
      }
  } finally {
    await browser.close();
    await server.stop();
  }
  return figures;
}

const figures = await measure(Number(options.answers));
if (options.json) console.log(JSON.stringify(figures, null, 2));
else
  for (const { game, slowed, answers, first, engine, median, most, longest } of figures)
    console.log(
      `${game.padEnd(12)} slowed down x${slowed}  ${Math.round(median)} ms, nine in ten ${Math.round(most)}, longest ${Math.round(longest)} ` +
        `of ${answers}; engine ${engine.toFixed(1)}; the first ${Math.round(first)}`,
    );

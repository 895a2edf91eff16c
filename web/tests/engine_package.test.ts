// @gockel/engine as others use it: installed into an empty project, in Node and in a browser.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser";
import { binary } from "./server";

let project: string;

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** Plays a game between two levels with the engine `loadEngine` gives; the last position. */
const game = `
  const engine = await loadEngine();
  let position = await engine.newGame({ rule_set: "wok", seats: 2, seed: "00000000000000ff" });
  for (let rolls = 0; ; ) {
    const { node, seat } = await engine.describe(position);
    if (node === "terminal") break;
    const event =
      node === "chance"
        ? { dice: await engine.draw(position, (++rolls).toString(16).padStart(16, "0")) }
        : { move: await engine.pick(position, seat === "A" ? "best" : "casual") };
    position = await engine.apply(position, event);
  }
  const { view } = await engine.describe(position, { lang: "de", names: ["Anna", "Ben"] });
`;

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/engine_package.js"], { stdio: "inherit" });
  project = mkdtempSync(join(tmpdir(), "gockel-package-"));
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--install-links", resolve("../build/packages/engine"));
});
afterAll(() => rmSync(project, { recursive: true }));

test("In Node a game is played to its end, in any language", () => {
  writeFileSync(
    join(project, "game.js"),
    `import { loadEngine } from "@gockel/engine";\n${game}\nconsole.log(JSON.stringify({ position, view }));`,
  );
  const { position, view } = JSON.parse(run("node", "game.js")) as { position: string; view: { headline: string } };
  expect(position).toMatch(/^wok - - .* - over \d+$/);
  expect(JSON.stringify(view)).toContain("Anna");
});

test("What is refused is an EngineError with its code", () => {
  writeFileSync(
    join(project, "refused.js"),
    `import { EngineError, loadEngine } from "@gockel/engine";
     const engine = await loadEngine();
     await engine.moves("nonsense").catch((error) => console.log(error instanceof EngineError, error.code, error.message));`,
  );
  expect(run("node", "refused.js")).toMatch(/^true -32\d\d\d .+\n$/);
});

test("Its types are complete for Node and for bundlers", () => {
  writeFileSync(
    join(project, "typed.ts"),
    `import { loadEngine, type Analysis, type Position } from "@gockel/engine";
     const engine = await loadEngine();
     const position: Position = await engine.newGame({ rule_set: "deluxe", seats: 4 });
     const analysis: Analysis = await engine.analyse(position, "fr");
     // @ts-expect-error there is no such rule set
     await engine.newGame({ rule_set: "chess", seats: 2 });
     console.log(analysis.shares.map((share) => share.toFixed(2)));`,
  );
  const tsc = resolve("node_modules/typescript/bin/tsc");
  for (const kind of ["nodenext", "bundler"]) {
    const module = kind === "bundler" ? "esnext" : kind;
    const lib = "es2022,dom";
    run(
      "node",
      tsc,
      "--noEmit",
      "--strict",
      "--target",
      "es2022",
      "--lib",
      lib,
      "--module",
      module,
      "--moduleResolution",
      kind,
      "typed.ts",
    );
  }
});

test("A bot in Node plays in the arena with it", () => {
  cpSync("../examples/engine_bot.mjs", join(project, "engine_bot.mjs"));
  const result = run(resolve(binary), "arena", "--agents", "exec:node engine_bot.mjs,casual", "--deals", "2", "--json");
  const { agents } = JSON.parse(result) as { agents: { games: number; forfeits?: number }[] };
  expect(agents).toHaveLength(2);
  expect(agents.reduce((all, { forfeits = 0 }) => all + forfeits, 0)).toBe(0);
});

test("In a browser the same game comes to the same end", async () => {
  const folder = join(project, "node_modules/@gockel/engine");
  const kinds: Record<string, string> = { ".js": "text/javascript", ".html": "text/html", ".wasm": "application/wasm" };
  const server = createServer(({ url = "/" }, answer) => {
    if (url === "/") return answer.setHeader("Content-Type", "text/html").end("<!doctype html><title>Engine</title>");
    const path = join(folder, url);
    // A browser also asks for an icon.
    if (!existsSync(path)) return answer.writeHead(404).end();
    answer.setHeader("Content-Type", kinds[extname(url)] ?? "application/octet-stream").end(readFileSync(path));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const position = await page.evaluate(`(async () => {
      const { loadEngine } = await import("/browser.js");
      ${game}
      return position;
    })()`);
    expect(position).toBe((JSON.parse(run("node", "game.js")) as { position: string }).position);
  } finally {
    await browser.close();
    server.close();
  }
});

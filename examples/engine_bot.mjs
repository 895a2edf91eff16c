// A careful bot for the arena in Node, with the package @gockel/engine:
//   npm install ./build/packages/engine
//   gockel arena --agents "exec:node examples/engine_bot.mjs,expert" --deals 20
// Of the moves that give away no more than `patience` of a win it takes the one after which the turn fails least.
// docs/engine.md has the protocol and what `analyse` answers.
import { createInterface } from "node:readline";
import { loadEngine } from "@gockel/engine";

const patience = 0.02;
const engine = await loadEngine();

async function pick(position) {
  const { candidates } = await engine.analyse(position);
  const good = candidates.filter(({ loss }) => loss <= patience);
  return good.reduce((best, next) => (next.fail < best.fail ? next : best)).move;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, params } = JSON.parse(line);
  const move = await pick(params.position);
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result: { move } })}\n`);
}

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The program. */
export const binary = process.env.GOCKEL_BIN ?? "../build/release/bin/gockel";

/** How fast things happen by themselves, in milliseconds. */
export interface Pace {
  /** Before a computer player moves; they need not be watched. */
  bots?: number;
  /** Until a computer player stands in for somebody who is gone. */
  absentAfter?: number;
  /** Until the others may ask for one where no clock runs. */
  askAfter?: number;
  /** The folder of the built page. */
  web?: string;
}

export interface Server {
  address: string;
  /** From now on nothing is answered, and no connection refused. */
  hang(): void;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

async function healthy(address: string): Promise<boolean> {
  return fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A server of its own with an empty store, which answers when this returns. */
export async function startServer({
  bots = 50,
  absentAfter = 45_000,
  askAfter = 60_000,
  web = "dist",
}: Pace = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "gockel-web-test-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const options = ["--listen", `127.0.0.1:${port}`, "--data", join(folder, "tables.sqlite"), "--web", web];
  const pace = ["--bot-pace", String(bots), "--absent-after", String(absentAfter), "--ask-after", String(askAfter)];
  // All people of a test come from one address.
  const server = spawn(binary, ["serve", ...options, ...pace, "--rate", "0", "--tables-each", "0"], {
    stdio: ["ignore", process.stderr, "inherit"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const hang = () => void server.kill("SIGSTOP");
  const stop = async () => {
    server.kill();
    server.kill("SIGCONT");
    await ended;
    await rm(folder, { recursive: true });
  };
  for (let tries = 0; tries < 100; tries++) {
    if (await healthy(address)) return { address, hang, stop };
    if (server.exitCode !== null) break;
    await new Promise((later) => setTimeout(later, 100));
  }
  await stop();
  throw new Error(`${binary} serve does not answer`);
}

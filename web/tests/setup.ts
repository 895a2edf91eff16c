import type { TestProject } from "vitest/node";
import { startServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    addresses: string[];
  }
}

/** A server for each of the files that are tested side by side, unless there is one already. */
export default async function setup(project: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  const running = process.env.GOCKEL_ADDRESS;
  if (running) {
    project.provide("addresses", [running]);
    return undefined;
  }
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers as number }, () => startServer()));
  project.provide(
    "addresses",
    servers.map(({ address }) => address),
  );
  return () => Promise.all(servers.map((server) => server.stop()));
}

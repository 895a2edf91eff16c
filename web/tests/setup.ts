import type { TestProject } from "vitest/node";
import { startServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

/** One server for all tests, unless there is one already. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.GOCKEL_ADDRESS;
  if (running) {
    project.provide("address", running);
    return undefined;
  }
  const server = await startServer();
  project.provide("address", server.address);
  return () => server.stop();
}

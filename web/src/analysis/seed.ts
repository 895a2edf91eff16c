import type { Seed } from "../engine/types";

/** What starts a generator of the engine, drawn by the browser. */
export const randomSeed = (): Seed =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// What both loaders of the package export beside themselves.
export { EngineError } from "../src/engine/error";
export { Engine, watcher, type Voice, type WordedReview } from "../src/engine/methods";
export type { OnProgress } from "../src/engine/ask";
export type * from "../src/engine/types";
export type { Language } from "../src/words/languages";

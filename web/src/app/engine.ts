import { startEngine, type Engine } from "../engine/engine";
import { languageHere } from "./language";

let started: Engine | undefined;

/** The one engine of the page; it begins to load when it is first asked for. */
export const engine = (): Engine => (started ??= startEngine(languageHere()));

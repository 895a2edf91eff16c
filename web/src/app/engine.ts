import { startEngine, type Engine, type FirstModule } from "../engine/engine";
import { languageHere } from "./language";

let started: Engine | undefined;

/** The one engine of the page; it begins to load when it is first asked for, with `first`. */
export const engine = (first: FirstModule = "engine"): Engine => (started ??= startEngine(languageHere(), first));

import type { Level } from "../net/messages";
import { languages, speak, type Language } from "../words/index.svelte";

export const themes = ["system", "light", "dark"] as const;
export const speeds = ["off", "slow", "normal", "fast"] as const;

const factors: Record<(typeof speeds)[number], number> = { off: 0, slow: 0.6, normal: 1, fast: 2 };

/** Everything that is remembered in this browser. */
const defaults = {
  name: "",
  language: (navigator.languages.some((language) => language.startsWith("de")) ? "de" : "en") as Language,
  theme: "system" as (typeof themes)[number],
  speed: "normal" as (typeof speeds)[number],
  sound: true,
  odds: true,
  hints: true,
  /** Tables at which hints are switched off, the newest last. */
  tablesWithoutHints: [] as string[],
  /** The last choice for a quick game. */
  opponents: 2,
  level: "casual" as Level,
};

export type Settings = typeof defaults;

const place = "gockel.settings";
/** So that the list in the browser does not grow for ever. */
const rememberedTables = 50;

/** What was stored, as far as it still has the right type. Storage may be switched off: then nothing is remembered. */
function stored(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, unknown>;
    const known = Object.entries(defaults).filter(([name, value]) => typeof read[name] === typeof value);
    return Object.fromEntries(known.map(([name]) => [name, read[name]]));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...stored() });

function store(): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // Without storage the settings hold until the page is closed.
  }
}

/** How fast things move on the board: 0 is without animation. */
export const speedFactor = (): number => factors[settings.speed];

export const hintsAt = (table: string): boolean => settings.hints && !settings.tablesWithoutHints.includes(table);

export function switchHintsAt(table: string, on: boolean): void {
  const others = settings.tablesWithoutHints.filter((code) => code !== table);
  settings.tablesWithoutHints = on ? others : [...others, table].slice(-rememberedTables);
}

/** Keeps storage, language and theme in step with the settings from now on. */
export function applySettings(): void {
  if (!languages.includes(settings.language)) settings.language = defaults.language;
  speak(settings.language);
  $effect.root(() => {
    $effect(store);
    $effect(() => speak(settings.language));
    $effect(() => {
      const { dataset } = document.documentElement;
      if (settings.theme === "system") delete dataset.theme;
      else dataset.theme = settings.theme;
    });
  });
}

import type { Level } from "../net/messages";
import { language, languages, speak, type Language } from "../words/index.svelte";
import { languageHere } from "./language";
import { games, type GameName } from "./routes";
import { place, readStored, writeStored } from "./stored";

export const themes = ["system", "light", "dark"] as const;
export const speeds = ["off", "slow", "normal", "fast"] as const;
/** Whether your dice are thrown by hand or by themselves. */
export const throwings = ["hand", "self"] as const;

/** How much the coach says before a choice, and from which moves on the tutor asks back. */
export const coachDepths = ["off", "glance", "numbers"] as const;
export type CoachDepth = (typeof coachDepths)[number];
export const tutorLimits = ["off", "bad", "doubtful"] as const;
export type TutorLimit = (typeof tutorLimits)[number];
/** Which other people play at a table: none, people who share this device, people who agreed to the coach by sitting down, or others elsewhere. */
export type Company = "none" | "here" | "agreed" | "elsewhere";

const factors: Record<(typeof speeds)[number], number> = { off: 0, slow: 0.6, normal: 1, fast: 4 };

/** Everything that is remembered in this browser. */
const defaults = {
  name: "",
  language: languageHere(),
  theme: "system" as (typeof themes)[number],
  speed: "normal" as (typeof speeds)[number],
  throwing: "hand" as (typeof throwings)[number],
  sound: true,
  vibration: true,
  /** One's own animal at the table, "" for none, and whether the calls of others are shown. */
  animal: "",
  reactions: true,
  odds: true,
  hints: true,
  /** Tables at which hints are switched off, the newest last. */
  tablesWithoutHints: [] as string[],
  /** Whether the win chances are shown while one plays, and while one watches. */
  chances: false,
  chancesWatching: true,
  coach: "off" as CoachDepth,
  tutor: "off" as TutorLimit,
  /** Tables at which all who share this device want the coach, the newest last. */
  coachedTables: [] as string[],
  /** Tables from which the reader has sent the coach away, the newest last. */
  tablesWithoutCoach: [] as string[],
  /** The last choice for a quick game. */
  game: "compact" as GameName,
  opponents: 2,
  level: "casual" as Level,
};

export type Settings = typeof defaults;

/** So that the list in the browser does not grow for ever. */
const rememberedTables = 50;

/** What was stored, as far as it still has the right type. */
function stored(): Partial<Settings> {
  const read = readStored();
  const known = Object.entries(defaults).filter(([name, value]) => typeof read[name] === typeof value);
  return Object.fromEntries(known.map(([name]) => [name, read[name]]));
}

export const settings: Settings = $state({ ...defaults, ...stored(), language: defaults.language });
/** What an older or newer page has stored may be a game that this one does not have. */
function check(): void {
  if (!games.includes(settings.game)) settings.game = defaults.game;
  if (!coachDepths.includes(settings.coach)) settings.coach = defaults.coach;
  if (!tutorLimits.includes(settings.tutor)) settings.tutor = defaults.tutor;
}
check();

/** The settings as they were written or taken over last. */
let known = "";

/** Another tab has changed them: what it wrote holds here too, and is not written once more. */
async function takeOver(): Promise<void> {
  const { language: wanted, ...others } = stored();
  Object.assign(settings, others);
  check();
  known = JSON.stringify(settings);
  if (!wanted || wanted === settings.language || !languages.includes(wanted)) return;
  await speak(wanted);
  settings.language = language();
  known = JSON.stringify(settings);
}

/** How fast things move on the board: 0 is without animation. */
export const speedFactor = (): number => factors[settings.speed];

export const hintsAt = (table: string): boolean => settings.hints && !settings.tablesWithoutHints.includes(table);

/** To players only where hints are: they tell as much. */
export const chancesAt = (table: string, playing: boolean): boolean =>
  playing ? settings.chances && hintsAt(table) : settings.chancesWatching;

/** Those without the table, or with it at the end. */
function listed(tables: string[], table: string, on: boolean): string[] {
  const others = tables.filter((code) => code !== table);
  return on ? [...others, table].slice(-rememberedTables) : others;
}

export function switchHintsAt(table: string, on: boolean): void {
  settings.tablesWithoutHints = listed(settings.tablesWithoutHints, table, !on);
}

/** All who share this device want the coach at the table. */
export const agreedAt = (table: string): boolean => settings.coachedTables.includes(table);

export function switchAgreedAt(table: string, on: boolean): void {
  settings.coachedTables = listed(settings.coachedTables, table, on);
}

/** Only where hints are: it tells more. Never against people who have not agreed to it. */
export const coachedAt = (table: string, company: Company): boolean =>
  hintsAt(table) && (company === "none" || company === "agreed" || (company === "here" && agreedAt(table)));

/** How much the coach says where it was asked for: something at least. */
export const coachDepthAt = (table: string, asked: boolean): CoachDepth =>
  asked && settings.coach === "off" && !settings.tablesWithoutCoach.includes(table) ? "glance" : settings.coach;

/** Who sends the coach away from a table has none there, even if it was asked for. */
export function chooseCoachDepthAt(table: string, depth: CoachDepth): void {
  settings.coach = depth;
  settings.tablesWithoutCoach = listed(settings.tablesWithoutCoach, table, depth === "off");
}

/** Changes the language. Fails if it cannot be loaded; then the one so far stays. */
export async function chooseLanguage(to: Language): Promise<void> {
  await speak(to);
  // Somebody may have chosen yet another one meanwhile.
  settings.language = language();
}

/** Loads the language, and keeps storage and theme in step with the settings from now on. */
export async function applySettings(): Promise<void> {
  // Better in English than not at all.
  await speak(settings.language).catch(() => speak("en"));
  window.addEventListener("storage", ({ key }) => {
    if (key === place) void takeOver().catch(() => undefined);
  });
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      if (text !== known) writeStored((known = text));
    });
    $effect(() => {
      const { dataset } = document.documentElement;
      if (settings.theme === "system") delete dataset.theme;
      else dataset.theme = settings.theme;
    });
  });
}

import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  chooseCoachDepthAt,
  coachDepthAt,
  coachedAt,
  settings,
  switchAgreedAt,
  switchHintsAt,
  type CoachDepth,
  type Company,
} from "./settings.svelte";

// The settings ask for the language of the browser when they are read.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const table = "K7QXM2PD9TRA";
beforeEach(() => Object.assign(settings, { coach: "off", coachedTables: [], tablesWithoutCoach: [], tablesWithoutHints: [] }));

describe("The coach", () => {
  const where = (...companies: Company[]) => companies.filter((company) => coachedAt(table, company));

  test("is there alone and where everybody agreed, never against people who did not", () => {
    expect(where("none", "here", "agreed", "elsewhere")).toEqual(["none", "agreed"]);
    switchAgreedAt(table, true);
    expect(where("none", "here", "agreed", "elsewhere")).toEqual(["none", "here", "agreed"]);
  });

  test("is nowhere without hints", () => {
    switchHintsAt(table, false);
    expect(where("none", "here", "agreed", "elsewhere")).toEqual([]);
  });

  test("says something where it was asked for, and nothing more to who sent it away", () => {
    const depths = (): CoachDepth[] => [coachDepthAt(table, false), coachDepthAt(table, true)];
    expect(depths()).toEqual(["off", "glance"]);
    chooseCoachDepthAt(table, "numbers");
    expect(depths()).toEqual(["numbers", "numbers"]);
    chooseCoachDepthAt(table, "off");
    expect(depths()).toEqual(["off", "off"]);
    expect(coachDepthAt("ANOTHERTABLE", true)).toBe("glance");
    chooseCoachDepthAt(table, "glance");
    expect(settings.tablesWithoutCoach).toEqual([]);
  });
});

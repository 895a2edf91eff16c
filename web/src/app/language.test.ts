import { afterEach, expect, test, vi } from "vitest";
import { languageHere } from "./language";

afterEach(() => vi.unstubAllGlobals());

/** The language for a browser with these of its own, in which this is stored. */
function language(own: string[], stored: string | null = null) {
  vi.stubGlobal("navigator", { languages: own });
  vi.stubGlobal("localStorage", { getItem: () => stored });
  return languageHere();
}

test("A reader gets the first language that there is, else English", () => {
  expect(language(["nl-BE", "en"])).toBe("nl");
  expect(language(["FR"])).toBe("fr");
  expect(language(["pt-BR", "de-AT", "en"])).toBe("de");
  expect(language(["en-US", "de"])).toBe("en");
  expect(language(["nds", "sv"])).toBe("en");
  expect(language([])).toBe("en");
});

test("The language that was chosen comes first, if it is still there", () => {
  expect(language(["nl"], '{"language":"fr"}')).toBe("fr");
  for (const stored of ['{"language":"tlh"}', '{"language":1}', "{}", "null", "{"])
    expect(language(["nl"], stored), stored).toBe("nl");
});

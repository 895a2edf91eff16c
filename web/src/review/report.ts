// A review as one file that needs nothing else: the page of report.html, built for one language into
// /report/LANGUAGE.html, with the review put in. `gockel review --html` writes the same (src/gockel/report).
import type { Step } from "../board/types";
import type { Description, Effect, Review } from "../engine/types";
import type { Language } from "../words/index.svelte";

/** A step as far as it differs from the one before: descriptions repeat most of what they say. */
export interface PackedStep {
  effects: Effect[];
  /** The fields of the description that are not as they were. */
  changed: Partial<Description>;
}

/** What is put into the page. */
export interface ReportData {
  language: Language;
  review: Review;
  /** The first position, and one step for every event of the review. */
  steps: PackedStep[];
}

export function packed(steps: Step[]): PackedStep[] {
  return steps.map(({ effects, description }, i) => {
    const before: Partial<Description> = steps[i - 1]?.description ?? {};
    const isNew = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof Description]);
    return { effects, changed: Object.fromEntries(Object.entries(description).filter(isNew)) };
  });
}

/** Law: unpacked(packed(steps)) equals the steps. */
export function unpacked(steps: PackedStep[]): Step[] {
  let description = {} as Description;
  return steps.map(({ effects, changed }) => {
    description = { ...description, ...changed } as Description;
    return { effects, description };
  });
}

/** Where the template takes the data, as JSON in a script element that is not run. */
export const place = '"REVIEW"';

/** No name can end the script element that the data is in, or a line of it. */
const escaped = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The file; fails if the template is none. */
export function reportFile(template: string, data: ReportData): string {
  const parts = template.split(place);
  if (parts.length !== 2) throw new Error("the template has no place for a review");
  return parts.join(escaped(JSON.stringify(data)));
}

// A review as one file that needs nothing else: the page of report.html, built for one language into
// /report/LANGUAGE.html, with the review put in. `gockel review --html` writes the same (src/gockel/report).
import type { Step, Told } from "../board/types";
import type { WordedReview } from "../engine/engine";
import type { Description, View } from "../engine/types";
import type { Language } from "../words/index.svelte";

/** A step as far as it differs from the one before: descriptions repeat most of what they say. */
export interface PackedStep extends Told {
  between: View | null;
  /** The fields of the description, its view excepted, that are not as they were. */
  changed: Partial<Description>;
  /** Those of the view. */
  view: Partial<View>;
}

/** What is put into the page. */
export interface ReportData {
  language: Language;
  review: WordedReview;
  /** The first position, and one step for every event of the review. */
  steps: PackedStep[];
}

/** The fields that are not as they were; `view` is packed on its own. */
function changes<All extends object>(now: All, before: Partial<All>): Partial<All> {
  const isNew = ([name, value]: [string, unknown]) =>
    name !== "view" && JSON.stringify(value) !== JSON.stringify(before[name as keyof All]);
  return Object.fromEntries(Object.entries(now).filter(isNew)) as Partial<All>;
}

export function packed(steps: Step[]): PackedStep[] {
  return steps.map(({ turn, effects, sentences, between, description, view }, i) => {
    const before = steps[i - 1];
    const changed = changes(description, before?.description ?? {});
    return { turn, effects, sentences, between, changed, view: changes(view, before?.view ?? {}) };
  });
}

/** Law: unpacked(packed(steps)) equals the steps. */
export function unpacked(steps: PackedStep[]): Step[] {
  let description = {} as Description;
  let view = {} as View;
  return steps.map(({ turn, effects, sentences, between, changed, view: seen }) => {
    view = { ...view, ...seen };
    description = { ...description, ...changed, view } as Description;
    return { turn, effects, sentences, between, description, view };
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

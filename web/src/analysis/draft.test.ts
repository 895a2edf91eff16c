import { expect, test } from "vitest";
import type { Engine } from "../engine/engine";
import type { Description } from "../engine/types";
import { Draft } from "./draft.svelte";

const partsOf = (name: string) => ({ name }) as unknown as Description;
const settle = () => new Promise((later) => setTimeout(later));

/** Composes at once; what is opened is described when the test lets it. */
function beginDraft() {
  const opened: string[] = [];
  const describe: (() => void)[] = [];
  const engine = { compose: (parts: Description) => Promise.resolve((parts as unknown as { name: string }).name) };
  const draft: Draft = new Draft(
    () => engine as unknown as Engine,
    () => "en",
    (position) =>
      new Promise<void>((done) => {
        opened.push(position);
        describe.push(() => {
          draft.reset(partsOf(`${position} described`));
          done();
        });
      }),
  );
  draft.reset(partsOf("start"));
  return { draft, opened, describe };
}

test("What is changed while an earlier change is being opened is not lost", async () => {
  const { draft, opened, describe } = beginDraft();
  const first = draft.change(partsOf("three seats"));
  await settle();
  const second = draft.change(partsOf("three seats, C on turn"));
  describe[0]!();
  await first;
  await settle();
  expect(draft.parts).toEqual(partsOf("three seats, C on turn"));
  expect(opened).toEqual(["three seats", "three seats, C on turn"]);
  describe[1]!();
  await second;
  expect(draft.parts).toEqual(partsOf("three seats, C on turn described"));
});

test("A position that was opened otherwise takes the place of the draft", async () => {
  const { draft, describe } = beginDraft();
  const change = draft.change(partsOf("changed"));
  await settle();
  describe[0]!();
  await change;
  draft.reset(partsOf("another"));
  expect(draft.parts).toEqual(partsOf("another"));
});

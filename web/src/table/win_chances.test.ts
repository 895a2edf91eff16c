import { expect, test } from "vitest";
import { WinChances } from "./win_chances.svelte";

/** Answers when it is told to. */
class Oracle {
  readonly asked: string[] = [];
  private readonly waiting: ((shares: number[] | null) => void)[] = [];

  readonly sharesAt = (position: string): Promise<number[]> => {
    this.asked.push(position);
    return new Promise((resolve, reject) =>
      this.waiting.push((shares) => (shares ? resolve(shares) : reject(new Error("no values")))),
    );
  };

  async answer(shares: number[] | null): Promise<void> {
    this.waiting.shift()!(shares);
    await new Promise((later) => setTimeout(later));
  }
}

test("While one position is asked about, only the newest of the others is kept", async () => {
  const oracle = new Oracle();
  const chances = new WinChances(oracle.sharesAt);
  for (const position of ["first", "second", "third"]) void chances.show(position);
  expect(oracle.asked).toEqual(["first"]);
  await oracle.answer([0.5, 0.5]);
  expect(chances.shares).toBeNull();
  expect(oracle.asked).toEqual(["first", "third"]);
  await oracle.answer([0.9, 0.1]);
  expect(chances.shares).toEqual([0.9, 0.1]);
  expect(oracle.asked).toHaveLength(2);
});

test("What was asked about and is taken back is not told", async () => {
  const oracle = new Oracle();
  const chances = new WinChances(oracle.sharesAt);
  void chances.show("before");
  await oracle.answer([0.5, 0.5]);
  void chances.show("after");
  void chances.show("before");
  await oracle.answer([0.9, 0.1]);
  expect(chances.shares).toEqual([0.5, 0.5]);
  expect(oracle.asked).toEqual(["before", "after"]);
});

test("Where the engine cannot tell there are none, until it can again", async () => {
  const oracle = new Oracle();
  const chances = new WinChances(oracle.sharesAt);
  void chances.show("first");
  await oracle.answer(null);
  expect(chances.shares).toBeNull();
  void chances.show("second");
  await oracle.answer([1, 0]);
  expect(chances.shares).toEqual([1, 0]);
});

import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (place: string) => stored.get(place) ?? null,
  setItem: (place: string, text: string) => void stored.set(place, text),
});

beforeEach(() => {
  stored.clear();
  vi.resetModules();
});

const load = () => import("./kept_keys");

test("A key is kept through a reload until it is forgotten", async () => {
  const first = await load();
  expect(first.keptKey("T")).toBeNull();
  first.keepKey("T", "mine", "another's");
  vi.resetModules();
  const second = await load();
  expect(second.keptKey("T")).toBe("mine");
  second.forgetKey("T", "mine");
  vi.resetModules();
  expect((await load()).keptKey("T")).toBeNull();
});

test("A seat that one was brought to by a link is not one's own", async () => {
  const { keepKey, keptKey, forgetKey } = await load();
  keepKey("T", "mine", "another's");
  keepKey("T", "another's", "a third's");
  keepKey("T", "a third's", "another's");
  expect(keptKey("T")).toBe("mine");
  forgetKey("T", "mine");
  expect(keptKey("T")).toBeNull();
});

test("Every own seat that was left is kept, the first one first", async () => {
  const { keepKey, keptKey, forgetKey } = await load();
  // Anna leaves A for B by a link, stands up there, sits down at C, and follows a link to D.
  keepKey("T", "A", "B");
  keepKey("T", "C", "D");
  expect(keptKey("T")).toBe("A");
  forgetKey("T", "A");
  vi.resetModules();
  const again = await load();
  expect(again.keptKey("T")).toBe("C");
  again.forgetKey("T", "C");
  expect(again.keptKey("T")).toBeNull();
});

test("A key is kept once, and another table's are left alone", async () => {
  const { keepKey, keptKey, forgetKey } = await load();
  keepKey("T", "A", "B");
  keepKey("T", "A", "C");
  keepKey("U", "A", "B");
  forgetKey("T", "A");
  expect(keptKey("T")).toBeNull();
  expect(keptKey("U")).toBe("A");
});

test("Keys of earlier versions are read", async () => {
  stored.set("gockel.keys", '[["T", "mine"]]');
  const { keptKey, keepKey } = await load();
  expect(keptKey("T")).toBe("mine");
  keepKey("T", "other", "third");
  expect(keptKey("T")).toBe("mine");
});

test("What is no list of keys is not read", async () => {
  stored.set("gockel.keys", '{"T": 1}');
  expect((await load()).keptKey("T")).toBeNull();
});

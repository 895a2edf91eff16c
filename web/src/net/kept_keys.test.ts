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
  first.keepKey("T", "mine");
  vi.resetModules();
  const second = await load();
  expect(second.keptKey("T")).toBe("mine");
  second.forgetKey("T");
  vi.resetModules();
  expect((await load()).keptKey("T")).toBeNull();
});

test("The first seat that was left is one's own", async () => {
  const { keepKey, keptKey } = await load();
  keepKey("T", "mine");
  keepKey("T", "another's");
  expect(keptKey("T")).toBe("mine");
});

test("What is no list of keys is not read", async () => {
  stored.set("gockel.keys", '{"T": 1}');
  expect((await load()).keptKey("T")).toBeNull();
});

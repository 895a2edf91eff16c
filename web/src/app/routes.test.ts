import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { codeFrom, games, routeOf } from "./routes";

test("Paths name pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new")).toEqual({ page: "new" });
  expect(routeOf("/t/K7QX")).toEqual({ page: "table", code: "K7QX" });
  expect(routeOf("/t/k7qx")).toEqual({ page: "table", code: "K7QX" });
  expect(routeOf("/t/K7QX/")).toEqual({ page: "table", code: "K7QX" });
  expect(routeOf("/t/K7QX/replay")).toEqual({ page: "replay", code: "K7QX" });
  expect(routeOf("/replay")).toEqual({ page: "replay", code: null });
  expect(routeOf("/analysis")).toEqual({ page: "analysis" });
  expect(routeOf("/companion")).toEqual({ page: "companion", code: null });
  expect(routeOf("/companion/uk7qx")).toEqual({ page: "companion", code: "UK7QX" });
  expect(routeOf("/train")).toEqual({ page: "train" });
  expect(routeOf("/daily")).toEqual({ page: "daily" });
  expect(routeOf("/learn")).toEqual({ page: "learn", game: null });
  expect(routeOf("/learn/wok")).toEqual({ page: "learn", game: "wok" });
});

test("The server knows of every page", () => {
  const known = readFileSync("public/paths.txt", "utf8").trim().split("\n");
  const pages = known.map((path) => routeOf(path.replace("*", "K7QX")));
  expect(pages.filter(({ page }) => page === "missing")).toEqual([]);
  const names = [
    "home",
    "new",
    "tables",
    "settings",
    "here",
    "notebook",
    "companion",
    "analysis",
    "train",
    "daily",
    "replay",
    "learn",
    "table",
    "review",
  ];
  expect(new Set(pages.map(({ page }) => page))).toEqual(new Set(names));
  const lessons = pages.filter((page) => page.page === "learn").map(({ game }) => game);
  expect(lessons).toEqual([null, ...games]);
});

test("Other paths are no page", () => {
  for (const path of ["/t", "/new/x", "/learn/chess", "/t/K7QX/x", "/t/K7QX/replay/x", "/companion/x/y", "/x", "/%E0%A4%A"])
    expect(routeOf(path), path).toEqual({ page: "missing" });
});

test("A code is found in what people type or paste", () => {
  for (const typed of ["k7qx m2pd", "K7QX-M2PD", " K7QXM2PD ", "https://a.example/t/K7QXM2PD", "a.example/t/K7QXM2PD/replay#x"])
    expect(codeFrom(typed), typed).toBe("K7QXM2PD");
});

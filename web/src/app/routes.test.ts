import { expect, test } from "vitest";
import { codeFrom, routeOf } from "./routes";

test("Paths name pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new")).toEqual({ page: "new" });
  expect(routeOf("/t/K7QX")).toEqual({ page: "table", code: "K7QX" });
  expect(routeOf("/t/K7QX/")).toEqual({ page: "table", code: "K7QX" });
  expect(routeOf("/t/K7QX/replay")).toEqual({ page: "replay", code: "K7QX" });
  expect(routeOf("/replay")).toEqual({ page: "replay", code: null });
  expect(routeOf("/learn")).toEqual({ page: "learn", game: null });
  expect(routeOf("/learn/wok")).toEqual({ page: "learn", game: "wok" });
});

test("Other paths are no page", () => {
  for (const path of ["/t", "/new/x", "/learn/chess", "/t/K7QX/x", "/t/K7QX/replay/x", "/x", "/%E0%A4%A"])
    expect(routeOf(path), path).toEqual({ page: "missing" });
});

test("A code is found in what people type or paste", () => {
  for (const typed of ["k7qx m2pd", "K7QX-M2PD", " K7QXM2PD ", "https://a.example/t/K7QXM2PD", "a.example/t/K7QXM2PD/replay#x"])
    expect(codeFrom(typed), typed).toBe("K7QXM2PD");
});

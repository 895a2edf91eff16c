import { expect, test } from "vitest";
import { aboutName, httpRefusal, refusalOf } from "./refusal";

test("The exact reason counts where there are words for it, otherwise the code", () => {
  const refused = (more: { reason?: string }) => httpRefusal(429, { code: "too_fast", message: "", ...more }).reason;
  expect(refused({})).toBe("too_fast");
  expect(refused({ reason: "something_new" })).toBe("too_fast");
  expect(refused({ reason: "too_many_open_tables" })).toBe("too_many_open_tables");
  const answer = refusalOf({ code: -32014, message: "", data: { version: 1, reason: "too_many_open_tables" } });
  expect(answer.reason).toBe("too_many_open_tables");
});

test("Only what is wrong with a name is said at its field", () => {
  expect(aboutName("name_length")).toBe("name_length");
  expect(aboutName("too_many_open_tables")).toBeNull();
  expect(aboutName(null)).toBeNull();
});

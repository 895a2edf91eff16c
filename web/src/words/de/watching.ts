import type * as en from "../en/watching";

export const watching: typeof en.watching = {
  chances: "Siegchancen",
  show: "Siegchancen zeigen",
};

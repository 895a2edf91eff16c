import type * as en from "../en/watching";

export const watching: typeof en.watching = {
  chances: "Chances de gagner",
  show: "Montrer les chances de gagner",
};

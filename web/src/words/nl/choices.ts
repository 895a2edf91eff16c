import type { Words } from "../en";

export const choices: Words["choices"] = {
  numbers: "In cijfers",
  only: "Er valt niets anders te kiezen.",
  keep: "Liever niet",
};

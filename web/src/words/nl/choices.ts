import type { Words } from "../en";

export const choices: Words["choices"] = {
  numbers: "In cijfers",
  keep: "Liever niet",
};

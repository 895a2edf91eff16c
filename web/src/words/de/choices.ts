import type { Words } from "../en";

export const choices: Words["choices"] = {
  numbers: "In Zahlen",
  keep: "Lieber nicht",
};

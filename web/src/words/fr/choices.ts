import type { Words } from "../en";

export const choices: Words["choices"] = {
  numbers: "En chiffres",
  keep: "Plutôt pas",
};

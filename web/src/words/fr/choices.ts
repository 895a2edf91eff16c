import type { Words } from "../en";

export const choices: Words["choices"] = {
  numbers: "En chiffres",
  only: "Il n’y a rien d’autre à choisir.",
  keep: "Plutôt pas",
};

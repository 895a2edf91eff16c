import type { Words } from "../en";

export const choices: Words["choices"] = {
  numbers: "In Zahlen",
  only: "Etwas anderes gibt es nicht zu wählen.",
  keep: "Lieber nicht",
};

/** What the page adds to the choices and hints, which the engine words. */
export const choices = {
  numbers: "In numbers",
  only: "There is nothing else to choose.",
  keep: "Rather not",
};

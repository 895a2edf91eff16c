import type { Words } from "../en";

export const throws: Words["throws"] = {
  throw: "Dobbelstenen gooien",
  space: "Spatiebalk",
  hint: "Houd de dobbelstenen vast om te schudden, laat los om te gooien.",
  toMyTurn: "Door naar mijn beurt",
  ahead: "Doorspoelen",
  legend: "Jouw dobbelstenen",
  byHand: "ik gooi ze zelf",
  byThemselves: "ze vallen vanzelf",
  selfHere: "Mijn dobbelstenen vallen vanzelf",
  vibration: "Trillen",
  speed: (name: string) => `Snelheid: ${name}`,
};

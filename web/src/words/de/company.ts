import type { Words } from "../en";

/** People and computer players at one table: who is waited for, what is called out, how everybody looks. */
export const company: Words["company"] = {
  callOut: "Zurufen",
  show: "Zeigen, was andere rufen",
  reactions: {
    bravo: "Bravo!",
    laugh: "Haha!",
    wow: "Wow!",
    phew: "Puh!",
    oh_no: "Oh nein!",
    hurry: "Na los!",
  },
  notConnected: (name: string) => `${name} ist nicht verbunden.`,
  takesOver: (time: string) => `In ${time} übernimmt ein Computerspieler.`,
  seconds: (count: number) => `${count} s`,
  letComputer: "Jetzt einen Computerspieler spielen lassen",
  idle: (name: string) => `${name} hat eine Weile nicht gezogen.`,
  ask: "Die anderen fragen: Soll ein Computerspieler spielen?",
  asks: (names: string, name: string) => `Ein Computerspieler soll für ${name} weiterspielen. Dafür: ${names}.`,
  asksYou: (names: string) => `Ein Computerspieler soll für dich weiterspielen. Dafür: ${names}.`,
  agree: "Einverstanden",
  waitsFor: (names: string) => `Es fehlt noch die Zustimmung von: ${names}.`,
  animal: "Dein Tier",
  animalIdea: "So sitzt du am Tisch.",
  animals: {
    none: "keins",
    fox: "Fuchs",
    cat: "Katze",
    hedgehog: "Igel",
    frog: "Frosch",
    mouse: "Maus",
    bear: "Bär",
  },
};

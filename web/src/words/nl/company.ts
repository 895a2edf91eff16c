import type { Words } from "../en";

/** People and computer players at one table: who is waited for, what is called out, how everybody looks. */
export const company: Words["company"] = {
  callOut: "Roepen",
  show: "Laten zien wat anderen roepen",
  reactions: {
    bravo: "Bravo!",
    laugh: "Haha!",
    wow: "Wauw!",
    phew: "Poeh!",
    oh_no: "O nee!",
    hurry: "Jouw beurt!",
  },
  notConnected: (name: string) => `${name} is niet verbonden.`,
  takesOver: (time: string) => `Over ${time} neemt een computerspeler het over.`,
  seconds: (count: number) => `${count} s`,
  letComputer: "Nu een computerspeler laten spelen",
  idle: (name: string) => `${name} heeft een tijdje niets gedaan.`,
  ask: "De anderen vragen: mag een computerspeler spelen?",
  asks: (names: string, name: string) => `Een computerspeler mag verder spelen voor ${name}. Voorstel van ${names}.`,
  asksYou: (names: string) => `Een computerspeler mag verder spelen voor jou. Voorstel van ${names}.`,
  agree: "Akkoord",
  waitsFor: (names: string) => `Nog niet akkoord: ${names}.`,
  animal: "Jouw dier",
  animalIdea: "Zo zit je aan tafel.",
  animals: {
    none: "geen",
    fox: "Vos",
    cat: "Kat",
    hedgehog: "Egel",
    frog: "Kikker",
    mouse: "Muis",
    bear: "Beer",
  },
};

import type { Words } from "../en";

/** People and computer players at one table: who is waited for, what is called out, how everybody looks. */
export const company: Words["company"] = {
  callOut: "Lancer un mot",
  show: "Montrer ce que lancent les autres",
  reactions: {
    bravo: "Bravo\u202f!",
    laugh: "Ha ha\u202f!",
    wow: "Ouah\u202f!",
    phew: "Ouf\u202f!",
    oh_no: "Oh non\u202f!",
    hurry: "À toi\u202f!",
  },
  notConnected: (name: string) => `${name} est hors ligne.`,
  takesOver: (time: string) => `Un joueur virtuel prend le relais dans ${time}.`,
  seconds: (count: number) => `${count} s`,
  letComputer: "Laisser jouer un joueur virtuel",
  idle: (name: string) => `${name} n’a pas joué depuis un moment.`,
  ask: "Demander aux autres\u202f: un joueur virtuel\u202f?",
  asks: (names: string, name: string) => `Un joueur virtuel pour remplacer ${name}\u202f? Proposé par\u202f: ${names}.`,
  asksYou: (names: string) => `Un joueur virtuel à ta place\u202f? Proposé par\u202f: ${names}.`,
  agree: "D’accord",
  waitsFor: (names: string) => `Il manque encore l’accord de\u202f: ${names}.`,
  animal: "Ton animal",
  animalIdea: "C’est ainsi qu’on te voit à la table.",
  animals: {
    none: "aucun",
    fox: "Renard",
    cat: "Chat",
    hedgehog: "Hérisson",
    frog: "Grenouille",
    mouse: "Souris",
    bear: "Ours",
  },
};

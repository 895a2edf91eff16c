import type { Specialist } from "../../engine/types";
import type { board as english } from "../en/board";

/** "Anna reçoit la poule." */
export const specialistWithArticle: Record<Specialist, string> = {
  can: "le ver en boîte",
  hen: "la poule",
  raven: "le corbeau",
  weasel: "la belette",
  golden: "le dé d'or",
  apple: "la pomme",
};

/** "La poule va sur la 13." */
export const specialistAtStart = (s: Specialist): string => specialistWithArticle[s].replace(/^l/, "L");

/** "d'Anna", "de Bruno", "d'Hélène", "de Yann". */
const withDe = (name: string): string =>
  /^([aeiouàâäéèêëîïôöùûüæœ]|y[^aeiou]|h[éèy]|henr|hipp|hono|hort)/i.test(name) ? `d'${name}` : `de ${name}`;

const about: Record<Specialist, string> = {
  can: "Si tu t'arrêtes sans ver, il compte pour un\u202f: 5 points.",
  hen: "Garde ta tuile du dessus. Les voleurs et la malchance ne te prennent que la poule.",
  raven: "Donne un ver grillé à qui prend sa tuile, puis s'envole plus loin.",
  weasel: "Une fois par tour\u202f: relance tous les dés que tu viens de lancer.",
  golden: "Un neuvième dé, qui n'a que des 1 et des vers.",
  apple: "3 vers à la fin de la partie.",
};

/** In French 0 is singular, too. */
const count = (n: number, one: string, many: string) => `${n} ${Math.abs(n) < 2 ? one : many}`;
const worms = (n: number) => count(n, "ver", "vers");
const dice = (n: number) => count(n, "dé", "dés");
const bratworms = (n: number) => count(n, "ver grillé", "vers grillés");
const numbers = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
const his = (one: string, many: string) => (n: number) => `${numbers[n] ?? n} ${n < 2 ? one : many}`;
const her = (one: string, many: string) => (n: number) => (n < 2 ? `${numbers[n]!}e ${one}` : `${numbers[n] ?? n} ${many}`);

export const board: typeof english = {
  worms,
  dice,
  points: (n) => count(n, "point", "points").replace("-", "−"),
  percent: (p) =>
    p > 0 && p < 0.0005 ? "moins de 0,1\u202f%" : `${Number((p * 100).toFixed(p < 0.1 ? 1 : 0))}\u202f%`.replace(".", ","),
  list: (items) => new Intl.ListFormat("fr").format(items),
  colon: (what, more) => `${what}\u202f: ${more}`,

  yourTurn: "À toi de jouer",
  turnOf: (name) => `Au tour ${withDe(name)}`,
  youWin: "Tu as gagné\u202f!",
  wins: (name) => `Victoire ${withDe(name)}`,
  shared: (names) => `${names} se partagent la victoire`,
  waiting: (name) => `${name} réfléchit`,
  sending: "Envoi …",
  ask: {
    choose: "Jouer avec le dé d'or\u202f?",
    ready: "Les dés sont prêts",
    air: "Les dés roulent",
    rolled: "Touche les dés à mettre de côté",
    weasel: "Mettre des dés de côté ou envoyer la belette\u202f?",
    rescue: "Rien à mettre de côté. Envoyer la belette\u202f?",
    hand: "Relancer ou t'arrêter\u202f?",
    allAside: "Comment t'arrêtes-tu\u202f?",
    rob: "À qui prends-tu un ver grillé\u202f?",
    raven: "Le corbeau\u202f: à qui prends-tu un ver grillé\u202f?",
    back: "Tu as deux spécialistes. Qui repart\u202f?",
    wok: "Bloque des dés ou sers-toi",
    wokRoll: "Bloque des dés et relance les autres",
    wokLast: "Dernier lancer\u202f: sers-toi",
    over: "La partie est finie",
  },

  grill: "Gril",
  tile: (tile) => `Tuile ${tile}`,
  tileDown: "retournée",
  stopHere: "à toi si tu t'arrêtes",
  stopLower: "ou celle-ci",
  sushiRow: "Sushis",
  boneRow: "Arêtes",
  rowEmpty: "plus rien",
  supply: (n) => `encore ${bratworms(n)}`,
  seats: "Joueurs",
  you: "toi",
  bot: "ordinateur",
  away: "un ordinateur joue à sa place",
  absent: "hors ligne",
  stack: (n) => `pile de ${n}`,
  noTile: "aucune tuile",
  hidden: "caché",
  pile: { sushi: "sushis", bone: "arêtes" },
  counting: (n, of) => `${count(n, "sushi", "sushis")} sur ${of} ${n < 2 ? "compte" : "comptent"}`,
  bratworms,
  specialist: {
    can: "ver en boîte",
    hen: "poule",
    raven: "corbeau",
    weasel: "belette",
    golden: "dé d'or",
    apple: "pomme",
  },
  about,

  diceTitle: "Dés",
  kept: "De côté",
  locked: "Bloqués",
  inHand: (n) => `${dice(n)} en main`,
  total: "Total",
  noWorm: "pas encore de ver",
  rollOf: (n) => `Lancer ${n} sur 3`,
  lastRoll: "Dernier lancer",
  face: {
    "1": his("1", "1"),
    "2": his("2", "2"),
    "3": his("3", "3"),
    "4": his("4", "4"),
    "5": his("5", "5"),
    w: his("ver", "vers"),
    s: his("sushi", "sushis"),
    f: her("arête", "arêtes"),
    b: her("paire de baguettes bleues", "paires de baguettes bleues"),
    r: her("paire de baguettes rouges", "paires de baguettes rouges"),
  },
  alone: (what) => what,
  usedUp: "déjà mis de côté ce tour-ci",

  keep: (what) => `Mettre ${what} de côté`,
  keepGain: (points, total) => `+${points}, total ${total}`,
  golden: ["Avec le dé d'or", "Neuf dés\u202f; le dé d'or n'a que des 1 et des vers"],
  plain: ["Sans lui", "Huit dés, comme d'habitude"],
  weasel: ["Envoyer la belette", "Relance ces dés\u202f; le nouveau lancer compte"],
  letStand: ["Accepter l'échec", "L'essai est raté"],
  roll: (n) => `Lancer ${dice(n)}`,
  rollGolden: (n) => (n === 0 ? "Lancer le dé d'or" : `Lancer ${dice(n)} et le dé d'or`),
  bustChance: (p) => `${p} de risque de tout rater`,
  bustNever: "sans aucun risque",
  stop: "S'arrêter",
  stopWith: (total) => `S'arrêter à ${total}`,
  stopCan: (total) => `S'arrêter à ${total} avec le ver en boîte`,
  gets: {
    grill: (tile, worms) => `Prendre la ${tile} (${worms})`,
    steal: (tile, name, worms) => `Voler la ${tile} à ${name} (${worms})`,
    hen: (name) => `Prendre la poule à ${name}\u202f; la tuile reste`,
    no_worm: "Raté\u202f: aucun ver de côté",
    nothing: "Raté\u202f: aucune tuile pour ce total",
  },
  rob: (name) => `À ${name}`,
  robDetail: (n) => `A ${bratworms(n)}`,
  putBack: (s) => `Remettre ${specialistWithArticle[s]}`,
  keepsOther: (s) => `Tu gardes ${specialistWithArticle[s]}. ${about[s]}`,
  lock: (locked, rest) => `En bloquer ${locked}, en relancer ${rest}`,
  lockNone: "Pour relancer, touche les dés à bloquer",
  lockAll: "Garde au moins un dé à relancer",
  lockDie: (what) => `Bloquer ${what}`,
  take: { sushi: (v) => `Prendre le sushi +${v}`, bone: (v) => `Prendre l'arête −${v}` },
  takePlace: (place) => `Numéro ${place} de la rangée`,
  stealTop: (what, name) => `Voler ${what} à ${name}`,
  stealFrom: { sushi: (name) => `Voler un sushi à ${name}`, bone: (name) => `Voler une arête à ${name}` },
  course: {
    sushi: (v) => (v === null ? "un sushi" : `le sushi +${v}`),
    bone: (v) => (v === null ? "une arête" : `l'arête −${v}`),
  },
  depth: (n) => (n === 1 ? "sur le dessus" : `${n}e en partant du haut`),

  secondsLeft: (n) => `${n} s`,
  timeLeft: "temps restant",
  daysLeft: (n) => count(n, "jour", "jours"),
  hoursLeft: (n) => count(n, "heure", "heures"),

  keys: "Touches",
  keyHelp: [
    ["1 – 5, W", "mettre ce symbole de côté\u202f; au Sushi Bar, 1 – 5 bloquent un dé"],
    ["R", "lancer"],
    ["S", "s'arrêter\u202f; au Sushi Bar, prendre le sushi"],
    ["B", "au Sushi Bar, prendre l'arête"],
    ["← → ↑ ↓", "passer d'un dé ou d'un bouton à l'autre"],
    ["Entrée", "choisir"],
    ["T", "lire la table à voix haute"],
    ["?", "cette aide"],
  ],
  close: "Fermer",

  spoken: {
    title: "La table en mots",
    grillUp: (tiles) => `Sur le gril\u202f: ${tiles}.`,
    grillEmpty: "Le gril est vide.",
    row: (name, tiles) => `${name}\u202f: ${tiles}.`,
    seat: (name, things, score) => `${name}\u202f: ${things}\u202f; ${score}.`,
    seatHidden: (name, things) => `${name}\u202f: ${things}.`,
    top: (tile, n) => (n === 1 ? `la ${tile}` : `la ${tile} sur une pile de ${n}`),
    on: (s, tile) => `${tile} avec ${specialistWithArticle[s]}`,
    kept: (what, total) => `De côté\u202f: ${what}\u202f; total ${total}.`,
    locked: (what) => `Bloqués\u202f: ${what}.`,
    rolled: (what) => `Le lancer\u202f: ${what}.`,
    choices: (what) => `Tu as le choix\u202f: ${what}.`,
    or: (items) => new Intl.ListFormat("fr", { type: "disjunction" }).format(items),
  },
};

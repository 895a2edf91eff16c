const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What the page says around the table; what lies on it is put into words by the engine. */
export const board = {
  sending: "Sending …",
  seats: "Players",
  bot: "computer",
  program: "a program",
  away: "a computer stands in",
  absent: "not connected",
  diceTitle: "Dice",

  // Time
  secondsLeft: (n: number) => `${n} s`,
  timeLeft: "time left",
  daysLeft: (n: number) => count(n, "day", "days"),
  hoursLeft: (n: number) => count(n, "hour", "hours"),

  // Keyboard
  keys: "Keys",
  keyHelp: [
    ["1 – 5, W", "keep that face; in the Wok 1 – 5 lock a die"],
    ["R", "roll"],
    ["Space", "hold to shake the dice, let go to throw them; else skip to your turn"],
    ["S", "stop; in the Wok take the sushi"],
    ["B", "in the Wok take the bone"],
    ["← → ↑ ↓", "move between dice and buttons"],
    ["Enter", "choose"],
    ["T", "read out the table"],
    ["?", "this help"],
  ],
  close: "Close",

  spokenTitle: "The table in words",
};

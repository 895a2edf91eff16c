const times = (count: number) => (count === 1 ? "once" : `${count} times`);
const positions = (count: number) => (count === 1 ? "1 position" : `${count} positions`);

/** Puzzles: the trainer, and those of the day. */
export const trainer = {
  lead: "Positions to decide, from your own games and made for you. What you miss comes back until you know it.",
  game: "Game",
  anyGame: "All games",
  theme: "Theme",
  anyTheme: "All themes",
  themes: {
    stop: "Stop or roll",
    keep: "Which dice to keep",
    lock: "Which dice to lock",
    rob: "Whom to rob",
    specialist: "Specialists",
    last_tiles: "The last tiles",
  },
  stand: (own: number, due: number, learned: number) =>
    `${own === 0 ? "None" : own} from your games · ${due === 0 ? "nothing" : positions(due)} to repeat · ${positions(learned)} known for now`,
  looking: (left: number) => (left === 1 ? "Looking through 1 more game …" : `Looking through ${left} more games …`),
  making: "A position is being made …",
  none: "No position was found for this. Try again, or choose another theme.",
  ownGame: "from one of your games",
  made: "made for you",
  asked: (count: number) => `asked ${times(count)} before`,
  right: "Right: this is the best move.",
  fine: "Good: practically as good as the best move.",
  wrong: (verdict: string) => `Not the best: ${verdict}.`,
  gaveAway: (percent: string) => `It gives away ${percent} of the win.`,
  yours: "yours",
  playedThen: (move: string) => `In the game you played: ${move}.`,
  comesBack: (when: string) => `This comes back ${when}.`,
  tryOut: "Try it out",
  next: "Next position",

  dailyLead: "Five positions, the same for everybody today. Each can be answered once.",
  dayMarks: "Your answers today",
  marks: { good: "good", doubtful: "doubtful", bad: "bad", very_bad: "very bad", open: "not answered yet" },
  ofDay: (number: number, all: number) => `Position ${number} of ${all}`,
  toResult: "To the result",
  dayDone: "Done for today",
  gaveNothing: "Nothing given away.",
  gaveInAll: (percent: string) => `${percent} of the win given away.`,
  days: (count: number) => (count === 1 ? "1 day in a row." : `${count} days in a row.`),
  streak: (count: number, forgiven: number) => {
    const days = count === 1 ? "1 day in a row" : `${count} days in a row`;
    return forgiven === 0 ? `${days}.` : `${days}, ${forgiven === 1 ? "1 missed day" : `${forgiven} missed days`} forgiven.`;
  },
  streakIdea: "One missed day a week is forgiven.",
  shareTitle: "Gockel's daily puzzle",
  shareLine: "The result in one line",
  shareCopy: "Copy result",
  share: "Share",
  savePicture: "Save as a picture",
};

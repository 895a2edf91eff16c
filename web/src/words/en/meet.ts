/** How people come to a table, find it again and leave it. */
export const meet = {
  games: "Which game?",
  unfinished: "Go on playing",
  yourTurn: "Your turn",
  turnOf: (name: string) => `${name} is to play`,
  waiting: "Waiting for players",
  alone: "Just you",
  codeWanted: "Please type the code of a table, or paste its link.",
  nameTooLong: (more: number) => `That is ${more === 1 ? "1 character" : `${more} characters`} too many: a name has at most 24.`,
  awaits: (name: string) => `waiting for ${name}`,
  watching: (names: string) => `You are watching ${names}.`,
  watcherNext: "When they play again you can take a free seat.",
  leaveTitle: "Leave the table?",
  leaveIdea: (names: string) =>
    `You are in the middle of a game with ${names}. Your seat is kept, and you find the table on the home page. If you stay away, a computer player moves for you.`,
  stay: "Stay here",
  leave: "Leave",
  hereOnly: "Only this computer reaches the table so far: a link would lead others nowhere.",
  openHouse: "To let others in your network in, end the server and start it like this:",
  openSources: "Or, where you built it yourself:",
  houseAddress: "Others in your network reach this server at",
  places: "Places",
};

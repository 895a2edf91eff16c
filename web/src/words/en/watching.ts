/** How the game stands, for those who watch. */
export const watching = {
  chances: "Win chances",
  show: "Show the win chances",
};

// What the page of a table shows before the game, behind it and when it is asked for: whoever comes to a game that is played
// waits for none of it.
export { default as GameOver } from "./GameOver.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as TableMenu } from "./TableMenu.svelte";

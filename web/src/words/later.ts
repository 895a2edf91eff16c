export type { LaterWords } from "./en_later";
export { laterWords } from "./index.svelte";

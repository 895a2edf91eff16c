import type { Level } from "../net/messages";

/** The computer players that are offered, from weak to strong; the server knows some more for measuring. */
export const levels: readonly Level[] = ["child", "beginner", "casual", "club", "expert", "best"];

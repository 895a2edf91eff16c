// What index.html begins at a server's table, before any script of the page is there (scripts/first_script.ts).
import type { EarlySocket } from "../net/early_socket";

export interface HeadStart {
  socket?: EarlySocket;
  /** The engine's, which waits for it. */
  worker?: Worker;
}

const page = globalThis as { headStart?: HeadStart };

/** Hands over a part of it, once; nothing where there was no head start. */
export function takeHeadStart<Part extends keyof HeadStart>(part: Part): HeadStart[Part] {
  const taken = page.headStart?.[part];
  delete page.headStart?.[part];
  return taken;
}

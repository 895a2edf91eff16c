import { fetchInfo } from "./http";

/** Whether the page was opened on the server's own machine. */
export const onServer = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** What links for others begin with: who opened the page on the server's own machine needs the address that others can reach. */
export class ShareOrigin {
  origin = $state(location.origin);
  /** Nobody else reaches the server. */
  hereOnly = $state(false);

  constructor() {
    if (onServer) void this.#ask().catch(() => undefined);
  }

  async #ask(): Promise<void> {
    const { address, loopback } = await fetchInfo();
    this.hereOnly = loopback;
    if (address) this.origin = address.replace(/\/$/, "");
  }
}

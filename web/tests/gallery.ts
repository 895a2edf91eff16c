import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { createServer } from "vite";
import { phone } from "./browser";
import { Person, type Manner } from "./people";

export interface Gallery {
  /** A board with these positions, one below the other, which somebody at this browser is to play. */
  boardAt(position: string | string[], manner?: Manner & { lang?: string }): Promise<Person>;
  close(): Promise<void>;
}

/**
 * The boards of the gallery: a position of every kind without playing up to it. Vite makes them from the sources; two that filled
 * one folder with what they have prepared would get into each other's way.
 */
export async function openGallery(browser: Browser): Promise<Gallery> {
  const cacheDir = mkdtempSync(join(tmpdir(), "gockel-gallery-"));
  const server = await createServer({ logLevel: "error", cacheDir, server: { host: "127.0.0.1", hmr: false, watch: null } });
  await server.listen(0);
  const address = server.resolvedUrls!.local[0]!.replace(/\/$/, "");
  return {
    async boardAt(positions, { lang = "en", ...manner } = {}) {
      const person = await Person.enter(browser, { size: phone, ...manner }, address);
      const query = new URLSearchParams([["lang", lang], ...[positions].flat().map((at) => ["at", at])]);
      await person.page.goto(`${address}/gallery.html?${query.toString()}`);
      await person.page
        .locator(".board .seats")
        .nth([positions].flat().length - 1)
        .waitFor();
      return person;
    },
    async close() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

/** In the gallery: the boards as a table shows them, without the gallery's own headings and logs; the last one can be scrolled to its top, too. */
export const asAtATable =
  "h2, .log { display: none } .board { --board-height: 100dvh } p.news { min-height: 44px !important } body { padding-bottom: 100vh }";
/** How high the bar is that a table has above the board, in pixels. */
export const aboveBoard = 48;

// The dice of docs/server.md, Fair dice. Hashes are computed here and not by the browser's SubtleCrypto, which is
// missing where a page is served over plain http, as in the house.
import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import type { Seed } from "../engine/types";

/** What the server shows before the game: the SHA-256 of its secret. All texts are hex digits. */
export function commitOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * What starts the generator for draw number `n`: 0 sets the game up, 1, 2, ... are its rolls. `lucks` has a text per
 * seat, empty for computer players.
 */
export function drawSeed(secret: string, lucks: string[], n: number): Seed {
  const message = ["gockel 1", ...lucks, n].map((line) => `${line}\n`).join("");
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(message)).slice(0, 8));
}

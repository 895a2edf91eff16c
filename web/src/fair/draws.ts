// The hashes of docs/server.md, Fair dice. They are computed here and not by the browser's SubtleCrypto, which is
// missing where a page is served over plain http, as in the house. All texts of bytes are hex digits.
import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import type { Seed } from "../engine/types";
import type { Entry } from "../net/messages";

const ofBytes = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));
const ofText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What the server shows before the game: the SHA-256 of its secret. */
export const commitOf = ofBytes;

/** The link of a chain that was shown before this one. */
export const linkBefore = ofBytes;

/** What people add to a draw: luck once, at sitting down, or a new link with every throw of their own. */
export type Contribution = "lucks" | "links";

/**
 * What starts the generator for draw number `n`: 0 sets the game up, 1, 2, ... are its rolls. `added` has a text per
 * seat, empty for computer players.
 */
export function drawSeed(secret: string, kind: Contribution, added: string[], n: number): Seed {
  const message = [kind === "lucks" ? "gockel 1" : "gockel 2", ...added, n].map((line) => `${line}\n`).join("");
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(message)).slice(0, 8));
}

/** What a computer player's choice begins with, for `Engine.pick`. `events` are the rolls and moves before it. */
export function decisionSeed(publicSeed: string, events: number): number {
  const digits = ofText(`gockel decision\n${publicSeed}\n${events}\n`).slice(0, 16);
  return Number(BigInt(`0x${digits}`) % 1_000_000_000n);
}

/** What stands for a name in what an entry's hash covers. */
export const nameHash = (salt: string, name: string): string => ofText(`gockel name\n${salt}\n${name}`);

/** Before the first entry. */
export const noHash = "0".repeat(64);

/** The hash of an entry behind one with the hash `before`. */
export const entryHash = (before: string, entry: Entry): string => ofText(`gockel entry\n${before}\n${coveredText(entry)}`);

/** The entry's text as the server wrote it, without what its hash leaves out. */
function coveredText(entry: Entry): string {
  const left = new Set(["name", "salt", "hash"]);
  const fields = Object.entries(entry).filter(([field]) => !left.has(field));
  const texts = fields.map(([field, value]) => {
    const text = field === "shares" ? `[${(value as number[]).map(shareText).join(",")}]` : JSON.stringify(value);
    return `${JSON.stringify(field)}:${text}`;
  });
  return `{${texts.join(",")}}`;
}

/** Shares are fractions: the server writes the whole ones as 0.0 and 1.0. */
const shareText = (share: number): string => (Number.isInteger(share) ? share.toFixed(1) : String(share));

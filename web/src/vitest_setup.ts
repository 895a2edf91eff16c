// Debian 12's Node has the browser's `crypto`, but not as a global.
import { webcrypto } from "node:crypto";

globalThis.crypto ??= webcrypto as Crypto;

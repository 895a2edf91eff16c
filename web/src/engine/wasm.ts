import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { EngineError, broken } from "./error";

/** What wasm/exports.cpp exports. Addresses and lengths are in bytes. */
interface Exports {
  memory: WebAssembly.Memory;
  /** Runs the module's own set-up, once, before anything else. */
  _initialize(): void;
  allocate(bytes: number): number;
  release(address: number): void;
  handle(line: number, bytes: number): number;
  answer_text(): number;
  give_values(values: number, bytes: number): number;
  give_words(words: number, bytes: number): number;
}

/** Of a SHA-256, and of the secret that dice are drawn with. */
const digestBytes = 32;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Told a line of docs/engine.md that is no answer: how far a request that takes long has come. */
export type Notify = (line: string) => void;

/** The referee's handler: a line in, a line out, at once. Nothing is kept between two lines but position values and words. */
export class Referee {
  #exports: Exports | null = null;
  #notify: Notify | null = null;

  constructor(private module: WebAssembly.Module) {}

  /** Answers by another module from now on; nothing is handed over to it. */
  become(module: WebAssembly.Module): void {
    this.module = module;
    this.#exports = null;
  }

  /** The answer to one line of docs/engine.md. When the module breaks off the next line meets a fresh one. */
  answer(line: string, notify: Notify | null = null): string {
    this.#notify = notify;
    return this.#run((exports) =>
      withBytes(exports, encoder.encode(line), (address, bytes) => {
        const length = exports.handle(address, bytes);
        return decoder.decode(new Uint8Array(exports.memory.buffer, exports.answer_text(), length));
      }),
    );
  }

  /** Whether these were the bytes of position values, which are used from now on. */
  giveValues(values: Uint8Array): boolean {
    return this.#run((exports) => withBytes(exports, values, (address, bytes) => exports.give_values(address, bytes) === 1));
  }

  /** Whether these were the bytes of the words of a language, which are used from now on. */
  giveWords(words: Uint8Array): boolean {
    return this.#run((exports) => withBytes(exports, words, (address, bytes) => exports.give_words(address, bytes) === 1));
  }

  #run<T>(use: (exports: Exports) => T): T {
    try {
      this.#exports ??= this.#start();
      return use(this.#exports);
    } catch (error) {
      this.#exports = null;
      throw new EngineError(broken, `the engine broke off: ${String(error)}`);
    }
  }

  #start(): Exports {
    const part = (address: number, bytes: number) => new Uint8Array(exports.memory.buffer, address, bytes);
    // What wasm/exports.cpp imports: the hashes of fair dice, and who is told of progress.
    const page = {
      notify: (address: number, bytes: number): void => this.#notify?.(decoder.decode(part(address, bytes))),
      sha256: (bytes: number, size: number, digest: number) => part(digest, digestBytes).set(sha256(part(bytes, size))),
      hmac_sha256: (key: number, message: number, size: number, digest: number) =>
        part(digest, digestBytes).set(hmac(sha256, part(key, digestBytes), part(message, size))),
    };
    const exports = new WebAssembly.Instance(this.module, { page }).exports as unknown as Exports;
    exports._initialize();
    return exports;
  }
}

function withBytes<T>(exports: Exports, bytes: Uint8Array, use: (address: number, bytes: number) => T): T {
  const address = exports.allocate(bytes.length);
  if (address === 0) throw new Error("no memory");
  new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  const result = use(address, bytes.length);
  exports.release(address);
  return result;
}

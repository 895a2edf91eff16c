import type { Effect } from "../engine/types";

/** Everything that is heard is made here, with oscillators and noise. */
export type Sound = "shake" | "roll" | "pick" | "take" | "steal" | "fail" | "turn" | "win";

let context: AudioContext | undefined;

function tone(from: number, to: number, start: number, length: number, wave: OscillatorType, volume: number): void {
  const audio = context!;
  const at = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** A die that hits wood. */
function knock(start: number, volume: number): void {
  const audio = context!;
  const at = audio.currentTime + start;
  const length = Math.floor(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 900 + Math.random() * 1200, Q: 2 });
  noise
    .connect(filter)
    .connect(new GainNode(audio, { gain: volume }))
    .connect(audio.destination);
  noise.start(at);
}

/** Each takes the seconds that what is heard takes; most sounds have a length of their own. */
const sounds: Record<Sound, (length: number) => void> = {
  shake: () => {
    for (let i = 0; i < 2; i++) knock(i * 0.05 + Math.random() * 0.04, 0.16);
  },
  // Every die hits the table, hops and hits it again, more softly.
  roll: (length) => {
    for (let i = 0; i < 7; i++) {
      const lies = length * (0.6 + i * 0.06);
      knock(lies * (0.38 + Math.random() * 0.06), 0.5 - i * 0.03);
      knock(lies * (0.68 + Math.random() * 0.05), 0.22 - i * 0.02);
    }
  },
  pick: () => tone(420, 620, 0, 0.09, "triangle", 0.14),
  take: () => {
    tone(392, 392, 0, 0.12, "triangle", 0.16);
    tone(587, 587, 0.1, 0.2, "triangle", 0.16);
  },
  steal: () => {
    tone(880, 300, 0, 0.22, "triangle", 0.16);
    tone(300, 660, 0.2, 0.18, "triangle", 0.16);
  },
  fail: () => {
    tone(300, 190, 0, 0.22, "sawtooth", 0.06);
    tone(220, 110, 0.2, 0.38, "sawtooth", 0.06);
  },
  turn: () => {
    tone(660, 660, 0, 0.12, "sine", 0.14);
    tone(880, 880, 0.12, 0.2, "sine", 0.14);
  },
  win: () => [523, 659, 784, 1047].forEach((f, i) => tone(f, f, i * 0.13, 0.3, "triangle", 0.16)),
};

/** While dice are shaken, a knock this often, in milliseconds. */
export const rattle = 120;

/** Plays a sound of so many seconds; silent where the browser has no audio or has not been touched yet. */
export function play(sound: Sound, length = 0.4): void {
  if (typeof AudioContext === "undefined") return;
  if (typeof navigator !== "undefined" && navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  sounds[sound](length);
}

const soundOfKind: Partial<Record<Effect["kind"], Sound>> = {
  rolled: "roll",
  kept: "pick",
  locked: "pick",
  took: "take",
  ate: "take",
  stole: "steal",
  snatched: "steal",
  failed: "fail",
};

/** The sound of an event: that of its weightiest effect. */
export function soundOf(effects: Effect[]): Sound | null {
  const heard = effects.map((e) => soundOfKind[e.kind]).filter((s) => s !== undefined);
  return heard.at(-1) ?? null;
}

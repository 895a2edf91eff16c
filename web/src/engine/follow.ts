import type { Ask } from "./ask";
import type { Description, Event, Happened, Position } from "./types";

/** What an event brought about, and the description of the position behind it. */
export interface Followed extends Happened {
  description: Description;
}

/** What the engine is asked about many events: all that they bring about, or only the last of it. */
export interface Course {
  position: Position;
  events: Event[];
}

async function described(ask: Ask, happened: Happened): Promise<Followed> {
  return { ...happened, description: (await ask("describe", { position: happened.position })) as Description };
}

async function follow(ask: Ask, { position, events }: Course): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (const event of events) {
    const before = followed.at(-1)?.position ?? position;
    followed.push(await described(ask, (await ask("effects", { position: before, ...event })) as Happened));
  }
  return followed;
}

async function reach(ask: Ask, { position, events }: Course): Promise<Followed> {
  let last: Happened = { position, effects: [] };
  for (const event of events) last = (await ask("effects", { position: last.position, ...event })) as Happened;
  return described(ask, last);
}

/**
 * Adds the methods `follow` and `reach` to those of the engine: `effects` for one event after the other, and `describe`
 * for every position or for the last one. Where the engine is in a worker, a whole game is one message then.
 */
export function withFollow(ask: Ask): Ask {
  return (method, params) => {
    if (method === "follow") return follow(ask, params as Course);
    return method === "reach" ? reach(ask, params as Course) : ask(method, params);
  };
}

// Made from docs/server.schema.json by scripts/messages.js; change that, not this.

/** Names a table; part of its link. */
export type Code = string;

export type Seat = "A" | "B" | "C" | "D" | "E" | "F" | "G";

export type RuleSet = "compact" | "classic2005" | "deluxe" | "wok";

export type Options = {
  steal?: "must" | "may";
  short?: "off" | "on";
  turn_on_empty?: "off" | "on";
  golden_worms?: "1" | "2" | "3" | "4" | "5";
  memory?: "off" | "on";
};

export type Level = "random" | "child" | "beginner" | "first" | "casual" | "club" | "gain" | "swing" | "expert" | "best";

export type Clock = {
  kind: "none";
} | {
  kind: "turn";
  seconds: number;
} | {
  kind: "days";
  days: number;
};

/** Since 1970. */
export type Milliseconds = number;

/** The number of a table's last entry; 0 is before the first. */
export type Version = number;

/** A person's contribution to the dice of a table of the first kind. */
export type Luck = string;

/** A link of a person's chain, or its end: the SHA-256 of the link that is shown next. */
export type Link = string;

/** Hides a name in its hash. */
export type Salt = string;

/** 32 bytes in hex. */
export type Hash = string;

/** The secret that takes a seat over to another device. */
export type Key = string;

/** As docs/notation.md writes it. */
export type Position = string;

/** As docs/notation.md writes it. */
export type Move = string;

/** As docs/notation.md writes them. */
export type Dice = string;

/** Chosen by the client: a request with it happens once. */
export type Client = string;

/** Shows a person; which there are is the page's affair. */
export type Animal = string;

export type Reaction = "bravo" | "laugh" | "wow" | "phew" | "oh_no" | "hurry";

export type Created = {
  type: "created";
  at: Milliseconds;
  /** Missing at tables of the first kind. */
  kind?: 2;
  table?: Code;
  rule_set: RuleSet;
  options: Options;
  seats: number;
  clock: Clock;
  listed: boolean;
  commit: Hash;
  public_seed?: Hash;
  /** Version of the levels of the computer players. */
  players?: number;
  /** Whoever sits down agrees that everybody here is coached. */
  coach?: true;
  hash?: Hash;
};

export type Sat = {
  type: "sat";
  at: Milliseconds;
  seat: Seat;
  name: string;
  chain?: Link;
  name_hash?: Hash;
  salt?: Salt;
  animal?: Animal;
  /** There when a program took the seat and said so. */
  program?: true;
  luck?: Luck;
  hash?: Hash;
};

export type Bot = {
  type: "bot";
  at: Milliseconds;
  seat: Seat;
  level: Level;
  notices?: number;
  hash?: Hash;
};

export type Stood = {
  type: "stood";
  at: Milliseconds;
  seat: Seat;
  hash?: Hash;
};

export type Started = {
  type: "started";
  at: Milliseconds;
  position: Position;
  hash?: Hash;
};

export type DiceFell = {
  type: "dice";
  at: Milliseconds;
  dice: Dice;
  link?: Link;
  hash?: Hash;
};

export type Moved = {
  type: "move";
  at: Milliseconds;
  seat: Seat;
  move: Move;
  by: "person" | "bot" | "stand_in";
  hash?: Hash;
};

export type Away = {
  type: "away";
  at: Milliseconds;
  seat: Seat;
  why: "gone" | "clock" | "left" | "asked";
  hash?: Hash;
};

export type Back = {
  type: "back";
  at: Milliseconds;
  seat: Seat;
  hash?: Hash;
};

export type Over = {
  type: "over";
  at: Milliseconds;
  why: "rules" | "cap";
  scores: number[];
  shares: number[];
  seed: Hash;
  hash?: Hash;
};

export type Rematch = {
  type: "rematch";
  at: Milliseconds;
  table: Code;
  hash?: Hash;
};

export type Renewed = {
  type: "chain";
  at: Milliseconds;
  seat: Seat;
  chain: Link;
  hash?: Hash;
};

export type PutAway = {
  type: "put_away";
  at: Milliseconds;
  seed: Hash;
  hash?: Hash;
};

export type Asked = {
  type: "asked";
  at: Milliseconds;
  seat: Seat;
  hash?: Hash;
};

export type Entry = Created | Sat | Bot | Stood | Started | DiceFell | Moved | Away | Back | Over | Rematch | Renewed | PutAway | Asked;

export type Entries = Entry[];

export type Deadline = Milliseconds | null;

/** Everything about a table, or what is new behind `since`. */
export type Table = {
  table: Code;
  version: Version;
  from: number;
  entries: Entries;
  you: Seat | null;
  key: Key | null;
  present: Seat[];
  watchers: number;
  deadline: Deadline;
  stand_in: Deadline;
  ask: Deadline;
  now: Milliseconds;
};

export type News = {
  from: number;
  entries: Entries;
  deadline: Deadline;
  stand_in: Deadline;
  ask: Deadline;
  now: Milliseconds;
};

export type Presence = {
  present: Seat[];
  watchers: number;
  deadline: Deadline;
  stand_in: Deadline;
  ask: Deadline;
  now: Milliseconds;
};

export type CalledOut = {
  seat: Seat;
  reaction: Reaction;
};

export type Notification = {
  jsonrpc: "2.0";
  method: "table";
  params: Table;
} | {
  jsonrpc: "2.0";
  method: "entries";
  params: News;
} | {
  jsonrpc: "2.0";
  method: "present";
  params: Presence;
} | {
  jsonrpc: "2.0";
  method: "reaction";
  params: CalledOut;
};

export type SitParams = {
  client: Client;
  name: string;
  chain: Link;
  seat?: Seat;
  animal?: Animal;
  /** Whether a program plays here by itself; everybody is told. */
  program?: boolean;
};

export type SitResult = {
  version: Version;
  seat: Seat;
  key: Key;
};

export type StandParams = {
  client: Client;
};

export type StandResult = {
  version: Version;
};

export type FillParams = {
  client: Client;
  level: Level;
};

export type FillResult = {
  version: Version;
};

export type PlayParams = {
  client: Client;
  version: Version;
  move: Move;
  link?: Link;
};

export type PlayResult = {
  version: Version;
};

export type ThrowParams = {
  client: Client;
  version: Version;
  link: Link;
};

export type ThrowResult = {
  version: Version;
};

export type RenewParams = {
  client: Client;
  chain: Link;
};

export type RenewResult = {
  version: Version;
};

export type BackParams = {
  client: Client;
};

export type BackResult = {
  version: Version;
};

export type StandInParams = {
  client: Client;
  version: Version;
};

export type StandInResult = {
  version: Version;
};

export type ReactParams = {
  reaction: Reaction;
};

export type ReactResult = {
  version: Version;
};

export type RematchParams = {
  client: Client;
};

export type RematchResult = {
  version: Version;
  table: Code;
};

export type PingParams = Record<string, never>;

export type PingResult = {
  now: Milliseconds;
};

export type Id = string | number;

export type Method = "sit" | "stand" | "fill" | "play" | "throw" | "renew" | "back" | "stand_in" | "react" | "rematch" | "ping";

export type Request = {
  jsonrpc: "2.0";
  id: Id;
  method: Method;
  params?: object;
};

/** Their names stand in docs/server.md. */
export type ErrorCode = -32700 | -32600 | -32601 | -32602 | -32010 | -32011 | -32012 | -32013 | -32014 | -32015 | -32020 | -32021;

export type Error = {
  code: ErrorCode;
  message: string;
  data: {
    version: Version;
    /** Why exactly, where there are words for it in other languages. */
    reason?: string;
    /** That cannot be read, where one is to blame. */
    field?: string;
  };
};

export type Answer = {
  jsonrpc: "2.0";
  id: Id | null;
  result?: object;
  error?: Error;
};

/** Body of POST /api/tables. Nobody sits down with it: first everybody sees `commit`. */
export type CreateRequest = {
  rule_set: RuleSet;
  options?: Options;
  seats: SeatWish[];
  clock?: Clock;
  listed?: boolean;
  /** Whoever sits down agrees that everybody there is coached. */
  coach?: boolean;
};

export type SeatWish = {
  kind: "open";
} | {
  kind: "bot";
  level: Level;
  notices?: number;
};

export type CreateAnswer = {
  table: Code;
  commit: Hash;
};

export type ListedSeat = {
  kind: "person" | "bot" | "open";
  name?: string | null;
  level?: Level | null;
};

export type ListedTable = {
  table: Code;
  rule_set: RuleSet;
  options: Options;
  clock: Clock;
  seats: ListedSeat[];
  started: boolean;
  watchers: number;
};

export type TableList = {
  tables: ListedTable[];
  /** Games in which something happened within a quarter of an hour, listed or not. */
  playing: number;
  /** People connected. */
  people: number;
};

export type OwnTable = {
  table: Code;
  rule_set: RuleSet;
  options: Options;
  clock: Clock;
  seats: ListedSeat[];
  started: boolean;
  watchers: number;
  /** The seat of whoever asks. */
  you: Seat;
  /** The seat that has to decide or to throw. */
  to_act: Seat | null;
  /** When something last happened there. */
  last_entry: Milliseconds;
};

export type OwnTables = {
  tables: OwnTable[];
};

export type ClaimRequest = {
  key: Key;
  /** Also when the person who asks has another seat at the table, which they leave then; its key stays good as long as that sitting lasts. */
  replace?: boolean;
};

export type ClaimAnswer = {
  seat: Seat;
};

export type Info = {
  name: string;
  version: string;
  /** How others in the house reach this server. */
  address: string | null;
  /** Only this machine reaches it: it listens on a loopback address and has no `--origin`. */
  loopback: boolean;
};

export type Refusal = {
  error: {
    code: string;
    message: string;
    /** Why exactly, where there are words for it in other languages. */
    reason?: string;
    /** That cannot be read, where one is to blame. */
    field?: string;
  };
};

/** Everything the server keeps. Times are milliseconds since 1970; columns said to be JSON hold its text. */
export interface Schema {
  readonly people: Person;
  readonly tokens: Token;
  readonly games: GameRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly orders: OrderRow;
  readonly chat: ChatRow;
  readonly notes: NoteRow;
  readonly heartbeats: Heartbeat;
  readonly pauses: Pause;
}

interface Person {
  readonly id: string;
  readonly name: string;
  /** Who is `gone` left; the name in old games is all that remains. */
  readonly kind: "guest" | "account" | "gone";
  readonly created: number;
}

interface Token {
  /** Of the token, which is not kept. */
  readonly hash: string;
  readonly person: string;
  readonly kind: "device" | "api";
  readonly label: string;
  readonly created: number;
  readonly used: number;
  readonly expires: number | null;
}

interface GameRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly status: "open" | "running" | "over";
  readonly visibility: "public" | "unlisted" | "invited";
  readonly owner: string;
  readonly invite: string;
  /** JSON: options, pace, what happens when time runs out, spectators' delay, title. */
  readonly terms: string;
  readonly seed: string;
  readonly salt: string;
  /** To the seed, published at the start. */
  readonly commitment: string | null;
  /** JSON: where the game begins, if not at its setup. */
  readonly position: string | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly changed: number;
  /** How many entries there are; the next has this number. */
  readonly entries: number;
  /** Grows with every write; who writes names the one it read. */
  readonly revision: number;
  /** JSON. */
  readonly clock: string | null;
  /** When somebody's time runs out. */
  readonly deadline: number | null;
  /** JSON: what the seats are asked to agree on. */
  readonly proposal: string | null;
  /** JSON. */
  readonly outcome: string | null;
}

interface SeatRow {
  readonly game: string;
  readonly seat: number;
  readonly kind: "person" | "bot" | "open" | "reserved";
  readonly person: string | null;
  readonly name: string;
  /** Of a bot. */
  readonly level: string | null;
}

/** The log, which is the truth about a game. */
interface EntryRow {
  readonly game: string;
  /** From 0, without gaps. */
  readonly seq: number;
  readonly actor: string;
  /** JSON. */
  readonly entry: string;
  readonly at: number;
  /** The sender's name for it: the same one twice is one entry. */
  readonly key: string | null;
}

interface OrderRow {
  readonly game: string;
  readonly seat: number;
  /** JSON: what the seat wants done by itself. */
  readonly standing: string;
}

interface ChatRow {
  readonly game: string;
  readonly number: number;
  readonly person: string;
  readonly seat: number | null;
  readonly words: string | null;
  /** The code of a set phrase. */
  readonly phrase: string | null;
  readonly at: number;
}

interface NoteRow {
  readonly game: string;
  readonly person: string;
  readonly words: string;
  readonly changed: number;
}

/** When a node was last alive. */
interface Heartbeat {
  readonly node: string;
  readonly at: number;
}

/** A time in which no node was alive, charged to nobody. */
interface Pause {
  readonly began: number;
  readonly ended: number;
}

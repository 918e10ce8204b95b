/** Everything the server keeps. Times are milliseconds since 1970; columns said to be JSON hold its text. */
export interface DatabaseSchema {
  readonly people: PersonRow;
  readonly tokens: TokenRow;
  readonly credentials: CredentialRow;
  readonly slips: OneTimeTokenRow;
  readonly attempts: LoginFailureRow;
  readonly known_devices: KnownDeviceRow;
  readonly ties: RelationshipRow;
  readonly reports: ReportRow;
  readonly games: TableRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly orders: OrderRow;
  readonly chat: ChatRow;
  readonly notes: NoteRow;
  readonly results: ResultRow;
  readonly ratings: RatingRow;
  readonly channels: ChannelRow;
  readonly absences: AbsenceRow;
  readonly outbox: OutboxRow;
  readonly settings: ServerStateRow;
  readonly heartbeats: HeartbeatRow;
  readonly pauses: OutageRow;
  readonly visits: PresenceRow;
  readonly claims: LeaseRow;
  readonly limits: RateLimitRow;
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Who is `gone` left; the name in old games is all that remains. */
  readonly kind: "guest" | "account" | "gone";
  readonly created: number;
  /** Of an account: its name as names are compared; no two accounts have the same. */
  readonly handle: string | null;
  /** What the name looks like; names that look alike have the same. */
  readonly skeleton: string | null;
  readonly email: string | null;
  /** When the e-mail address was shown to be theirs. */
  readonly confirmed: number | null;
  /** The language of what is sent to them, and where their days begin. */
  readonly language: string | null;
  readonly zone: string | null;
  /** An operator looks after people; a program plays by itself. */
  readonly role: "operator" | "program" | null;
  /** Until when they may not talk, and not come at all. */
  readonly muted: number | null;
  readonly banned: number | null;
  /** JSON: what an operator lets them know. */
  readonly notice: string | null;
}

interface TokenRow {
  /** Of the token, which is not kept. */
  readonly hash: string;
  readonly person: string;
  readonly kind: "device" | "api";
  readonly label: string;
  readonly created: number;
  readonly used: number;
  readonly expires: number | null;
}

/** How an account shows who it is. */
interface CredentialRow {
  /** A passkey's own name for itself, or one of ours. */
  readonly id: string;
  readonly person: string;
  readonly kind: "password" | "passkey";
  /** A password's argon2id hash, or a passkey's public key. */
  readonly secret: string;
  readonly label: string;
  /** How often a passkey says that it was used. */
  readonly counter: number;
  readonly created: number;
  readonly used: number;
}

/** Something that is good once and for a while: a reset, a confirmation, a passkey's challenge. */
interface OneTimeTokenRow {
  /** Of the secret, which is not kept. */
  readonly hash: string;
  readonly kind: string;
  readonly person: string | null;
  /** JSON. */
  readonly about: string;
  readonly expires: number;
}

/** Failures to get in, by what was tried and by who tried. */
interface LoginFailureRow {
  readonly key: string;
  readonly failures: number;
  /** Nothing is tried before then. */
  readonly until: number;
}

/** A device on which an account was signed in. */
interface KnownDeviceRow {
  /** Of a token in a cookie of the device. */
  readonly hash: string;
  readonly person: string;
  /** When the account last signed in there. */
  readonly used: number;
}

/** What somebody is to somebody else. */
interface RelationshipRow {
  readonly person: string;
  readonly other: string;
  /** Friends are friends both ways: a row each. `asked`: waits for the other's answer. */
  readonly kind: "friend" | "asked" | "blocked";
  readonly since: number;
}

interface ReportRow {
  readonly id: string;
  readonly reporter: string;
  readonly about: string;
  readonly game: string | null;
  /** The number of what was said. */
  readonly message: number | null;
  readonly reason: string;
  readonly words: string;
  readonly created: number;
  readonly closed: number | null;
  /** The operator who closed it, and what came of it. */
  readonly closer: string | null;
  readonly verdict: string | null;
}

interface TableRow {
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
  /** By what public lists are sorted: as `changed`, but without what spectators of a table with a delay see later. */
  readonly listed_at: number;
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
  /**
   * When its results were counted; no two at the same time, so that it says in which order. Below 0: they were, and are
   * to be counted again as they were then.
   */
  readonly rated: number | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Of the terms, what tables are looked for by: the kind of pace, and 1 where strangers are paired. */
  readonly pace: "live" | "correspondence" | "untimed" | null;
  readonly quick: number | null;
  /** JSON: whom the game waits for. */
  readonly waits: string | null;
  /** The last revision for which notifications were written; -1 if there is none. */
  readonly notified: number;
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
  /** The sender's name for it: the same one twice is one message. */
  readonly key: string | null;
  /** When notifications of it were written. */
  readonly notified: number | null;
}

interface NoteRow {
  readonly game: string;
  readonly person: string;
  readonly words: string;
  readonly changed: number;
}

/** When a node was last alive. */
interface HeartbeatRow {
  readonly node: string;
  readonly at: number;
}

/** A time in which no node was alive, charged to nobody. */
interface OutageRow {
  readonly began: number;
  readonly ended: number;
}

/** Somebody who is connected to a node: at the table where they sit, and with no place at all. */
interface PresenceRow {
  readonly place: string;
  readonly person: string;
  readonly node: string;
}

/** Which node does something that one alone should do, for as long as it is alive. */
interface LeaseRow {
  readonly what: string;
  readonly node: string;
}

/** How often something was asked for until a time. */
interface RateLimitRow {
  readonly key: string;
  readonly count: number;
  readonly ends: number;
}

/** What a finished game was for one seat. */
interface ResultRow {
  readonly table_id: string;
  readonly seat: number;
  readonly game: string;
  readonly pace: "live" | "correspondence" | "untimed";
  /** A person's id, or `bot:` and its level. */
  readonly holder: string;
  readonly players: number;
  /** From 1; none where the game was called off. */
  readonly place: number | null;
  /** How many share the place. */
  readonly tied: number;
  /** How it ended for this seat; `left` and `time`: a bot played on, as was wished or because time ran out. */
  readonly ending: "played" | "resigned" | "left" | "time" | "aborted";
  readonly moves: number;
  /** How often time ran out. */
  readonly late: number;
  /** JSON: what the game says about the seat, by name. */
  readonly facts: string;
  /** The rating after the game, where it was rated. */
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly ended: number;
}

interface RatingRow {
  readonly holder: string;
  readonly game: string;
  readonly pace: "live" | "correspondence" | "untimed";
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly changed: number;
}

/** A way to tell somebody something. */
interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: "push" | "mail" | "webhook";
  /** JSON. */
  readonly address: string;
  readonly label: string;
  /** JSON: what they want to hear of, and how often. */
  readonly wishes: string;
  readonly created: number;
  /** When it was last used. */
  readonly told: number | null;
  /** In a row. */
  readonly failures: number;
}

/** Days on which somebody does not play. */
interface AbsenceRow {
  readonly id: string;
  readonly person: string;
  readonly kind: "weekly" | "holiday";
  /** JSON. */
  readonly about: string;
}

/** Something to tell through a channel. */
interface OutboxRow {
  readonly id: string;
  readonly channel: string;
  readonly game: string;
  /** What makes it the same thing: it is told once. */
  readonly occasion: string;
  /** JSON. */
  readonly about: string;
  readonly created: number;
  /** When to try; none once it is settled. */
  readonly due: number | null;
  readonly tries: number;
  readonly sent: number | null;
  /** The message that it was first sent with: whoever gets that twice knows it again. */
  readonly letter: string | null;
}

/** What the server itself remembers. */
interface ServerStateRow {
  readonly name: string;
  readonly value: string;
}

/** All database tables. Times are milliseconds since 1970; a column marked JSON holds JSON text. */
export interface DatabaseSchema {
  readonly people: PersonRow;
  readonly tokens: TokenRow;
  readonly credentials: CredentialRow;
  readonly one_time_tokens: OneTimeTokenRow;
  readonly login_failures: LoginFailureRow;
  readonly known_devices: KnownDeviceRow;
  readonly relationships: RelationshipRow;
  readonly reports: ReportRow;
  readonly operator_actions: OperatorActionRow;
  readonly tables: TableRow;
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
  readonly imported_people: ImportedPersonRow;
  readonly imported_games: ImportedGameRow;
  readonly server_state: ServerStateRow;
  readonly heartbeats: HeartbeatRow;
  readonly outages: OutageRow;
  readonly presence: PresenceRow;
  readonly leases: LeaseRow;
  readonly rate_limits: RateLimitRow;
  readonly site_samples: SiteSampleRow;
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** `deleted`: only the id remains, for finished games. */
  readonly kind: "guest" | "account" | "deleted";
  readonly created_at: number;
  /** An account's name, normalized for comparison; unique. Null for guests. */
  readonly normalized_name: string | null;
  /** The Unicode skeleton of the name: names that look alike have the same one. */
  readonly name_skeleton: string | null;
  readonly email: string | null;
  /** When the person confirmed the e-mail address. */
  readonly email_confirmed_at: number | null;
  /** The language of mail and other notifications. */
  readonly language: string | null;
  /** The time zone, for days off and digests. */
  readonly time_zone: string | null;
  /** An operator moderates; a program is an account that plays by itself. */
  readonly role: "operator" | "program" | null;
  /** Until when the person may not chat. */
  readonly muted_until: number | null;
  /** Until when the person may not sign in. */
  readonly banned_until: number | null;
  /** JSON: what operators tell the person about their sanctions. */
  readonly moderation_status: string | null;
}

interface TokenRow {
  /** Hash of the token; the token itself is not stored. */
  readonly hash: string;
  readonly person: string;
  readonly kind: "device" | "api";
  readonly label: string;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly expires_at: number | null;
}

/** A password, a passkey or a recovery code of an account. */
export interface CredentialRow {
  /** A passkey's credential id, or an id of our own for a password. */
  readonly id: string;
  readonly person: string;
  readonly kind: "password" | "passkey" | "recovery-code";
  /** A password's argon2id hash, a passkey's public key, or a recovery code's SHA-256; empty once that code was used. */
  readonly secret: string;
  readonly label: string;
  /** The signature counter of a passkey. */
  readonly counter: number;
  readonly created_at: number;
  readonly last_used_at: number;
}

/** A token that works once and expires: a password reset, an e-mail confirmation, a passkey challenge. */
interface OneTimeTokenRow {
  /** Hash of the token; the token itself is not stored. */
  readonly hash: string;
  readonly kind: string;
  readonly person: string | null;
  /** JSON. */
  readonly details: string;
  readonly expires_at: number;
}

/** Failed sign-ins, counted per account and per address. */
interface LoginFailureRow {
  readonly key: string;
  readonly failures: number;
  /** Sign-ins are refused until then. */
  readonly locked_until: number;
}

/** A device on which an account was signed in. */
interface KnownDeviceRow {
  /** Hash of a token in a cookie of the device. */
  readonly hash: string;
  readonly person: string;
  /** When the account last signed in there. */
  readonly last_used_at: number;
}

/** A friendship, a friend request or a block. */
interface RelationshipRow {
  readonly person: string;
  readonly other: string;
  /** `friend` has a row in each direction; `requested` is a request that `other` has not answered. */
  readonly kind: "friend" | "requested" | "blocked";
  readonly created_at: number;
}

interface ReportRow {
  readonly id: string;
  readonly reporter: string;
  readonly reported_person: string;
  readonly table_id: string | null;
  /** The number of the reported chat message. */
  readonly message_number: number | null;
  readonly reason: string;
  readonly text: string;
  readonly created_at: number;
  readonly closed_at: number | null;
  /** The operator who closed it. */
  readonly closed_by: string | null;
  /** JSON: the sanction, if there was one. */
  readonly sanction: string | null;
}

/** Something that an operator did, besides the sanctions, which are in `reports`. */
interface OperatorActionRow {
  readonly id: string;
  readonly at: number;
  readonly operator: string;
  /** To whom it was done. */
  readonly person: string | null;
  readonly table_id: string | null;
  readonly action: string;
  /** JSON. */
  readonly details: string;
}

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly status: "open" | "running" | "over";
  readonly visibility: "public" | "unlisted" | "invited";
  readonly owner: string;
  readonly invite: string;
  /** JSON: options, pace, what happens when time runs out, spectators' delay, title. */
  readonly settings: string;
  readonly seed: string;
  readonly salt: string;
  /** The commitment to the seed, published at the start. */
  readonly commitment: string | null;
  /** JSON: the starting position, if it is not the usual setup. */
  readonly position: string | null;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly ended_at: number | null;
  readonly updated_at: number;
  /** Public lists are sorted by it: `updated_at` as spectators know it, so a delayed table does not show when somebody moved. */
  readonly public_updated_at: number;
  /** The number of log entries, which is the `seq` of the next one. */
  readonly entry_count: number;
  /** Grows with every write. A writer names the revision it has read, and fails if that has changed. */
  readonly revision: number;
  /** JSON. */
  readonly clock: string | null;
  /** When a server has to run the table: somebody's time runs out, or another timer is due. */
  readonly deadline: number | null;
  /** JSON: the open proposal. */
  readonly proposal: string | null;
  /** JSON. */
  readonly outcome: string | null;
  /**
   * When the results were rated. No two tables have the same time, so it gives the order. Negative: rated before, and to
   * be rated again in that order.
   */
  readonly rated_at: number | null;
  /** The table of the rematch. */
  readonly rematch: string | null;
  /** A copy from the settings, for queries. */
  readonly pace: "live" | "correspondence" | "untimed" | null;
  /** 1 if the table was made by pairing strangers (quick game), else null. */
  readonly is_quick: number | null;
  /** JSON: who has to act. */
  readonly turn_state: string | null;
  /** The last revision for which notifications were written; -1 if there is none. */
  readonly notified_revision: number;
}

interface SeatRow {
  readonly table_id: string;
  readonly seat: number;
  readonly kind: "person" | "bot" | "open" | "reserved";
  readonly person: string | null;
  readonly name: string;
  /** A bot's level. */
  readonly level: string | null;
}

/** The log: everything else about a game follows from it. */
interface EntryRow {
  readonly table_id: string;
  /** From 0, without gaps. */
  readonly seq: number;
  readonly actor: string;
  /** JSON. */
  readonly entry: string;
  readonly at: number;
  /** The idempotency key of the sender: a repeated key is the same entry. */
  readonly idempotency_key: string | null;
}

interface OrderRow {
  readonly table_id: string;
  readonly seat: number;
  /** JSON: what the server does for the seat when it is its turn. */
  readonly content: string;
}

interface ChatRow {
  readonly table_id: string;
  readonly number: number;
  readonly person: string;
  readonly seat: number | null;
  readonly text: string | null;
  /** The code of a ready-made phrase, in place of text. */
  readonly phrase: string | null;
  readonly at: number;
  /** The idempotency key of the sender: a repeated key is the same message. */
  readonly idempotency_key: string | null;
  /** When its notifications were written to the outbox. */
  readonly notified_at: number | null;
}

interface NoteRow {
  readonly table_id: string;
  readonly person: string;
  readonly text: string;
  readonly updated_at: number;
}

/** The last heartbeat of a node. */
interface HeartbeatRow {
  readonly node: string;
  readonly at: number;
  /** The version of the program; null for versions that did not write it. */
  readonly version: string | null;
}

/** A time in which no node was running; no clock is charged for it. */
interface OutageRow {
  readonly started_at: number;
  readonly ended_at: number;
}

/** A person who is connected to a node: one row for each table they are at, and one with an empty `table_id`. */
interface PresenceRow {
  readonly table_id: string;
  readonly person: string;
  readonly node: string;
}

/** The node that does a job that only one node should do; the lease expires when the node's heartbeats stop. */
interface LeaseRow {
  readonly resource: string;
  readonly node: string;
}

/** A counter of a rate limit. */
interface RateLimitRow {
  readonly key: string;
  readonly count: number;
  readonly expires_at: number;
}

/** What a node counted in a period: for operators, over a day and a month. */
interface SiteSampleRow {
  /** The length of the period. */
  readonly period_ms: number;
  readonly started_at: number;
  readonly node: string;
  /** JSON. */
  readonly figures: string;
}

/** The result of a finished game for one seat. */
interface ResultRow {
  readonly table_id: string;
  readonly seat: number;
  readonly game: string;
  readonly pace: "live" | "correspondence" | "untimed";
  /** A person's id, or `bot:` and its level. */
  readonly player: string;
  readonly players: number;
  /** From 1; null if the game was aborted. */
  readonly place: number | null;
  /** How many seats share the place. */
  readonly tied_count: number;
  /** How it ended for this seat. `left` and `time`: a bot took over, on request or after a timeout. */
  readonly ending: "played" | "resigned" | "left" | "time" | "aborted";
  readonly moves: number;
  /** How often the seat's time ran out. */
  readonly timeouts: number;
  /** JSON: the game's statistics of the seat, by name. */
  readonly facts: string;
  /** The rating after the game, if the game was rated. */
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly ended_at: number;
}

interface RatingRow {
  readonly player: string;
  readonly game: string;
  readonly pace: "live" | "correspondence" | "untimed";
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly updated_at: number;
}

/** A channel by which a person gets notifications. */
interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: "push" | "mail" | "webhook";
  /** JSON. */
  readonly address: string;
  readonly label: string;
  /** JSON: what to notify of, and how often. */
  readonly preferences: string;
  readonly created_at: number;
  /** When a notification was last sent. */
  readonly last_sent_at: number | null;
  readonly consecutive_failures: number;
}

/** Days on which a person does not play. */
interface AbsenceRow {
  readonly id: string;
  readonly person: string;
  readonly kind: "weekly" | "holiday";
  /** JSON. */
  readonly details: string;
}

/** A notification to send through a channel. */
interface OutboxRow {
  readonly id: string;
  readonly channel: string;
  readonly table_id: string;
  /** A channel gets only one notification per table and key. */
  readonly deduplication_key: string;
  /** JSON. */
  readonly details: string;
  readonly created_at: number;
  /** When to try next; null once it was sent or given up. */
  readonly due_at: number | null;
  readonly attempts: number;
  readonly sent_at: number | null;
  /** The id of the message of the first attempt; a retry repeats it, so receivers can drop duplicates. */
  readonly message_id: string | null;
}

/** What another server certified about a person. Only the person who imported it sees it. */
interface ImportedPersonRow {
  readonly person: string;
  /** The same for each key and each person of the other server. */
  readonly import_id: string;
  /** JSON: the first line of the archive, with its signature. */
  readonly archive: string;
  readonly imported_at: number;
}

/** A game that was played on another server. */
export interface ImportedGameRow {
  readonly person: string;
  readonly import_id: string;
  /** The id that the table has on the other server. */
  readonly table_id: string;
  /** JSON: the names of the players. */
  readonly players: string;
  /** JSON: the archive of the game, with its signature. */
  readonly archive: string;
  readonly imported_at: number;
}

/** Keys and counters of the server itself. */
interface ServerStateRow {
  readonly name: string;
  readonly value: string;
}

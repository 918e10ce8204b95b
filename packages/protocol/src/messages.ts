import * as z from "zod/mini";
import {
  MAX_ENTRY_NUMBER,
  actor,
  entryNumber,
  milliseconds,
  timestamp,
  move,
  named,
  seatNumber,
  seenEvent,
  seenMove,
  view,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";
import { problemSchema } from "./problem.ts";
import { tableSettings, visibility } from "./table-settings.ts";
import { protocolVersion } from "./version.ts";

const literalTrue = z.literal(true);
const seatNumbers = z.array(seatNumber);
export const ranking = named(
  "Ranking",
  "Seats from first to last place; seats that tie share a list.",
  z.array(z.array(seatNumber)),
);
/** A table in an unknown state is shown with its board; what can be done there, the server decides. */
export const tableStatus = withFallback(z.enum(["open", "running", "over"]), "running");

/** How a game ended at its table. */
export const outcome = named(
  "Outcome",
  "How a game ended at its table; nobody is ranked where it was called off.",
  z.strictObject({
    reason: withFallback(z.enum(["played", "resigned", "time", "aborted"]), "played"),
    ranking: z.exactOptional(ranking),
    note: z.exactOptional(
      z.string().check(z.describe("What the operator says, where the operator ended it")),
    ),
  }),
);
export type Outcome = ReadonlyInfer<typeof outcome>;

/** Who sits at a seat. */
export const seatInfo = named(
  "Seat",
  "Who sits at a seat.",
  z.strictObject({
    kind: withFallback(z.enum(["person", "bot", "open", "reserved"]), "person"),
    name: z.string(),
    person: z.exactOptional(z.string().check(z.describe("The id of a person"))),
    level: z.exactOptional(z.string().check(z.describe("How well a bot plays"))),
    handedOver: z.exactOptional(
      literalTrue.check(z.describe("A bot plays for whoever has this seat")),
    ),
    resigned: z.exactOptional(literalTrue),
    present: z.exactOptional(literalTrue.check(z.describe("Whoever has this seat is connected"))),
  }),
);
export type SeatInfo = ReadonlyInfer<typeof seatInfo>;

/** What is left to everybody, at the time of the message. */
const clockInfo = named(
  "Clock",
  "What is left to every seat, at the time of the message.",
  z.strictObject({
    allotted: z.array(milliseconds).check(z.describe("For the move or turn, by seat")),
    bank: z.array(milliseconds).check(z.describe("To draw on after that, by seat")),
    running: seatNumbers.check(z.describe("Seats whose time is running")),
    part: z.exactOptional(
      z
        .strictObject({ name: z.string(), left: milliseconds })
        .check(z.describe("A part of the game with a time of its own")),
    ),
    rests: z.exactOptional(
      z
        .array(z.strictObject({ seat: seatNumber, began: timestamp, ended: timestamp }))
        .check(z.describe("Days off and holidays now and to come, which are not charged")),
    ),
    leave: z.exactOptional(
      z.array(milliseconds).check(z.describe("How much holiday may still be taken, by seat")),
    ),
  }),
);
export type ClockInfo = ReadonlyInfer<typeof clockInfo>;

/** Something that all others must grant. */
const proposal = named(
  "Proposal",
  "Something that all others must grant.",
  z.strictObject({
    by: seatNumber,
    what: z.enum(["undo", "abort"]),
    to: z.exactOptional(entryNumber.check(z.describe("The first entry that would not hold"))),
    granted: seatNumbers.check(z.describe("Seats that have granted it")),
  }),
);
export type Proposal = ReadonlyInfer<typeof proposal>;

/** A table as one observer may know it. */
export const tableInfo = named(
  "Table",
  "A table as whoever asks may know it.",
  z.strictObject({
    id: z.string(),
    game: z.string(),
    rules: z.int().check(z.describe("The version of the rules that it is played by")),
    status: tableStatus,
    visibility,
    ...tableSettings,
    seats: z.array(seatInfo),
    you: z.strictObject({ seat: z.exactOptional(seatNumber), isOwner: z.boolean() }),
    created: timestamp,
    started: z.exactOptional(timestamp),
    ended: z.exactOptional(timestamp),
    entries: entryNumber.check(z.describe("How many entries the log has")),
    toAct: seatNumbers.check(z.describe("Seats that owe a decision")),
    clock: z.exactOptional(clockInfo),
    proposal: z.exactOptional(proposal),
    outcome: z.exactOptional(outcome),
    commitment: z.exactOptional(
      z
        .string()
        .check(z.describe("SHA-256 of `salt:seed` in hex; none where a record is gone on with")),
    ),
    deal: z.exactOptional(
      z
        .strictObject({ seed: z.string(), salt: z.string() })
        .check(z.describe("What the commitment was to, once the game is over")),
    ),
    rematch: z.exactOptional(
      z.string().check(z.describe("The table at which the same people play again")),
    ),
    invite: z.exactOptional(
      z.string().check(z.describe("For who opened the table: opens it, and its reserved seats")),
    ),
    now: timestamp.check(z.describe("The server's time")),
  }),
);
export type TableInfo = ReadonlyInfer<typeof tableInfo>;

const hostEntries = [
  z.strictObject({
    kind: z.literal("undo"),
    to: entryNumber.check(z.describe("Moves from this entry on no longer hold")),
    seat: z.exactOptional(seatNumber.check(z.describe("Only those of this seat"))),
  }),
  z.strictObject({ kind: z.literal("resign"), seat: seatNumber }),
  z.strictObject({
    kind: z.literal("takeover"),
    seat: seatNumber,
    by: z.enum(["bot", "person"]),
  }),
  z.strictObject({ kind: z.literal("abort") }),
] as const;

/** A move as it was made, or a word of the host's. */
export const logEntry = named(
  "LogEntry",
  "A move, or a word of the host's.",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("move"), actor, move }),
    ...hostEntries,
  ]),
);

/** A move as an observer is told of it, or a word of the host's. */
const seenLogEntry = named(
  "ToldEntry",
  "A move as far as whoever asks may know it, or a word of the host's.",
  withFallback(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("move"), actor, move: z.exactOptional(seenMove) }),
      ...hostEntries,
    ]),
    // Takes nothing back: an unknown entry keeps its place in the log, and changes no board.
    { kind: "undo", to: MAX_ENTRY_NUMBER },
  ),
);
export type SeenLogEntry = ReadonlyInfer<typeof seenLogEntry>;

/** An entry of the log as an observer is told of it. */
export const seenEntry = named(
  "Entry",
  "An entry of the log, with what it brought.",
  z.strictObject({
    seq: entryNumber,
    at: timestamp,
    entry: seenLogEntry,
    events: z.array(seenEvent),
  }),
);
export type SeenEntry = ReadonlyInfer<typeof seenEntry>;

/** How the table stands after the entries that were sent. */
export const snapshot = named(
  "Standing",
  "How the table stands.",
  z.strictObject({
    entries: entryNumber.check(z.describe("How many entries the log has: the next `after`")),
    status: tableStatus,
    toAct: seatNumbers.check(z.describe("Seats that owe a decision")),
    clock: z.exactOptional(clockInfo),
    outcome: z.exactOptional(outcome),
    view: z.exactOptional(view),
    legal: z.exactOptional(
      z.array(move).check(z.describe("The moves of my seat, where it is to act and I asked")),
    ),
    now: timestamp,
  }),
);
export type Snapshot = ReadonlyInfer<typeof snapshot>;

export const chatMessage = named(
  "ChatMessage",
  "Something said at the table, in words or by a set phrase.",
  z.strictObject({
    number: z.int().check(z.describe("From 1: the next `after`")),
    person: z.string().check(z.describe("The id of who said it")),
    name: z.string(),
    seat: z.exactOptional(seatNumber),
    words: z.exactOptional(z.string()),
    phrase: z.exactOptional(z.string()),
    at: timestamp,
  }),
);
export type ChatMessage = ReadonlyInfer<typeof chatMessage>;

/** What a command brought. */
export const acknowledgement = named(
  "Acknowledgement",
  "A command was done, and what came of it is kept.",
  z.strictObject({
    entries: entryNumber.check(z.describe("How many entries the log has")),
    seq: z.exactOptional(entryNumber.check(z.describe("The entry that it made"))),
    table: z.exactOptional(z.string().check(z.describe("The table that a rematch opened"))),
  }),
);
export type Acknowledgement = ReadonlyInfer<typeof acknowledgement>;

const commandId = z.exactOptional(z.int().check(z.describe("That of the command it answers")));

/** What a socket or stream sends. */
export const serverMessage = named(
  "TableMessage",
  "What a table tells those who follow it; `hello`, which comes first, `done`, `problem` and `pong` only by socket.",
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("hello"),
      protocol: protocolVersion.check(z.describe("The version that the server speaks")),
    }),
    z.strictObject({ kind: z.literal("table"), table: tableInfo }),
    z.strictObject({ kind: z.literal("entries"), entries: z.array(seenEntry), standing: snapshot }),
    z.strictObject({ kind: z.literal("chat"), messages: z.array(chatMessage) }),
    z.strictObject({ kind: z.literal("done"), id: commandId, done: acknowledgement }),
    z.strictObject({ kind: z.literal("problem"), id: commandId, problem: problemSchema }),
    z.strictObject({
      kind: z.literal("pong"),
      id: commandId,
      now: timestamp.check(z.describe("The server's time")),
    }),
  ]),
);
export type ServerMessage = ReadonlyInfer<typeof serverMessage>;

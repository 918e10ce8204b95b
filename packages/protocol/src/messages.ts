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
  "Seats from first to last place; tied seats share a list.",
  z.array(z.array(seatNumber)),
);
/** Clients show a table with an unknown status as running; the server still checks every command. */
export const tableStatus = withFallback(z.enum(["open", "running", "over"]), "running");

export const outcome = named(
  "Outcome",
  "How the game ended. An aborted game has no ranking.",
  z.strictObject({
    reason: withFallback(z.enum(["played", "resigned", "time", "aborted"]), "played"),
    ranking: z.exactOptional(ranking),
    note: z.exactOptional(
      z.string().check(z.describe("The operator's note, if an operator ended the game")),
    ),
  }),
);
export type Outcome = ReadonlyInfer<typeof outcome>;

export const seatInfo = named(
  "Seat",
  "A seat and its player.",
  z.strictObject({
    kind: withFallback(z.enum(["person", "bot", "open", "reserved"]), "person"),
    name: z.string(),
    personId: z.exactOptional(z.string()),
    level: z.exactOptional(z.string().check(z.describe("The level of a bot"))),
    isHandedOver: z.exactOptional(
      literalTrue.check(z.describe("A bot plays for the person in this seat")),
    ),
    hasResigned: z.exactOptional(literalTrue),
    isConnected: z.exactOptional(literalTrue.check(z.describe("The person is connected"))),
  }),
);
export type SeatInfo = ReadonlyInfer<typeof seatInfo>;

const clockInfo = named(
  "Clock",
  "The time left for every seat when the message was sent.",
  z.strictObject({
    timeLeft: z.array(milliseconds).check(z.describe("For the current move or turn, by seat")),
    bankLeft: z.array(milliseconds).check(z.describe("In the time bank, by seat")),
    running: seatNumbers.check(z.describe("The seats whose clock is running")),
    part: z.exactOptional(
      z
        .strictObject({ name: z.string(), timeLeft: milliseconds })
        .check(z.describe("The part of the game that has a time limit of its own")),
    ),
    absences: z.exactOptional(
      z
        .array(z.strictObject({ seat: seatNumber, startsAt: timestamp, endsAt: timestamp }))
        .check(z.describe("Current and upcoming days off and holidays, when a clock stops")),
    ),
    holidayLeft: z.exactOptional(
      z.array(milliseconds).check(z.describe("How much holiday is left, by seat")),
    ),
  }),
);
export type ClockInfo = ReadonlyInfer<typeof clockInfo>;

const proposal = named(
  "Proposal",
  "A proposal that all other players must accept.",
  z.strictObject({
    by: seatNumber,
    kind: z.enum(["undo", "abort"]),
    to: z.exactOptional(entryNumber.check(z.describe("Undo the moves from this log entry on"))),
    acceptedBy: seatNumbers.check(z.describe("The seats that have accepted it")),
  }),
);
export type Proposal = ReadonlyInfer<typeof proposal>;

export const tableInfo = named(
  "Table",
  "A table as you may see it.",
  z.strictObject({
    id: z.string(),
    game: z.string(),
    rulesVersion: z.int().check(z.describe("The version of the rules that the table uses")),
    status: tableStatus,
    visibility,
    ...tableSettings,
    seats: z.array(seatInfo),
    you: z.strictObject({ seat: z.exactOptional(seatNumber), isOwner: z.boolean() }),
    createdAt: timestamp,
    startedAt: z.exactOptional(timestamp),
    endedAt: z.exactOptional(timestamp),
    entryCount: entryNumber.check(z.describe("The number of log entries")),
    toAct: seatNumbers.check(z.describe("The seats that have a decision to make")),
    clock: z.exactOptional(clockInfo),
    proposal: z.exactOptional(proposal),
    outcome: z.exactOptional(outcome),
    commitment: z.exactOptional(
      z
        .string()
        .check(z.describe("SHA-256 of `salt:seed` in hex; missing if a record is continued")),
    ),
    deal: z.exactOptional(
      z
        .strictObject({ seed: z.string(), salt: z.string() })
        .check(z.describe("The seed and salt behind the commitment, once the game is over")),
    ),
    rematchTableId: z.exactOptional(z.string().check(z.describe("The table of the rematch"))),
    invite: z.exactOptional(
      z.string().check(z.describe("Only for the owner: the invitation to the table and its seats")),
    ),
    now: timestamp.check(z.describe("The server's time")),
  }),
);
export type TableInfo = ReadonlyInfer<typeof tableInfo>;

const nonMoveEntries = [
  z.strictObject({
    kind: z.literal("undo"),
    to: entryNumber.check(z.describe("Moves from this log entry on no longer count")),
    seat: z.exactOptional(seatNumber.check(z.describe("Only the moves of this seat"))),
  }),
  z.strictObject({ kind: z.literal("resign"), seat: seatNumber }),
  z.strictObject({
    kind: z.literal("takeover"),
    seat: seatNumber,
    by: z.enum(["bot", "person"]),
  }),
  z.strictObject({ kind: z.literal("abort") }),
] as const;

export const logEntry = named(
  "LogEntry",
  "A log entry: a move, or an undo, resignation, takeover or abort.",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("move"), actor, move }),
    ...nonMoveEntries,
  ]),
);

const seenLogEntry = named(
  "SeenLogEntry",
  "A log entry as you may see it; the move is missing if it is secret.",
  withFallback(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("move"), actor, move: z.exactOptional(seenMove) }),
      ...nonMoveEntries,
    ]),
    // An unknown entry keeps its number in the log; an undo beyond the end of the log changes nothing.
    { kind: "undo", to: MAX_ENTRY_NUMBER },
  ),
);
export type SeenLogEntry = ReadonlyInfer<typeof seenLogEntry>;

export const seenEntry = named(
  "Entry",
  "A log entry with its number, its time and its events, as you may see them.",
  z.strictObject({
    seq: entryNumber,
    at: timestamp,
    entry: seenLogEntry,
    events: z.array(seenEvent),
  }),
);
export type SeenEntry = ReadonlyInfer<typeof seenEntry>;

export const snapshot = named(
  "Snapshot",
  "The state of a table after the entries that were sent.",
  z.strictObject({
    entryCount: entryNumber.check(
      z.describe("The number of log entries; send it as the next `after`"),
    ),
    status: tableStatus,
    toAct: seatNumbers.check(z.describe("The seats that have a decision to make")),
    clock: z.exactOptional(clockInfo),
    outcome: z.exactOptional(outcome),
    view: z.exactOptional(view),
    legal: z.exactOptional(
      z
        .array(move)
        .check(z.describe("Your legal moves, if it is your turn and you asked for them")),
    ),
    now: timestamp,
  }),
);
export type Snapshot = ReadonlyInfer<typeof snapshot>;

export const chatMessage = named(
  "ChatMessage",
  "A chat message: free text or one of the game's phrases.",
  z.strictObject({
    number: z.int().check(z.describe("From 1; send the last one as the next `after`")),
    personId: z.string().check(z.describe("The sender")),
    name: z.string(),
    seat: z.exactOptional(seatNumber),
    text: z.exactOptional(z.string()),
    phrase: z.exactOptional(z.string()),
    at: timestamp,
  }),
);
export type ChatMessage = ReadonlyInfer<typeof chatMessage>;

export const acknowledgement = named(
  "Acknowledgement",
  "The command was carried out and its result is stored.",
  z.strictObject({
    entryCount: entryNumber.check(z.describe("The number of log entries")),
    seq: z.exactOptional(entryNumber.check(z.describe("The log entry that the command added"))),
    tableId: z.exactOptional(z.string().check(z.describe("The new table of a rematch"))),
  }),
);
export type Acknowledgement = ReadonlyInfer<typeof acknowledgement>;

const commandId = z.exactOptional(z.int().check(z.describe("The id of the command")));

export const serverMessage = named(
  "ServerMessage",
  "A message from a table over a socket or stream. `hello`, which comes first, `done`, `problem` and `pong` are sent over sockets only.",
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("hello"),
      protocol: protocolVersion.check(z.describe("The server's protocol version")),
    }),
    z.strictObject({ kind: z.literal("table"), table: tableInfo }),
    z.strictObject({ kind: z.literal("entries"), entries: z.array(seenEntry), snapshot }),
    z.strictObject({ kind: z.literal("chat"), messages: z.array(chatMessage) }),
    z.strictObject({ kind: z.literal("done"), id: commandId, result: acknowledgement }),
    z.strictObject({ kind: z.literal("problem"), id: commandId, problem: problemSchema }),
    z.strictObject({
      kind: z.literal("pong"),
      id: commandId,
      now: timestamp.check(z.describe("The server's time")),
    }),
  ]),
);
export type ServerMessage = ReadonlyInfer<typeof serverMessage>;

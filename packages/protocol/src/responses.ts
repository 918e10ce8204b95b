import * as z from "zod/mini";
import { logEntry, outcome, ranking, seatInfo, tableStatus } from "./messages.ts";
import {
  actor,
  entryNumber,
  jsonObject,
  milliseconds,
  timestamp,
  move,
  named,
  options,
  seatNumber,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";
import { pace, visibility } from "./table-settings.ts";

export const person = named(
  "Person",
  "Somebody the server knows.",
  z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: withFallback(z.enum(["guest", "account"]), "account"),
    role: z.exactOptional(z.enum(["operator", "program"])),
  }),
);

const tokenFields = {
  id: z.string().check(z.describe("Enough to tell it from the others")),
  label: z.string(),
  created: timestamp,
  used: timestamp.check(z.describe("When it was last used, to the minute")),
};
export const tokenInfo = named(
  "Token",
  "A token of a program, as its owner sees it.",
  z.strictObject(tokenFields),
);
export const createdToken = named(
  "NewToken",
  "A token that was just made: the only time that it is shown.",
  z.strictObject({ ...tokenFields, token: z.string() }),
);

export const gameInfo = named(
  "Game",
  "A game that can be played here.",
  z.strictObject({
    id: z.string(),
    rules: z.int().check(z.describe("The newest version of its rules")),
    players: z.strictObject({ min: z.int(), max: z.int() }),
    bots: z.array(z.string()).check(z.describe("The levels of its bots")),
    phrases: z.array(z.string()).check(z.describe("What may be said even while words may not")),
  }),
);

/** A table in a list. */
export const tableSummary = named(
  "TableSummary",
  "A table in a list.",
  z.strictObject({
    id: z.string(),
    game: z.string(),
    status: tableStatus,
    visibility,
    title: z.exactOptional(z.string()),
    pace,
    quick: z.exactOptional(z.literal(true).check(z.describe("Strangers are paired here"))),
    owner: z.string().check(z.describe("The id of who opened it")),
    seats: z.array(
      z.pick(seatInfo, {
        kind: true,
        name: true,
        person: true,
        level: true,
        handedOver: true,
        resigned: true,
      }),
    ),
    created: timestamp,
    changed: timestamp,
    entries: z.exactOptional(entryNumber.check(z.describe("How many entries the log has"))),
    round: z.exactOptional(z.int().check(z.describe("The round that is being played"))),
    toAct: z.exactOptional(
      z
        .array(seatNumber)
        .check(z.describe("Seats that owe a decision; untold where spectators see it later")),
    ),
    left: z.exactOptional(
      milliseconds.check(
        z.describe("Until somebody's time is up, at the time of the answer; mine, where it runs"),
      ),
    ),
    you: z.exactOptional(
      z
        .strictObject({
          seat: z.exactOptional(seatNumber),
          isOwner: z.boolean(),
          isYours: z.boolean().check(z.describe("The table waits for a decision of mine")),
        })
        .check(z.describe("What I have to do with it, where that is anything")),
    ),
  }),
);
export type TableSummary = ReadonlyInfer<typeof tableSummary>;

/** News of a table for somebody who sits there. */
export const turnUpdate = named(
  "Notice",
  "News of a table where I sit.",
  z.strictObject({
    kind: z.literal("turn"),
    table: z.string(),
    game: z.string(),
    status: tableStatus,
    isYours: z.boolean().check(z.describe("The table waits for a decision of mine")),
    entries: entryNumber.check(z.describe("How many entries the log has")),
    handedOver: z.exactOptional(
      z.literal(true).check(z.describe("A bot plays for me until I take my seat back")),
    ),
  }),
);
export type TurnUpdate = ReadonlyInfer<typeof turnUpdate>;

export const gameRecord = named(
  "GameRecord",
  "A game as it is kept: where it began, what was played, how it ended.",
  z.strictObject({
    format: z.literal("sofala-record/1"),
    game: z.string(),
    rules: z.int(),
    players: z.array(z.string()),
    options,
    seed: z.exactOptional(z.string()),
    position: z.exactOptional(jsonObject),
    moves: z.array(z.tuple([actor, move])),
    result: z.exactOptional(z.strictObject({ ranking })),
    pins: z.exactOptional(z.string().check(z.describe("What this record is there for"))),
  }),
);

const publicKey = z.string().check(z.describe("An Ed25519 public key: 32 bytes, base64url"));

export const signingKey = named(
  "SigningKey",
  "A key that the server signs archives with.",
  z.strictObject({
    key: publicKey,
    since: timestamp,
    until: z.exactOptional(timestamp.check(z.describe("When it was replaced"))),
  }),
);
export type SigningKey = ReadonlyInfer<typeof signingKey>;

const archiveSignature = z
  .strictObject({
    algorithm: z.literal("ed25519"),
    key: publicKey,
    value: z.string().check(z.describe("64 bytes, base64url")),
  })
  .check(
    z.describe(
      "Of the line `sofala-archive-signature/1` and everything else in the archive, as RFC 8785 writes JSON",
    ),
  );
export type ArchiveSignature = ReadonlyInfer<typeof archiveSignature>;

/** All that was kept of a game: enough to replay it and to check its deal. */
export const archive = named(
  "Archive",
  "All that was kept of a game: enough to replay it and to check its deal.",
  z.strictObject({
    format: z.literal("sofala-archive/1"),
    table: z.strictObject({
      id: z.string(),
      created: timestamp,
      started: z.exactOptional(timestamp),
      ended: z.exactOptional(timestamp),
      pace,
      title: z.exactOptional(z.string()),
    }),
    record: gameRecord,
    log: z.array(z.strictObject({ at: timestamp, entry: logEntry })),
    outcome: z.exactOptional(outcome),
    deal: z.strictObject({
      commitment: z.exactOptional(z.string()),
      seed: z.string(),
      salt: z.string(),
    }),
    signature: z.exactOptional(archiveSignature),
  }),
);

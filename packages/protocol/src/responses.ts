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
  "A guest or an account of this server.",
  z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: withFallback(z.enum(["guest", "account"]), "account"),
    role: z.exactOptional(z.enum(["operator", "program"])),
  }),
);

const tokenFields = {
  id: z.string(),
  label: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.check(z.describe("When it was last used, to the minute")),
};
export const tokenInfo = named("Token", "An API token of mine.", z.strictObject(tokenFields));
export const createdToken = named(
  "CreatedToken",
  "A new API token. The secret is shown only in this response.",
  z.strictObject({ ...tokenFields, token: z.string() }),
);

export const gameInfo = named(
  "Game",
  "A game that can be played on this server.",
  z.strictObject({
    id: z.string(),
    rulesVersion: z.int().check(z.describe("The newest version of the rules")),
    players: z.strictObject({ min: z.int(), max: z.int() }),
    botLevels: z.array(z.string()),
    phrases: z
      .array(z.string())
      .check(z.describe("Chat phrases that are allowed even while free text is not")),
  }),
);

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
    quick: z.exactOptional(z.literal(true).check(z.describe("Made by pairing"))),
    exhibition: z.exactOptional(
      z.literal(true).check(z.describe("Played by bots, and only while somebody watches")),
    ),
    ownerId: z.string().check(z.describe("The person who created the table")),
    seats: z.array(
      z.pick(seatInfo, {
        kind: true,
        name: true,
        personId: true,
        level: true,
        isHandedOver: true,
        hasResigned: true,
      }),
    ),
    createdAt: timestamp,
    updatedAt: timestamp,
    entryCount: z.exactOptional(entryNumber.check(z.describe("The number of log entries"))),
    round: z.exactOptional(z.int().check(z.describe("The current round"))),
    toAct: z.exactOptional(
      z
        .array(seatNumber)
        .check(z.describe("The seats to act; missing if you are a spectator of a delayed table")),
    ),
    timeLeft: z.exactOptional(
      milliseconds.check(
        z.describe(
          "The time that was left, when this was sent, on your clock if it is running, otherwise on the first clock to run out",
        ),
      ),
    ),
    you: z.exactOptional(
      z
        .strictObject({
          seat: z.exactOptional(seatNumber),
          isOwner: z.boolean(),
          isYourTurn: z.boolean().check(z.describe("The table waits for your decision")),
        })
        .check(z.describe("Missing if you have no seat at the table and do not own it")),
    ),
  }),
);
export type TableSummary = ReadonlyInfer<typeof tableSummary>;

export const turnUpdate = named(
  "TurnUpdate",
  "A change at a table where I sit.",
  z.strictObject({
    kind: z.literal("turn"),
    tableId: z.string(),
    game: z.string(),
    status: tableStatus,
    isYourTurn: z.boolean().check(z.describe("The table waits for your decision")),
    entryCount: entryNumber.check(z.describe("The number of log entries")),
    isHandedOver: z.exactOptional(
      z.literal(true).check(z.describe("A bot plays for you until you reclaim your seat")),
    ),
  }),
);
export type TurnUpdate = ReadonlyInfer<typeof turnUpdate>;

export const gameRecord = named(
  "GameRecord",
  "A whole game: its start, its moves and its result.",
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
    pins: z.exactOptional(z.string().check(z.describe("The purpose of this record"))),
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

export const archiveSignature = z
  .strictObject({
    algorithm: z.literal("ed25519"),
    key: publicKey,
    value: z.string().check(z.describe("64 bytes, base64url")),
  })
  .check(
    z.describe(
      "Signs the line `sofala-archive-signature/1` followed by the rest of the archive as canonical JSON (RFC 8785)",
    ),
  );
export type ArchiveSignature = ReadonlyInfer<typeof archiveSignature>;

export const archive = named(
  "Archive",
  "Everything stored about a game: enough to replay it and to check the deal.",
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

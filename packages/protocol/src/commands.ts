import * as z from "zod/mini";
import type { Schema } from "@sofala/engine";
import { entryNumber, named, seatNumber, unparsedMove, unparsedOrder } from "./shared-schemas.ts";
import { botLevel, singleLineText } from "./table-settings.ts";
import { protocolVersion } from "./version.ts";

/** Makes a resend harmless: the same key does the same thing once. */
const idempotencyKey = named(
  "Key",
  "Of your own making; the same key does the same thing once.",
  z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/u)),
);

/** Everything that can be asked of a table, by HTTP and by socket alike. */
export const COMMANDS = {
  join: z.strictObject({
    seat: z.optional(seatNumber),
    invite: z.optional(z.string().check(z.maxLength(64))),
  }),
  leave: z.strictObject({}),
  "renew-invite": z.strictObject({
    replaces: z.string().check(z.maxLength(64), z.describe("The invitation that stops working")),
  }),
  start: z.strictObject({}),
  fill: z.strictObject({ level: botLevel }),
  move: z.strictObject({ key: idempotencyKey, move: unparsedMove }),
  undo: z.strictObject({ key: idempotencyKey, to: z.optional(entryNumber) }),
  propose: z.discriminatedUnion("what", [
    z.strictObject({ what: z.literal("undo"), to: entryNumber }),
    z.strictObject({ what: z.literal("abort") }),
  ]),
  answer: z.strictObject({ grant: z.boolean() }),
  resign: z.strictObject({ key: idempotencyKey }),
  "hand-over": z.strictObject({ key: idempotencyKey }),
  return: z.strictObject({ key: idempotencyKey }),
  order: z.strictObject({ order: z.nullable(unparsedOrder) }),
  say: z.union([
    z.strictObject({ words: singleLineText(1, 500), key: z.optional(idempotencyKey) }),
    z.strictObject({ phrase: singleLineText(1, 40), key: z.optional(idempotencyKey) }),
  ]),
  rematch: z.strictObject({}),
} as const satisfies { readonly [command: string]: Schema<unknown> };

export type CommandName = keyof typeof COMMANDS;
export type CommandBody<Name extends CommandName> = z.infer<(typeof COMMANDS)[Name]>;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** Who may try a command: anybody who may see the table, a seat, or who opened it. */
export const COMMAND_ACCESS: { readonly [Name in CommandName]: "anybody" | "seat" | "owner" } = {
  join: "anybody",
  leave: "seat",
  "renew-invite": "owner",
  start: "owner",
  fill: "anybody",
  move: "seat",
  undo: "seat",
  propose: "seat",
  answer: "seat",
  resign: "seat",
  "hand-over": "seat",
  return: "seat",
  order: "seat",
  say: "anybody",
  rematch: "seat",
};

const commandId = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** The first message of a socket: what it has seen already, and whether it wants views. */
export const hello = named(
  "Hello",
  "The first message of a socket.",
  z.strictObject({
    do: z.literal("hello"),
    protocol: z.optional(
      protocolVersion.check(z.describe("The version that the client speaks, if it says so")),
    ),
    after: z._default(entryNumber, 0).check(z.describe("So many entries of the log are known")),
    views: z._default(z.boolean(), true).check(z.describe("Send the view with every entry")),
    legal: z._default(z.boolean(), false).check(z.describe("Send the moves of my seat")),
  }),
);
export type Hello = z.infer<typeof hello>;

/** Asks a socket for the server's time; whoever may look may ask. */
export const ping = named(
  "Ping",
  "Asks for the server's time, and whether anybody is there.",
  z.strictObject({ do: z.literal("ping"), id: z.optional(commandId) }),
);

/** A message of a socket: a command, and a number that its answer repeats. */
export const commandEnvelope = z.looseObject({
  do: z.string().check(z.maxLength(40)),
  id: z.optional(commandId),
});

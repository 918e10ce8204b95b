import * as z from "zod/mini";
import type { Schema } from "@sofala/engine";
import { entryNumber, named, seatNumber, unparsedMove, unparsedOrder } from "./shared-schemas.ts";
import { botLevel, singleLineText } from "./table-settings.ts";
import { protocolVersion } from "./version.ts";

const idempotencyKey = named(
  "IdempotencyKey",
  "A key that you choose. A command that is sent again with the same key is carried out only once.",
  z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/u)),
);

/** The bodies of all commands to a table, by HTTP and by socket. */
export const COMMANDS = {
  join: z.strictObject({
    seat: z.optional(seatNumber),
    invite: z.optional(z.string().check(z.maxLength(64))),
  }),
  leave: z.strictObject({}),
  "renew-invite": z.strictObject({
    replaces: z.string().check(z.maxLength(64), z.describe("The invitation to revoke")),
  }),
  start: z.strictObject({}),
  "add-bots": z.strictObject({ level: botLevel }),
  move: z.strictObject({ key: idempotencyKey, move: unparsedMove }),
  undo: z.strictObject({ key: idempotencyKey, to: z.optional(entryNumber) }),
  propose: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("undo"), to: entryNumber }),
    z.strictObject({ kind: z.literal("abort") }),
  ]),
  "answer-proposal": z.strictObject({ accept: z.boolean() }),
  resign: z.strictObject({ key: idempotencyKey }),
  "hand-over": z.strictObject({ key: idempotencyKey }),
  "reclaim-seat": z.strictObject({ key: idempotencyKey }),
  order: z.strictObject({ order: z.nullable(unparsedOrder) }),
  chat: z.union([
    z.strictObject({ text: singleLineText(1, 500), key: z.optional(idempotencyKey) }),
    z.strictObject({ phrase: singleLineText(1, 40), key: z.optional(idempotencyKey) }),
  ]),
  rematch: z.strictObject({}),
} as const satisfies { readonly [command: string]: Schema<unknown> };

export type CommandName = keyof typeof COMMANDS;
export type CommandBody<Name extends CommandName> = z.infer<(typeof COMMANDS)[Name]>;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** Who may send a command: any person who may see the table, a seated player, or the table's owner. */
export const COMMAND_ACCESS: { readonly [Name in CommandName]: "viewer" | "seat" | "owner" } = {
  join: "viewer",
  leave: "seat",
  "renew-invite": "owner",
  start: "owner",
  "add-bots": "viewer",
  move: "seat",
  undo: "seat",
  propose: "seat",
  "answer-proposal": "seat",
  resign: "seat",
  "hand-over": "seat",
  "reclaim-seat": "seat",
  order: "seat",
  chat: "viewer",
  rematch: "seat",
};

const commandId = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** The first message that a client sends over a socket. */
export const hello = named(
  "Hello",
  "The first message that a client sends over a socket.",
  z.strictObject({
    command: z.literal("hello"),
    protocol: z.optional(protocolVersion.check(z.describe("The client's protocol version"))),
    after: z
      ._default(entryNumber, 0)
      .check(z.describe("How many log entries the client already has")),
    views: z._default(z.boolean(), true).check(z.describe("Send the view with every update")),
    legal: z
      ._default(z.boolean(), false)
      .check(z.describe("Send your legal moves when it is your turn")),
  }),
);
export type Hello = z.infer<typeof hello>;

/** The hello of protocol version 1, so that old pages can be told to reload. */
export const version1Hello = z.looseObject({ do: z.literal("hello") });

/** Asks for the server's time. Allowed for everybody who may see the table. */
export const ping = named(
  "Ping",
  "Asks for the server's time; also shows that the connection is alive.",
  z.strictObject({ command: z.literal("ping"), id: z.optional(commandId) }),
);

/** A command over a socket; the answer repeats its id. */
export const commandEnvelope = z.looseObject({
  command: z.string().check(z.maxLength(40)),
  id: z.optional(commandId),
});

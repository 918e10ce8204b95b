import * as z from "zod/mini";
import { fail, type Result, type Schema } from "@sofala/engine";
import { named, type ReadonlyInfer } from "./shared-schemas.ts";

/** Why the server refuses a request: the HTTP status, and a sentence for programmers. */
const PROBLEMS = {
  "request/malformed": [400, "The request does not match the documentation."],
  "request/too-large": [413, "The request is too large."],
  "request/not-json": [415, "The body must be application/json."],
  "request/unknown": [404, "There is nothing at this address."],
  "request/wrong-method": [405, "This address does not support this method."],
  "request/too-many": [429, "Too many requests; try again in a minute."],
  "request/too-old": [400, "This client is too old for this server: load its newest version."],
  "request/foreign-origin": [403, "Pages of other sites may not do this."],
  "person/unauthenticated": [401, "Send a session cookie or a bearer token."],
  "person/wrong-credentials": [403, "The name, password or passkey is wrong."],
  "person/too-many-attempts": [429, "Too many failed attempts; wait as long as the detail says."],
  "person/weak-password": [400, "This password is easy to guess; use ten characters or more."],
  "person/has-account": [409, "You already have an account."],
  "person/account-required": [409, "Only an account can do this."],
  "person/reauthentication-required": [
    403,
    "Confirm that it is you: send your password or a passkey.",
  ],
  "person/last-sign-in-method": [409, "This is the last sign-in method of the account."],
  "person/tables-left-behind": [
    409,
    "The guest plays at tables that the account cannot take over; the detail says how many.",
  ],
  "person/token-not-allowed": [403, "This needs a browser session; API tokens may not do it."],
  "passkey/refused": [400, "This passkey cannot be used; start again."],
  "passkey/unknown": [404, "There is no such passkey."],
  "passkey/no-domain": [409, "Passkeys need a server with a domain name, not an IP address."],
  "passkey/too-many": [409, "You have reached the maximum number of passkeys."],
  "session/unknown": [404, "There is no such session."],
  "link/invalid": [404, "This link is invalid, expired or already used."],
  "recovery-code/invalid": [403, "The name or the recovery code is wrong, or the code was used."],
  "mail/failed": [503, "The email could not be sent; try again later."],
  "token/too-many": [409, "You have reached the maximum number of API tokens."],
  "person/banned": [403, "You are banned; GET /api/me says why and for how long."],
  "person/not-operator": [403, "Only operators may do this."],
  "person/name-taken": [409, "Somebody else has this name, or one that looks like it."],
  "person/name-reserved": [409, "This name is reserved for the server, its operators or its bots."],
  "person/name-mixed": [400, "A word in this name mixes several alphabets."],
  "person/not-found": [404, "There is no such person, or you may not see them."],
  "relationship/not-requested": [409, "This person has not sent you a friend request."],
  "relationship/too-many": [
    409,
    "You have reached the maximum number of friends, requests or blocked people.",
  ],
  "report/unknown": [404, "There is no such report, table or message."],
  "report/closed": [409, "Another operator has closed this report."],
  "report/too-many": [429, "You have reached the maximum number of reports per hour."],
  "program/refused": [409, "Only an account that is not an operator's can be marked as a program."],
  "token/unknown": [404, "There is no such API token."],
  "game/unknown": [400, "There is no such game."],
  "options/refused": [400, "The game does not have these options."],
  "options/not-public": [400, "These options are not allowed at public tables."],
  "record/refused": [400, "This is not a valid record of a game."],
  "record/not-published": [409, "The record is published when the game is over."],
  "moment/unknown": [404, "The game has not reached this moment."],
  "table/unknown": [404, "There is no such table, or you may not see it."],
  "table/not-owner": [403, "Only the owner of the table may do this."],
  "table/not-open": [409, "The game has already started or ended."],
  "table/not-running": [409, "No game is running at this table."],
  "table/not-over": [409, "The game at this table is not over."],
  "table/not-full": [409, "A seat at this table is still free."],
  "table/too-many": [409, "You have reached the maximum number of open tables."],
  "table/log-full": [409, "The log of this game is full: hand over your seat, or resign."],
  "seat/too-many-moves": [
    409,
    "This seat has made as many moves as are allowed in a round or a game: hand it over, or resign.",
  ],
  "table/no-people": [400, "A table needs a person, or a seat for one."],
  "bot/unknown": [400, "The game has no bot of this level."],
  "seat/unknown": [400, "The table has no such seat."],
  "seat/taken": [409, "This seat is taken."],
  "seat/none-free": [409, "No seat is free."],
  "seat/reserved": [403, "This seat is reserved for people with the invitation."],
  "seat/blocked": [403, "You cannot sit at this table."],
  "seat/already-seated": [409, "You are already seated at this table."],
  "seat/not-seated": [403, "You are not seated at this table."],
  "seat/handed-over": [409, "A bot plays for you; reclaim your seat first."],
  "seat/not-handed-over": [409, "You have not handed over your seat."],
  "seat/out-of-time": [409, "Your time is up; reclaim your seat when the bot has decided."],
  "seat/resigned": [409, "You have resigned from this game."],
  "move/refused": [409, "The rules do not allow this move."],
  "key/reused": [409, "This key was used for another command."],
  "undo/nothing": [409, "There is no move to undo."],
  "undo/refused": [409, "This cannot be undone."],
  "proposal/none": [409, "There is no proposal."],
  "proposal/pending": [409, "Another proposal is waiting for an answer."],
  "proposal/own": [409, "Only the other players can answer your proposal."],
  "proposal/too-late": [409, "A game can only be aborted in its first round."],
  "order/not-supported": [400, "This game has no orders."],
  "note/changed": [409, "The note was changed elsewhere in the meantime."],
  "chat/phrases-only": [409, "Only phrases are allowed in the chat now."],
  "chat/muted": [403, "You are muted: you may only send phrases for now."],
  "chat/unknown-phrase": [400, "There is no such phrase."],
  "chat/full": [409, "The chat of this table is full."],
  "quota/used-up": [429, "The daily storage limit has been reached; the detail says which one."],
  "channel/unknown": [404, "There is no such channel."],
  "channel/too-many": [409, "You have reached the maximum number of channels."],
  "channel/not-allowed": [400, "The address must use https and be outside private networks."],
  "channel/failed": [502, "The message could not be delivered."],
  "mail/not-configured": [409, "This server does not send email."],
  "mail/unconfirmed": [409, "You have no confirmed email address."],
  "absence/too-soon": [409, "A holiday must be announced at least a day in advance."],
  "import/refused": [400, "This archive cannot be imported; the detail says why."],
  "import/unknown": [404, "There is no such import or imported game."],
  "import/too-many": [409, "You have reached the maximum number of imports or imported games."],
  "server/closing": [503, "The server is about to restart."],
  "server/busy": [503, "The server is too busy; try again."],
  "server/damaged": [503, "This part of the database is damaged; the operator must repair it."],
  "server/fault": [500, "The server failed."],
} as const satisfies { readonly [code: string]: readonly [status: number, sentence: string] };

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

const refusal: Schema<{ readonly code: string }> = z
  .looseObject({ code: z.string() })
  .check(z.describe("The game's reason, if the rules refuse a move"));

/** problem+json (RFC 9457) with a stable code. */
export const problemSchema = named(
  "Problem",
  "Why a request was refused (RFC 9457). Codes are stable; sentences may change.",
  z.strictObject({
    // Clients accept codes that they do not know, and show the title.
    code: z.string().check(z.meta({ enum: PROBLEM_CODES })),
    status: z.int(),
    title: z.string(),
    detail: z.exactOptional(z.string().check(z.describe("More about this case"))),
    refusal: z.exactOptional(refusal),
  }),
);
/** A problem as a client reads it: the code may be newer than the client. */
export type ReceivedProblem = ReadonlyInfer<typeof problemSchema>;
export type Problem = ReceivedProblem & { readonly code: ProblemCode };

type ProblemDetails = Pick<Problem, "detail" | "refusal">;

export function problem(code: ProblemCode, details: ProblemDetails = {}): Problem {
  const [status, title] = PROBLEMS[code];
  return { code, status, title, ...details };
}

/** The problem as a failed result. */
export const refuse = (code: ProblemCode, details?: ProblemDetails): Result<never, Problem> =>
  fail(problem(code, details));

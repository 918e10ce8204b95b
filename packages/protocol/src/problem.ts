import * as z from "zod/mini";
import type { Schema } from "@sofala/engine";
import { named, type Told } from "./parts.ts";

/** Why something asked of the server is not done: its HTTP status and a sentence for programmers. */
const PROBLEMS = {
  "request/malformed": [400, "The request is not what the documentation describes."],
  "request/too-large": [413, "The request is larger than this server takes."],
  "request/not-json": [415, "The body must be application/json."],
  "request/unknown": [404, "There is nothing at this address."],
  "request/wrong-method": [405, "This address does not answer to this method."],
  "request/too-many": [429, "Too many requests; wait a little."],
  "request/foreign-origin": [403, "Pages of other sites may not do this."],
  "person/unknown": [401, "Who asks? Send a device cookie or a bearer token."],
  "person/too-many-tokens": [409, "There are as many tokens as one person may have."],
  "token/unknown": [404, "There is no such token."],
  "game/unknown": [400, "There is no such game."],
  "options/refused": [400, "The game does not have these options."],
  "options/not-public": [400, "These options are for tables that are not public."],
  "record/refused": [400, "This is not a record of a game as the rules allow it."],
  "record/not-yet": [409, "The record of a game is published when it is over."],
  "moment/unknown": [404, "The game has not come to this moment."],
  "table/unknown": [404, "There is no such table, or it is not for you."],
  "table/not-yours": [403, "Only who opened the table may do this."],
  "table/not-open": [409, "The table is not gathering players any more."],
  "table/not-running": [409, "No game is being played at this table."],
  "table/not-over": [409, "The game at this table is not over."],
  "table/not-full": [409, "A seat of this table is still free."],
  "table/too-many": [409, "There are as many open tables as one person may have."],
  "table/too-long": [409, "The log of this game is full: hand over, or resign."],
  "table/has-none": [400, "A table needs a person at it, or a seat for one."],
  "bot/unknown": [400, "The game has no bot of this level."],
  "seat/unknown": [400, "The table has no such seat."],
  "seat/taken": [409, "Somebody sits there already."],
  "seat/none-free": [409, "No seat is free."],
  "seat/reserved": [403, "This seat is kept for whoever has the invitation."],
  "seat/already": [409, "You sit at this table already."],
  "seat/none": [403, "You do not sit at this table."],
  "seat/handed-over": [409, "A bot plays for you; take your seat back first."],
  "seat/held": [409, "You hold your seat yourself."],
  "seat/out-of-time": [409, "Your time is up; take your seat back when the bot has decided."],
  "seat/resigned": [409, "You resigned from this game."],
  "move/refused": [409, "The rules refuse this move."],
  "key/reused": [409, "This key was used for something else."],
  "undo/nothing": [409, "Nothing of yours can be taken back."],
  "undo/refused": [409, "This cannot be taken back."],
  "proposal/none": [409, "Nothing is proposed."],
  "proposal/pending": [409, "Another proposal is waiting for an answer."],
  "proposal/own": [409, "Your own proposal is for the others to answer."],
  "proposal/too-late": [409, "A game can be called off in its first round only."],
  "order/none": [400, "This game has no standing orders."],
  "talk/phrases-only": [409, "Only set phrases may be said now."],
  "talk/unknown-phrase": [400, "There is no such phrase."],
  "server/closing": [503, "The server is about to restart."],
  "server/busy": [503, "The server is too busy; try again."],
  "server/fault": [500, "This is a fault of the server's."],
} as const satisfies { readonly [code: string]: readonly [status: number, sentence: string] };

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

const refusal: Schema<{ readonly code: string }> = z
  .looseObject({ code: z.string() })
  .check(z.describe("The reason of the rules, where they refuse"));

/** problem+json (RFC 9457) with a code that stays. */
export const problemSchema = named(
  "Problem",
  "Why something is not done (RFC 9457); the code stays the same, sentences may change.",
  z.strictObject({
    code: z.enum(PROBLEM_CODES),
    status: z.int(),
    title: z.string(),
    detail: z.exactOptional(
      z.string().check(z.describe("What exactly, where there is more to say")),
    ),
    refusal: z.exactOptional(refusal),
  }),
);
export type Problem = Told<typeof problemSchema>;

export function problem(
  code: ProblemCode,
  more: Pick<Problem, "detail" | "refusal"> = {},
): Problem {
  const [status, title] = PROBLEMS[code];
  return { code, status, title, ...more };
}

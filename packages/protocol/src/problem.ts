import * as z from "zod/mini";
import type { Schema } from "@sofala/engine";
import { named, type ReadonlyInfer } from "./shared-schemas.ts";

/** Why something asked of the server is not done: its HTTP status and a sentence for programmers. */
const PROBLEMS = {
  "request/malformed": [400, "The request is not what the documentation describes."],
  "request/too-large": [413, "The request is larger than this server takes."],
  "request/not-json": [415, "The body must be application/json."],
  "request/unknown": [404, "There is nothing at this address."],
  "request/wrong-method": [405, "This address does not answer to this method."],
  "request/too-many": [429, "Too many requests; wait a little."],
  "request/too-old": [400, "This client is too old for this server: load its newest version."],
  "request/foreign-origin": [403, "Pages of other sites may not do this."],
  "person/unknown": [401, "Who asks? Send a device cookie or a bearer token."],
  "person/not-recognised": [403, "These do not belong together."],
  "person/too-many-tries": [429, "There were too many tries; wait as long as the detail says."],
  "person/weak-password": [400, "Others would guess this password; ten characters or more."],
  "person/account-already": [409, "You have an account already."],
  "person/guest": [409, "Only an account can do this."],
  "person/unproven": [403, "Show that it is you: your password, or a passkey."],
  "person/last-way-in": [409, "There would be no way in any more."],
  "person/games-left": [409, "Games of yours would be left behind: as many as the detail says."],
  "person/not-a-device": [403, "Programs may not do this; a browser may."],
  "passkey/refused": [400, "This passkey cannot be used; begin anew."],
  "passkey/unknown": [404, "There is no such passkey."],
  "passkey/no-domain": [409, "Passkeys need an address with a name, not a number."],
  "passkey/too-many": [409, "There are as many passkeys as one person may have."],
  "session/unknown": [404, "There is no such session."],
  "slip/unknown": [404, "This link was used already, or is too old."],
  "mail/failed": [503, "The letter could not be sent; try again later."],
  "person/too-many-tokens": [409, "There are as many tokens as one person may have."],
  "person/banned": [403, "This person may not come here now; GET /api/me says until when."],
  "person/not-operator": [403, "Only operators may do this."],
  "person/name-taken": [409, "Somebody else has this name, or one that looks like it."],
  "person/name-reserved": [409, "This name is kept for the server, its operators or its bots."],
  "person/name-mixed": [400, "A word of this name has letters of several alphabets."],
  "person/none": [404, "There is nobody like that, or not for you."],
  "company/not-asked": [409, "They have not asked."],
  "company/too-many": [409, "There are as many friends, or blocked people, as one may have."],
  "report/unknown": [404, "There is no such report, or nothing such as it is about."],
  "report/closed": [409, "Another operator was quicker."],
  "report/too-many": [429, "These are as many reports as one may make in an hour."],
  "program/refused": [409, "Only an account, and none of an operator's, is played by a program."],
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
  "seat/too-many-moves": [
    409,
    "This seat has made as many moves as one may in a round, or in a game: hand over, or resign.",
  ],
  "table/has-none": [400, "A table needs a person at it, or a seat for one."],
  "bot/unknown": [400, "The game has no bot of this level."],
  "seat/unknown": [400, "The table has no such seat."],
  "seat/taken": [409, "Somebody sits there already."],
  "seat/none-free": [409, "No seat is free."],
  "seat/reserved": [403, "This seat is kept for whoever has the invitation."],
  "seat/blocked": [403, "You cannot sit at this table."],
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
  "note/changed": [409, "The note was changed elsewhere meanwhile."],
  "talk/phrases-only": [409, "Only set phrases may be said now."],
  "talk/muted": [403, "You may not use words for now; set phrases remain."],
  "talk/unknown-phrase": [400, "There is no such phrase."],
  "talk/table-full": [409, "The chat of this table is full."],
  "quota/used-up": [
    429,
    "This is as much as may be stored in a day; the detail says what, and for whom.",
  ],
  "channel/unknown": [404, "There is no such channel."],
  "channel/too-many": [409, "There are as many channels as one person may have."],
  "channel/not-allowed": [
    400,
    "Nothing is sent to such an address: https, and none of a private network.",
  ],
  "channel/failed": [502, "The message did not get through."],
  "mail/none": [409, "This server sends no mail."],
  "mail/unconfirmed": [409, "Mail is sent to a confirmed address only."],
  "absence/too-soon": [409, "A holiday is announced by the day before it begins."],
  "server/closing": [503, "The server is about to restart."],
  "server/busy": [503, "The server is too busy; try again."],
  "server/damaged": [503, "The server's database is damaged there; its operator has to repair it."],
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
    // Clients read codes that they do not know, and show the title.
    code: z.string().check(z.meta({ enum: PROBLEM_CODES })),
    status: z.int(),
    title: z.string(),
    detail: z.exactOptional(
      z.string().check(z.describe("What exactly, where there is more to say")),
    ),
    refusal: z.exactOptional(refusal),
  }),
);
/** A problem as a client reads it: the code may be newer than the client. */
export type ReceivedProblem = ReadonlyInfer<typeof problemSchema>;
export type Problem = ReceivedProblem & { readonly code: ProblemCode };

export function problem(
  code: ProblemCode,
  more: Pick<Problem, "detail" | "refusal"> = {},
): Problem {
  const [status, title] = PROBLEMS[code];
  return { code, status, title, ...more };
}

import type { Mutant } from "../../../scripts/src/mutation/mutant.ts";

/** Mistakes in the messages between server and clients that tests must notice. */
export const MUTANTS: readonly Mutant[] = [
  {
    breaks: "requests",
    what: "A move with fields that nobody knows is accepted.",
    find: `move: z.strictObject({ key: idempotencyKey, move: unparsedMove })`,
    put: `move: z.looseObject({ key: idempotencyKey, move: unparsedMove })`,
  },
  {
    breaks: "requests",
    what: "Players cannot take their seat back from a bot: the command is missing.",
    find: `
      "hand-over": z.strictObject({ key: idempotencyKey }),
      "reclaim-seat": z.strictObject({ key: idempotencyKey })`,
    put: `"hand-over": z.strictObject({ key: idempotencyKey })`,
  },
  {
    breaks: "requests",
    what: "The key of a command may be one character longer than the limit.",
    find: String.raw`z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/u))`,
    put: String.raw`z.string().check(z.minLength(1), z.maxLength(65), z.regex(/^[\w.:-]+$/u))`,
  },
  {
    breaks: "requests",
    what: "Chat messages may be ten times as long.",
    find: `z.strictObject({ text: singleLineText(1, 500), key: z.optional(idempotencyKey) })`,
    put: `z.strictObject({ text: singleLineText(1, 5000), key: z.optional(idempotencyKey) })`,
  },
  {
    breaks: "requests",
    what: "A holiday may begin on 31 February.",
    find: `return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);`,
    put: `return !Number.isNaN(time);`,
  },
  {
    breaks: "requests",
    what: "Names may turn the direction of the text that follows them.",
    find: String.raw`
      const SINGLE_LINE_PATTERN =
        /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]*$/u;`,
    put: String.raw`const SINGLE_LINE_PATTERN = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u2029\ud800-\udfff]*$/u;`,
  },
  {
    breaks: "authorization",
    what: "Every player may start the game, not only the owner of the table.",
    find: `"renew-invite": "owner", start: "owner", "add-bots": "viewer"`,
    put: `"renew-invite": "owner", start: "seat", "add-bots": "viewer"`,
  },
  {
    breaks: "answers",
    what: "A request without a token gets status 403 instead of 401.",
    find: `"person/unauthenticated": [401, "Send a session cookie or a bearer token."]`,
    put: `"person/unauthenticated": [403, "Send a session cookie or a bearer token."]`,
  },
];

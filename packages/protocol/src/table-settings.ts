import * as z from "zod/mini";
import { json, named, options, seatNumber, whole, withFallback, type Told } from "./shared-schemas.ts";

/** No control characters, no ends of lines, nothing that turns the line around, no halves of characters. */
const LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]*$/u;
export const text = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(LINE));
/** At least one character that can be seen: fillers, blanks and marks without a letter do not do. */
const SEEN =
  /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;
export const name = text(1, 40).check(z.regex(SEEN));

/** How much time people have. */
export const pace = named(
  "Pace",
  "How much time people have: seconds for each move or turn, then those of a bank; or days.",
  withFallback(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("untimed") }),
      z.strictObject({
        kind: z.literal("live"),
        per: z.enum(["move", "turn"]),
        seconds: whole(5, 3600),
        bank: whole(0, 86_400),
      }),
      z.strictObject({ kind: z.literal("correspondence"), days: whole(1, 30) }),
    ]),
    { kind: "untimed" },
  ),
);
export type Pace = z.infer<typeof pace>;

export const level = z.string().check(z.maxLength(20));

/** What is wished for a seat of a new table. */
export const seatWish = named(
  "SeatWish",
  "What is wished for a seat: a reserved one is for whoever has the invitation.",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("me") }),
    z.strictObject({ kind: z.literal("open") }),
    z.strictObject({ kind: z.literal("reserved") }),
    z.strictObject({ kind: z.literal("bot"), level }),
  ]),
);
export type SeatWish = z.infer<typeof seatWish>;

export const visibility = named(
  "Visibility",
  "Listed for everybody; seen by whoever knows its id; seen by whoever has the invitation.",
  withFallback(z.enum(["public", "unlisted", "invited"]), "unlisted"),
);
export type Visibility = z.infer<typeof visibility>;

const title = text(1, 60);
const onTimeout = withFallback(
  z
    .enum(["bot", "end"])
    .check(z.describe("When somebody's time is up: a bot plays on for them, or the game ends")),
  "bot",
);
const delay = whole(0, 3600).check(
  z.describe("How many seconds later than players spectators see what happens"),
);

/** What rest people may take from the clock of a game by correspondence. */
export const rest = named(
  "Rest",
  "Of games over days: may people's weekly days off stop their clock, and how many days of holiday over the whole game?",
  z.strictObject({ weekly: z.boolean(), days: whole(0, 60) }),
);
export type Rest = Told<typeof rest>;

/** What a new table is like. */
export const newTable = named(
  "NewTable",
  "What a new table is like.",
  z.strictObject({
    game: z.string().check(z.maxLength(40)),
    seats: z.array(seatWish).check(z.minLength(1), z.maxLength(8)),
    options: z._default(options, {}),
    title: z.optional(title),
    visibility: z._default(visibility, "unlisted"),
    pace: z._default(pace, { kind: "untimed" }),
    onTimeout: z._default(onTimeout, "bot"),
    delay: z._default(delay, 0),
    rest: z._default(rest, { weekly: true, days: 14 }),
    record: z.optional(
      json.check(z.describe("A GameRecord to go on from; options and players are its own")),
    ),
  }),
);
export type NewTable = z.infer<typeof newTable>;

/** Whom somebody would play with at once. */
export const pairing = named(
  "Pairing",
  "A game with whoever wants the same: live, or over days; with so many players, or any number.",
  z.strictObject({
    game: z.string().check(z.maxLength(40)),
    pace: z.enum(["live", "correspondence"]),
    players: z.union([whole(2, 8), z.literal("any")]),
  }),
);
export type Pairing = z.infer<typeof pairing>;

/** What was agreed for a table, beyond its game and seats. */
export const terms = {
  options,
  title: z.exactOptional(title),
  pace,
  onTimeout,
  delay,
  rest: z.exactOptional(rest),
  reserved: z.exactOptional(
    z.array(seatNumber).check(z.describe("Seats that only the invitation opens")),
  ),
  quick: z.exactOptional(
    z.literal(true).check(z.describe("Strangers were paired; the game begins when all are there")),
  ),
};
const termsSchema = z.strictObject(terms);
export type Terms = Told<typeof termsSchema>;

import * as z from "zod/mini";
import {
  jsonObject,
  named,
  options,
  seatNumber,
  integerBetween,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";

/** No control characters, no ends of lines, nothing that turns the line around, no halves of characters. */
const SINGLE_LINE_PATTERN =
  /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]*$/u;
export const singleLineText = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(SINGLE_LINE_PATTERN));
/** At least one character that can be seen: fillers, blanks and marks without a letter do not do. */
const VISIBLE_CHARACTER_PATTERN =
  /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;
export const personName = singleLineText(1, 40).check(z.regex(VISIBLE_CHARACTER_PATTERN));

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
        seconds: integerBetween(5, 3600),
        bank: integerBetween(0, 86_400),
      }),
      z.strictObject({ kind: z.literal("correspondence"), days: integerBetween(1, 30) }),
    ]),
    { kind: "untimed" },
  ),
);
export type Pace = z.infer<typeof pace>;

export const botLevel = z.string().check(z.maxLength(20));

/** What is wished for a seat of a new table. */
export const newSeat = named(
  "SeatWish",
  "What is wished for a seat: a reserved one is for whoever has the invitation.",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("me") }),
    z.strictObject({ kind: z.literal("open") }),
    z.strictObject({ kind: z.literal("reserved") }),
    z.strictObject({ kind: z.literal("bot"), level: botLevel }),
  ]),
);
export type NewSeat = z.infer<typeof newSeat>;

export const visibility = named(
  "Visibility",
  "Listed for everybody; seen by whoever knows its id; seen by whoever has the invitation.",
  withFallback(z.enum(["public", "unlisted", "invited"]), "unlisted"),
);
export type Visibility = z.infer<typeof visibility>;

const tableTitle = singleLineText(1, 60);
const onTimeout = withFallback(
  z
    .enum(["bot", "end"])
    .check(z.describe("When somebody's time is up: a bot plays on for them, or the game ends")),
  "bot",
);
const spectatorDelay = integerBetween(0, 3600).check(
  z.describe("How many seconds later than players spectators see what happens"),
);

/** What rest people may take from the clock of a game by correspondence. */
export const restAllowance = named(
  "Rest",
  "Of games over days: may people's weekly days off stop their clock, and how many days of holiday over the whole game?",
  z.strictObject({ weekly: z.boolean(), days: integerBetween(0, 60) }),
);
export type RestAllowance = ReadonlyInfer<typeof restAllowance>;

/** What a new table is like. */
export const newTable = named(
  "NewTable",
  "What a new table is like.",
  z.strictObject({
    game: z.string().check(z.maxLength(40)),
    seats: z.array(newSeat).check(z.minLength(1), z.maxLength(8)),
    options: z._default(options, {}),
    title: z.optional(tableTitle),
    visibility: z._default(visibility, "unlisted"),
    pace: z._default(pace, { kind: "untimed" }),
    onTimeout: z._default(onTimeout, "bot"),
    delay: z._default(spectatorDelay, 0),
    rest: z._default(restAllowance, { weekly: true, days: 14 }),
    record: z.optional(
      jsonObject.check(z.describe("A GameRecord to go on from; options and players are its own")),
    ),
  }),
);
export type NewTable = z.infer<typeof newTable>;

/** Whom somebody would play with at once. */
export const pairingRequest = named(
  "Pairing",
  "A game with whoever wants the same: live, or over days; with so many players, or any number.",
  z.strictObject({
    game: z.string().check(z.maxLength(40)),
    pace: z.enum(["live", "correspondence"]),
    players: z.union([integerBetween(2, 8), z.literal("any")]),
  }),
);
export type PairingRequest = z.infer<typeof pairingRequest>;

/** What was agreed for a table, beyond its game and seats. */
export const tableSettings = {
  options,
  title: z.exactOptional(tableTitle),
  pace,
  onTimeout,
  delay: spectatorDelay,
  rest: z.exactOptional(restAllowance),
  reserved: z.exactOptional(
    z.array(seatNumber).check(z.describe("Seats that only the invitation opens")),
  ),
  quick: z.exactOptional(
    z.literal(true).check(z.describe("Strangers were paired; the game begins when all are there")),
  ),
};
const tableSettingsSchema = z.strictObject(tableSettings);
export type TableSettings = ReadonlyInfer<typeof tableSettingsSchema>;

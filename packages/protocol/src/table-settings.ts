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

/** No control characters, line breaks, bidirectional overrides or lone surrogates. */
const SINGLE_LINE_PATTERN =
  /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff]*$/u;
export const singleLineText = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(SINGLE_LINE_PATTERN));
/** At least one visible character: not only fillers, blanks and combining marks. */
const VISIBLE_CHARACTER_PATTERN =
  /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;
export const personName = singleLineText(1, 40).check(z.regex(VISIBLE_CHARACTER_PATTERN));

export const pace = named(
  "Pace",
  "How much time players have: untimed; live, with seconds for each move or turn and a bank of seconds; or correspondence, with days for each turn.",
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

export const newSeat = named(
  "NewSeat",
  "Who gets a seat at a new table. A reserved seat is for people with the invitation.",
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
  "public: in the list of tables; unlisted: for everybody with the link; invited: for everybody with the invitation.",
  withFallback(z.enum(["public", "unlisted", "invited"]), "unlisted"),
);
export type Visibility = z.infer<typeof visibility>;

const tableTitle = singleLineText(1, 60);
const onTimeout = withFallback(
  z
    .enum(["bot", "end"])
    .check(z.describe("When a player runs out of time: a bot takes over, or the game ends")),
  "bot",
);
const spectatorDelay = integerBetween(0, 3600).check(
  z.describe("The delay, in seconds, after which spectators see what happens"),
);

export const restAllowance = named(
  "RestAllowance",
  "For correspondence games: whether weekly days off stop a player's clock, and how many days of holiday each player has in the whole game.",
  z.strictObject({ weekly: z.boolean(), days: integerBetween(0, 60) }),
);
export type RestAllowance = ReadonlyInfer<typeof restAllowance>;

export const newTable = named(
  "NewTable",
  "The settings of a new table.",
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
      jsonObject.check(
        z.describe("A GameRecord to continue; its options and number of players are used"),
      ),
    ),
  }),
);
export type NewTable = z.infer<typeof newTable>;

export const pairingRequest = named(
  "PairingRequest",
  "The game to find opponents for: its pace, and the number of players or any number.",
  z.strictObject({
    game: z.string().check(z.maxLength(40)),
    pace: z.enum(["live", "correspondence"]),
    players: z.union([integerBetween(2, 8), z.literal("any")]),
  }),
);
export type PairingRequest = z.infer<typeof pairingRequest>;

/** The settings of a table beyond its game and seats. Stored in this form. */
export const tableSettings = {
  options,
  title: z.exactOptional(tableTitle),
  pace,
  onTimeout,
  delay: spectatorDelay,
  rest: z.exactOptional(restAllowance),
  reserved: z.exactOptional(
    z.array(seatNumber).check(z.describe("Seats that can only be taken with the invitation")),
  ),
  quick: z.exactOptional(
    z.literal(true).check(z.describe("Made by pairing; the game starts when all seats are taken")),
  ),
  exhibition: z.exactOptional(
    z.literal(true).check(z.describe("Played by bots, and only while somebody watches")),
  ),
};
const tableSettingsSchema = z.strictObject(tableSettings);
export type TableSettings = ReadonlyInfer<typeof tableSettingsSchema>;

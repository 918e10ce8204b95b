import * as z from "zod/mini";
import {
  timestamp,
  named,
  seatNumber,
  integerBetween,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";

/** Games of different paces are rated apart. */
export const paceKind = z.enum(["live", "correspondence", "untimed"]);
export type PaceKind = z.infer<typeof paceKind>;

const count = z.int().check(z.gte(0));
const place = integerBetween(1, 8);

/** Somebody or something that plays. */
const player = named(
  "Player",
  "Who plays: a person, or one of the server's own bots.",
  z.strictObject({
    name: z.string(),
    person: z.exactOptional(
      z.string().check(z.describe("The id of a person whose page can be read")),
    ),
    level: z.exactOptional(z.string().check(z.describe("How well a bot plays"))),
  }),
);
export type Player = ReadonlyInfer<typeof player>;

const ratingFields = {
  rating: z.int().check(z.describe("1500 for newcomers")),
  uncertainty: z
    .int()
    .check(z.describe("The strength is this far from it at most, 19 times out of 20")),
};

/** How strong somebody is thought to be. */
const rating = named(
  "Rating",
  "How strong somebody is thought to be in a game at a pace: OpenSkill's `mu` and `sigma`, and the same as it is shown.",
  z.strictObject({
    ...ratingFields,
    game: z.string(),
    pace: paceKind,
    mu: z.number(),
    sigma: z.number(),
    games: count,
    history: z
      .array(z.strictObject({ ...ratingFields, ended: timestamp }))
      .check(z.describe("After each of the last games, the oldest first")),
  }),
);
export type RatingInfo = ReadonlyInfer<typeof rating>;

const winCounts = { games: count, wins: count.check(z.describe("First places, shared ones too")) };

const gameStatistics = named(
  "GameStatistics",
  "What somebody has done in the rated games of one kind.",
  z.strictObject({
    ...winCounts,
    game: z.string(),
    meanPlace: z.number(),
    seats: z.array(z.strictObject({ ...winCounts, seat: seatNumber })),
    facts: z
      .array(z.strictObject({ ...winCounts, topic: z.string(), value: z.string() }))
      .check(z.describe("By what the game says of a seat, such as its god")),
    opponents: z
      .array(
        z.strictObject({
          player,
          games: count,
          ahead: count.check(z.describe("How often one came out before them")),
        }),
      )
      .check(z.describe("Those met most often, in games that whoever asks may see")),
  }),
);
export type GameStatistics = ReadonlyInfer<typeof gameStatistics>;

const ending = withFallback(
  z
    .enum(["played", "resigned", "left", "time", "aborted"])
    .check(z.describe("`left`, `time`: a bot played on, as was wished or because time ran out")),
  "played",
);

const result = named(
  "Result",
  "What a finished game was for somebody.",
  z.strictObject({
    table: z.string(),
    game: z.string(),
    pace: paceKind,
    ended: timestamp,
    ending,
    seat: seatNumber,
    place: z.exactOptional(place.check(z.describe("Left out where the game was called off"))),
    tied: integerBetween(1, 8).check(z.describe("How many share the place")),
    change: z.exactOptional(
      z.int().check(z.describe("By how much the rating changed, where the game was rated")),
    ),
    others: z.array(z.strictObject({ player, place: z.exactOptional(place) })),
  }),
);
export type ResultInfo = ReadonlyInfer<typeof result>;

/** Somebody's page. */
export const profile = named(
  "Profile",
  "What everybody may know of somebody. Games that are not public are counted, and listed to those who sat there.",
  z.strictObject({
    person: z.strictObject({
      id: z.string(),
      name: z.string(),
      kind: withFallback(z.enum(["guest", "account"]), "account"),
      program: z.boolean().check(z.describe("The account is played by a program")),
      since: timestamp,
    }),
    ratings: z.array(rating),
    games: z.array(gameStatistics),
    reliability: z.strictObject({
      games: count.check(z.describe("Rated games")),
      finished: count.check(z.describe("Of these, played to their end by themselves")),
      moves: count,
      late: count.check(z.describe("How often time ran out")),
    }),
    last: z.array(result),
  }),
);
export type Profile = ReadonlyInfer<typeof profile>;

/** A line of a list by strength. */
export const rankedPlayer = named(
  "Ranked",
  "A line of a list by strength.",
  z.strictObject({
    ...ratingFields,
    player,
    ...winCounts,
    provisional: z.exactOptional(
      z.literal(true).check(z.describe("Too few games to say much; listed after the others")),
    ),
  }),
);
export type RankedPlayer = ReadonlyInfer<typeof rankedPlayer>;

import * as z from "zod/mini";
import {
  timestamp,
  named,
  seatNumber,
  integerBetween,
  withFallback,
  type ReadonlyInfer,
} from "./shared-schemas.ts";

/** Each pace has ratings of its own. */
export const paceKind = z.enum(["live", "correspondence", "untimed"]);
export type PaceKind = z.infer<typeof paceKind>;

const count = z.int().check(z.gte(0));
const place = integerBetween(1, 8);

const player = named(
  "Player",
  "A person, or one of the server's bots.",
  z.strictObject({
    name: z.string(),
    personId: z.exactOptional(z.string().check(z.describe("A person whose profile can be read"))),
    level: z.exactOptional(z.string().check(z.describe("The level of a bot"))),
  }),
);
export type Player = ReadonlyInfer<typeof player>;

const ratingFields = {
  rating: z.int().check(z.describe("1500 for new players")),
  uncertainty: z
    .int()
    .check(z.describe("The true rating is within this distance, with 95% confidence")),
};

const rating = named(
  "Rating",
  "A player's rating in a game at a pace: OpenSkill's `mu` and `sigma`, and the numbers that are shown.",
  z.strictObject({
    ...ratingFields,
    game: z.string(),
    pace: paceKind,
    mu: z.number(),
    sigma: z.number(),
    games: count,
    history: z
      .array(z.strictObject({ ...ratingFields, endedAt: timestamp }))
      .check(z.describe("After each of the last games, oldest first")),
  }),
);
export type RatingInfo = ReadonlyInfer<typeof rating>;

const winCounts = {
  games: count,
  wins: count.check(z.describe("First places, including shared ones")),
};

const gameStatistics = named(
  "GameStatistics",
  "A player's statistics over the rated games of one game.",
  z.strictObject({
    ...winCounts,
    game: z.string(),
    meanPlace: z.number(),
    seats: z.array(z.strictObject({ ...winCounts, seat: seatNumber })),
    facts: z
      .array(z.strictObject({ ...winCounts, topic: z.string(), value: z.string() }))
      .check(z.describe("By what the game records about a seat, such as its god")),
    opponents: z
      .array(
        z.strictObject({
          player,
          games: count,
          finishedAhead: count.check(
            z.describe("The number of games in which the player placed better"),
          ),
        }),
      )
      .check(z.describe("The most frequent opponents, in games that you may see")),
  }),
);
export type GameStatistics = ReadonlyInfer<typeof gameStatistics>;

const ending = withFallback(
  z
    .enum(["played", "resigned", "left", "time", "aborted"])
    .check(z.describe("`left`, `time`: a bot finished the game, by choice or after a timeout")),
  "played",
);

const result = named(
  "Result",
  "A player's result in a finished game.",
  z.strictObject({
    tableId: z.string(),
    game: z.string(),
    pace: paceKind,
    endedAt: timestamp,
    ending,
    seat: seatNumber,
    place: z.exactOptional(place.check(z.describe("Missing if the game was aborted"))),
    placeSharedBy: integerBetween(1, 8).check(z.describe("How many players share the place")),
    ratingChange: z.exactOptional(z.int().check(z.describe("Missing if the game was not rated"))),
    opponents: z.array(z.strictObject({ player, place: z.exactOptional(place) })),
  }),
);
export type ResultInfo = ReadonlyInfer<typeof result>;

export const profile = named(
  "Profile",
  "A person's public profile. Games that are not public count, but are listed only for the people who played them.",
  z.strictObject({
    person: z.strictObject({
      id: z.string(),
      name: z.string(),
      kind: withFallback(z.enum(["guest", "account"]), "account"),
      isProgram: z.boolean().check(z.describe("A program plays for this account")),
      createdAt: timestamp,
    }),
    ratings: z.array(rating),
    statistics: z.array(gameStatistics),
    reliability: z.strictObject({
      games: count.check(z.describe("Rated games")),
      finished: count.check(z.describe("Rated games that the person played to the end")),
      moves: count,
      timeouts: count,
    }),
    recentGames: z.array(result),
  }),
);
export type Profile = ReadonlyInfer<typeof profile>;

export const rankedPlayer = named(
  "RankedPlayer",
  "A player on a leaderboard.",
  z.strictObject({
    ...ratingFields,
    player,
    ...winCounts,
    isProvisional: z.exactOptional(
      z.literal(true).check(z.describe("Based on too few games; listed after the others")),
    ),
  }),
);
export type RankedPlayer = ReadonlyInfer<typeof rankedPlayer>;

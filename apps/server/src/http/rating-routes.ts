import * as z from "zod/mini";
import { ok, type Result } from "@sofala/engine";
import {
  paceKind,
  profile,
  rankedPlayer,
  refuse,
  type Problem,
  type ReadonlyInfer,
} from "@sofala/protocol";
import { setPlayedByProgram } from "../people/people.ts";
import { botLadder, peopleLeaderboard } from "../ratings/leaderboards.ts";
import { loadProfile } from "../ratings/profile.ts";
import { isValidId, route, type HttpServices, type Route } from "./route.ts";

const leaderboardQuery = z.strictObject({
  game: z.optional(
    z.string().check(z.maxLength(40), z.describe("The game; by default the first of the server")),
  ),
  pace: z._default(paceKind, "untimed"),
});
const leaderboardResponse = z.strictObject({
  game: z.string(),
  pace: paceKind,
  players: z.array(rankedPlayer),
});
const programBody = z.strictObject({ isProgram: z.boolean() });

/** Profiles and leaderboards. */
export const ratingRoutes: readonly Route[] = [
  route({
    name: "readProfile",
    method: "GET",
    path: "/api/people/:personId",
    summary: "Read a person's ratings, statistics and recent games",
    description:
      "Only rated games count. Games that are not public are listed only for the people who played them.",
    access: "public",
    response: profile,
    problems: ["person/not-found"],
    async handle({ services, parameters: { personId }, person }) {
      const found = isValidId(personId)
        ? await loadProfile(services, personId, person?.id)
        : undefined;
      return found === undefined ? refuse("person/not-found") : ok(found);
    },
  }),
  route({
    name: "listRatings",
    method: "GET",
    path: "/api/ratings",
    summary: "List people by their rating in a game at a pace",
    access: "public",
    query: leaderboardQuery,
    response: leaderboardResponse,
    problems: ["game/unknown"],
    handle: ({ services, query }) => leaderboardOf(services, query, peopleLeaderboard),
  }),
  route({
    name: "readLadder",
    method: "GET",
    path: "/api/ladder",
    summary: "List bots by their rating: the server's own, and accounts played by programs",
    access: "public",
    query: leaderboardQuery,
    response: leaderboardResponse,
    problems: ["game/unknown"],
    handle: ({ services, query }) => leaderboardOf(services, query, botLadder),
  }),
  route({
    name: "setProgram",
    method: "PUT",
    path: "/api/me/program",
    summary: "Set whether a program plays for my account",
    description: "Programs are rated on the bots' ladder instead of the people's leaderboard.",
    access: "person",
    body: programBody,
    response: programBody,
    example: { isProgram: true },
    problems: ["program/refused"],
    async handle({ services, person, body: { isProgram } }) {
      const isSet = await setPlayedByProgram(services.database, person.id, isProgram);
      return isSet ? ok({ isProgram }) : refuse("program/refused");
    },
  }),
];

async function leaderboardOf(
  services: HttpServices,
  { game: id, pace }: z.infer<typeof leaderboardQuery>,
  list: typeof peopleLeaderboard,
): Promise<Result<ReadonlyInfer<typeof leaderboardResponse>, Problem>> {
  const game = id === undefined ? services.games[0] : services.games.find((each) => each.id === id);
  if (game === undefined) return refuse("game/unknown");
  return ok({ game: game.id, pace, players: await list(services, { game, pace }) });
}

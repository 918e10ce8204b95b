import * as z from "zod/mini";
import { ok, type Result } from "@sofala/engine";
import { paceKind, problem, profile, rankedPlayer, type Problem } from "@sofala/protocol";
import { botLadder, peopleLeaderboard, type RatingPool } from "../ratings/leaderboards.ts";
import { loadProfile } from "../ratings/profile.ts";
import { setPlayedByProgram } from "../people/program-accounts.ts";
import { requirePerson } from "./people-routes.ts";
import type { RequestContext, Route } from "./route.ts";

const ratingsQuery = z.strictObject({
  game: z.optional(
    z.string().check(z.maxLength(40), z.describe("The game; left out, the first of the server's")),
  ),
  pace: z._default(paceKind, "untimed"),
});
const programBody = z.strictObject({ program: z.boolean() });
const rankingResponse = z.strictObject({
  game: z.string(),
  pace: paceKind,
  lines: z.array(rankedPlayer),
});
/** What a person can be called; not every database looks for everything. */
const PERSON_ID_PATTERN = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

export const ratingRoutes: readonly Route[] = [
  {
    name: "readProfile",
    method: "GET",
    path: "/api/people/:id",
    summary: "Somebody's ratings, statistics and last games",
    description:
      "Only rated games are counted. Those that are not public are listed to who sat there, and to nobody else.",
    access: "everybody",
    response: profile,
    problems: ["person/none"],
    async handle({ liveTables: { services }, parameters, person }) {
      const id = parameters["id"] ?? "";
      const found = PERSON_ID_PATTERN.test(id)
        ? await loadProfile(services, id, person?.id)
        : undefined;
      return found === undefined ? { ok: false, error: problem("person/none") } : ok(found);
    },
  },
  {
    name: "listRatings",
    method: "GET",
    path: "/api/ratings",
    summary: "People by their strength in a game at a pace",
    access: "everybody",
    query: ratingsQuery,
    response: rankingResponse,
    problems: ["game/unknown"],
    handle: (call) => rankingOf(call, peopleLeaderboard),
  },
  {
    name: "readLadder",
    method: "GET",
    path: "/api/ladder",
    summary: "Bots by their strength: the server's own, and accounts that are played by programs",
    access: "everybody",
    query: ratingsQuery,
    response: rankingResponse,
    problems: ["game/unknown"],
    handle: (call) => rankingOf(call, botLadder),
  },
  {
    name: "markProgram",
    method: "PUT",
    path: "/api/me/program",
    summary: "Say whether my account is played by a program",
    description: "Programs stand on the ladder of bots instead of among people.",
    access: "person",
    body: programBody,
    response: programBody,
    example: { program: true },
    problems: ["program/refused"],
    async handle(call) {
      const { program } = call.body as z.infer<typeof programBody>;
      const isDone = await setPlayedByProgram(
        call.liveTables.services.database,
        requirePerson(call).id,
        program,
      );
      return isDone ? ok({ program }) : { ok: false, error: problem("program/refused") };
    },
  },
];

/** A list of those who were rated in a game at a pace. */
async function rankingOf(
  { liveTables: { services }, query }: RequestContext,
  list: typeof peopleLeaderboard,
): Promise<Result<unknown, Problem>> {
  const { game: wanted, pace } = query as z.infer<typeof ratingsQuery>;
  const [first] = services.games;
  const game = wanted === undefined ? first : services.games.find(({ id }) => id === wanted);
  if (game === undefined) return { ok: false, error: problem("game/unknown") };
  const pool: RatingPool = { game, pace };
  return ok({ game: game.id, pace, lines: await list(services, pool) });
}

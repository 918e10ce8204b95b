import * as z from "zod/mini";
import { ok, type Result } from "@sofala/engine";
import { paceKind, problem, profile, ranked, type Problem } from "@sofala/protocol";
import { ladder, leaders, type Pool } from "../ratings/leaderboards.ts";
import { profileOf } from "../ratings/profile.ts";
import { markProgram } from "../people/program-accounts.ts";
import { whoAsks } from "./people-routes.ts";
import type { Call, Route } from "./route.ts";

const pooling = z.strictObject({
  game: z.optional(
    z.string().check(z.maxLength(40), z.describe("The game; left out, the first of the server's")),
  ),
  pace: z._default(paceKind, "untimed"),
});
const marking = z.strictObject({ program: z.boolean() });
const lines = z.strictObject({ game: z.string(), pace: paceKind, lines: z.array(ranked) });
/** What a person can be called; not every database looks for everything. */
const PERSON_ID = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

export const resultRoutes: readonly Route[] = [
  {
    name: "readProfile",
    method: "GET",
    path: "/api/people/:id",
    summary: "Somebody's ratings, statistics and last games",
    about:
      "Only rated games are counted. Those that are not public are listed to who sat there, and to nobody else.",
    who: "everybody",
    answer: profile,
    problems: ["person/none"],
    async run({ rooms: { services }, params, person }) {
      const id = params["id"] ?? "";
      const found = PERSON_ID.test(id) ? await profileOf(services, id, person?.id) : undefined;
      return found === undefined ? { ok: false, error: problem("person/none") } : ok(found);
    },
  },
  {
    name: "listRatings",
    method: "GET",
    path: "/api/ratings",
    summary: "People by their strength in a game at a pace",
    who: "everybody",
    query: pooling,
    answer: lines,
    problems: ["game/unknown"],
    run: (call) => listed(call, leaders),
  },
  {
    name: "readLadder",
    method: "GET",
    path: "/api/ladder",
    summary: "Bots by their strength: the server's own, and accounts that are played by programs",
    who: "everybody",
    query: pooling,
    answer: lines,
    problems: ["game/unknown"],
    run: (call) => listed(call, ladder),
  },
  {
    name: "markProgram",
    method: "PUT",
    path: "/api/me/program",
    summary: "Say whether my account is played by a program",
    about: "Programs stand on the ladder of bots instead of among people.",
    who: "person",
    body: marking,
    answer: marking,
    example: { program: true },
    problems: ["program/refused"],
    async run(call) {
      const { program } = call.body as z.infer<typeof marking>;
      const isDone = await markProgram(call.rooms.services.database, whoAsks(call).id, program);
      return isDone ? ok({ program }) : { ok: false, error: problem("program/refused") };
    },
  },
];

/** A list of those who were rated in a game at a pace. */
async function listed(
  { rooms: { services }, query }: Call,
  list: typeof leaders,
): Promise<Result<unknown, Problem>> {
  const { game: wanted, pace } = query as z.infer<typeof pooling>;
  const [first] = services.games;
  const game = wanted === undefined ? first : services.games.find(({ id }) => id === wanted);
  if (game === undefined) return { ok: false, error: problem("game/unknown") };
  const pool: Pool = { game, pace };
  return ok({ game: game.id, pace, lines: await list(services, pool) });
}

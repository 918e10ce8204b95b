import type { Seat } from "@sofala/engine";
import { chancesAfter, chancesOf } from "../chances.ts";
import { mistakeIfBetter, type MoveReviewer } from "./reviewed-move.ts";

/** The rough cost of a calamity in points. */
const ASSUMED_LOSS_VP = 3;

/** Reviews a vote for one of the leading candidates: was another of them better for the voter? */
export const reviewVotes: MoveReviewer = function* ({ at, actor, move, before }) {
  const { strike } = before;
  if (move.kind !== "vote" || typeof actor !== "number" || strike === undefined) return;
  const votes = (seat: Seat) => strike.votes.filter((vote) => vote === seat).length;
  const most = Math.max(...strike.tied.map(votes));
  const named = strike.tied.filter((seat) => votes(seat) === most);
  if (!named.includes(move.victim)) return;
  const chances = chancesOf(before);
  const struck = (victim: Seat) =>
    chancesAfter(chances, (seat) => (seat === victim ? -ASSUMED_LOSS_VP : 0), before);
  const byVictim = new Map(named.map((victim) => [victim, struck(victim)]));
  const own = (victim: Seat) => byVictim.get(victim)?.[actor] ?? 0;
  const [best = move.victim] = named.toSorted((a, b) => own(b) - own(a));
  yield* mistakeIfBetter({
    at,
    seat: actor,
    moves: [move],
    events: [],
    before: chances,
    after: struck(move.victim),
    instead: [{ kind: "vote", victim: best }],
    chances: struck(best),
    visits: named.length,
  });
};

import type { Seat } from "@sofala/engine";
import { chancesFor, prospectsOf } from "../chances.ts";
import { withPointsAdded, mistakeIfBetter, type MoveReviewer } from "./reviewed-move.ts";

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
  const prospects = prospectsOf(before);
  const struck = (victim: Seat) =>
    chancesFor(withPointsAdded(prospects, victim, -ASSUMED_LOSS_VP), before);
  const chances = new Map(named.map((victim) => [victim, struck(victim)]));
  const own = (victim: Seat) => chances.get(victim)?.[actor] ?? 0;
  const [best = move.victim] = named.toSorted((a, b) => own(b) - own(a));
  yield* mistakeIfBetter({
    at,
    seat: actor,
    moves: [move],
    events: [],
    before: chancesFor(prospects, before),
    after: struck(move.victim),
    instead: [{ kind: "vote", victim: best }],
    chances: struck(best),
    visits: named.length,
  });
};

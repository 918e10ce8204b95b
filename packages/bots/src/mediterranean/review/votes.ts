import type { Seat } from "@sofala/engine";
import { chancesFor, prospectsOf } from "../chances.ts";
import { raised, ifBetter, type Judge } from "./reviewed-move.ts";

/** What a calamity takes, roughly, in points. */
const LOSS = 3;

/** A vote among those whom most others named: who splits the votes pays for it. */
export const judgeVotes: Judge = function* ({ at, actor, move, before }) {
  const { strike } = before;
  if (move.kind !== "vote" || typeof actor !== "number" || strike === undefined) return;
  const votes = (seat: Seat) => strike.votes.filter((vote) => vote === seat).length;
  const most = Math.max(...strike.tied.map(votes));
  const named = strike.tied.filter((seat) => votes(seat) === most);
  if (!named.includes(move.victim)) return;
  const prospects = prospectsOf(before);
  const struck = (victim: Seat) => chancesFor(raised(prospects, victim, -LOSS), before);
  const chances = new Map(named.map((victim) => [victim, struck(victim)]));
  const own = (victim: Seat) => chances.get(victim)?.[actor] ?? 0;
  const [best = move.victim] = named.toSorted((a, b) => own(b) - own(a));
  yield* ifBetter({
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

import type { Actor } from "@sofala/engine";
import { mediterranean, type Event, type Move, type State } from "@sofala/mediterranean";
import { chancesOf } from "../chances.ts";
import { SharpBeliefs } from "../strong/strong-beliefs.ts";
import type { Point, Review } from "../../review/review.ts";
import { judgeDeals } from "./deals.ts";
import { calamityJudge, judgeNewCards } from "./luck.ts";
import type { Judge, MarketMoment } from "./reviewed-move.ts";
import { purchaseJudge } from "./purchases.ts";
import { storeJudge } from "./stores.ts";
import { judgeVotes } from "./votes.ts";

export interface MarketReview extends Review<Move> {
  readonly moments: readonly MarketMoment[];
}

/** Judges a game that is over: chances are those of a table whose cards lie open, decisions are judged by what their seat could know. */
export function reviewMarket(
  start: State,
  moves: readonly (readonly [Actor, Move])[],
): MarketReview {
  const judges: readonly Judge[] = [
    judgeDeals,
    storeJudge(),
    judgeVotes,
    calamityJudge(),
    purchaseJudge(),
    judgeNewCards,
  ];
  const beliefs = start.players.map((_, seat) => new SharpBeliefs(seat));
  const course: Point[] = [{ at: 0, chances: chancesOf(start) }];
  const moments: MarketMoment[] = [];
  let before = start;
  for (const [at, [actor, move]] of moves.entries()) {
    const step = mediterranean.applyMove(before, actor, move);
    if (!step.ok) break;
    const { state: after, events } = step.value;
    for (const judge of judges)
      moments.push(...judge({ at, actor, move, before, after, events, beliefs }));
    for (const [seat, known] of beliefs.entries()) known.see(mediterranean.eventsFor(events, seat));
    if (events.some(isNews)) course.push({ at: at + 1, chances: chancesOf(after) });
    before = after;
  }
  return { course, moments: moments.toSorted((a, b) => a.at - b.at) };
}

/** Is there something to tell of the chances? */
const isNews = (event: Event): boolean =>
  event.kind === "deal-made" || event.kind === "phase-began" || event.kind === "game-ended";

import type { Actor } from "@sofala/engine";
import { mediterranean, type Event, type Move, type State } from "@sofala/mediterranean";
import { chancesOf } from "../chances.ts";
import { StrongBeliefs } from "../strong/strong-beliefs.ts";
import type { ChancePoint, Review } from "../../review/review.ts";
import { reviewDeals } from "./deals.ts";
import { calamityReviewer, reviewNewCards } from "./luck.ts";
import type { MoveReviewer, MediterraneanMoment } from "./reviewed-move.ts";
import { purchaseReviewer } from "./purchases.ts";
import { storeReviewer } from "./stores.ts";
import { reviewVotes } from "./votes.ts";

export interface MediterraneanReview extends Review<Move> {
  readonly moments: readonly MediterraneanMoment[];
}

/**
 * Reviews a finished game: chances are computed with all cards open, decisions are judged by what
 * their seat could know.
 */
export function reviewMediterranean(
  start: State,
  moves: readonly (readonly [Actor, Move])[],
): MediterraneanReview {
  const reviewers: readonly MoveReviewer[] = [
    reviewDeals,
    storeReviewer(),
    reviewVotes,
    calamityReviewer(),
    purchaseReviewer(),
    reviewNewCards,
  ];
  const beliefs = start.players.map((_, seat) => new StrongBeliefs(seat));
  const chancesOverTime: ChancePoint[] = [{ at: 0, chances: chancesOf(start) }];
  const moments: MediterraneanMoment[] = [];
  let before = start;
  for (const [at, [actor, move]] of moves.entries()) {
    const step = mediterranean.applyMove(before, actor, move);
    if (!step.ok) break;
    const { state: after, events } = step.value;
    for (const reviewer of reviewers)
      moments.push(...reviewer({ at, actor, move, before, after, events, beliefs }));
    for (const [seat, known] of beliefs.entries())
      known.observe(mediterranean.eventsFor(events, seat));
    if (events.some(changesChances))
      chancesOverTime.push({ at: at + 1, chances: chancesOf(after) });
    before = after;
  }
  return { chancesOverTime, moments: moments.toSorted((a, b) => a.at - b.at) };
}

/** True if the chances changed enough to mention. */
const changesChances = (event: Event): boolean =>
  event.kind === "deal-made" || event.kind === "phase-began" || event.kind === "game-ended";

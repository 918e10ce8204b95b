import type { CalamityEffect, StatusTrack } from "@sofala/mediterranean";
import type { SeatBoard } from "./seat-board.ts";
import { otherSeats, memoizePerContext, seatAt, type SeatContext } from "./seat-context.ts";
import { clampedEntry } from "./weights.ts";

/** How far the others drop on a track in a turn, and the spread of that. */
const EXPECTED_DROP: { readonly [S in StatusTrack]: number } = { happiness: 1.2, safety: 1 };
const STATUS_SPREAD = 1.2;
const LATER_SPREAD = 2;
/** The loss by a calamity that is not known yet. */
const UNKNOWN_LOSS = 3;
/** The number of later turns that are considered. */
const MAX_TURNS_AHEAD = 2;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The value of a position on a track when this turn's calamity comes. */
export function statusWorth(context: SeatContext, track: StatusTrack, status: number): number {
  const { weights } = context;
  const spared = laterWorth(context, track, status);
  const loss = calamityLoss(context, track);
  if (status >= 0 || loss === 0) return spared;
  let lowest = 1;
  for (const other of otherSeats(context))
    lowest *= logistic(
      (seatAt(context, other)[track] - EXPECTED_DROP[track] - status) / STATUS_SPREAD,
    );
  const struck = laterWorth(context, track, 0) - loss * weights.danger;
  return lowest * struck + (1 - lowest) * spared;
}

/** The cost of the calamities of later turns, by rank among the players. */
export const laterDanger = (context: SeatContext, { happiness, safety }: SeatBoard): number =>
  laterWorth(context, "happiness", happiness) + laterWorth(context, "safety", safety);

const laterWorth = (context: SeatContext, track: StatusTrack, status: number): number =>
  LATER_WORTH[track](context, status);

const LATER_WORTH = {
  happiness: memoizePerContext((context, status: number) =>
    laterLoss(context, "happiness", status),
  ),
  safety: memoizePerContext((context, status: number) => laterLoss(context, "safety", status)),
} as const;

function laterLoss(context: SeatContext, track: StatusTrack, status: number): number {
  const { weights, turnsLeft } = context;
  if (turnsLeft === 0 || weights.laterDanger === 0) return 0;
  let lowest = logistic(EXPECTED_DROP[track] - status);
  for (const other of otherSeats(context))
    lowest *= logistic((seatAt(context, other)[track] - status) / LATER_SPREAD);
  return -lowest * UNKNOWN_LOSS * weights.laterDanger * Math.min(turnsLeft, MAX_TURNS_AHEAD);
}

/** Roughly what the calamity of a track costs its victim this turn. */
function calamityLoss(context: SeatContext, track: StatusTrack): number {
  const { edition, view, age } = context;
  let loss = 0;
  for (const id of view.calamities) {
    const calamity = edition.calamities[id];
    if (calamity?.track !== track) continue;
    for (const effect of calamity.ages[age]) loss += effectLoss(context, effect);
  }
  return loss;
}

function effectLoss(context: SeatContext, effect: CalamityEffect): number {
  const { weights, turnsLeft, view } = context;
  const coin = clampedEntry(weights.coin, view.turn - 1);
  switch (effect.op) {
    case "trackTowardZero":
      return effect.spaces * (0.4 + weights.trackSpace * turnsLeft);
    case "lose":
      return (effect.vp ?? 0) + (effect.money ?? 0) * coin;
    case "loseCubes":
      return effect.count * (0.6 + 0.3 * turnsLeft);
    case "discardWarehouse":
      return 2;
    case "forbidPurchase":
      return 2;
  }
}

import type { CalamityEffect, StatusTrack } from "@sofala/mediterranean";
import type { Board } from "./seat-board.ts";
import { othersOf, remembered, seatAt, type Scene } from "./seat-context.ts";
import { entryOf } from "./weights.ts";

/** What a turn of cards costs the others on a track, and how much that varies. */
const DROP: { readonly [S in StatusTrack]: number } = { happiness: 1.2, safety: 1 };
const SPREAD = 1.2;
const LATER_SPREAD = 2;
/** The loss by a calamity that is not known yet. */
const UNKNOWN_LOSS = 3;
/** More turns than these are not looked ahead. */
const HORIZON = 2;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** What it is worth to stand somewhere on a track when the calamity of this turn comes. */
export function statusWorth(scene: Scene, track: StatusTrack, status: number): number {
  const { weights } = scene;
  const spared = laterWorth(scene, track, status);
  const loss = calamityLoss(scene, track);
  if (status >= 0 || loss === 0) return spared;
  let lowest = 1;
  for (const other of othersOf(scene))
    lowest *= logistic((seatAt(scene, other)[track] - DROP[track] - status) / SPREAD);
  const struck = laterWorth(scene, track, 0) - loss * weights.danger;
  return lowest * struck + (1 - lowest) * spared;
}

/** What the calamities of later turns will cost, by where one stands among the others. */
export const laterDanger = (scene: Scene, { happiness, safety }: Board): number =>
  laterWorth(scene, "happiness", happiness) + laterWorth(scene, "safety", safety);

const laterWorth = (scene: Scene, track: StatusTrack, status: number): number =>
  LATER[track](scene, status);

const LATER = {
  happiness: remembered((scene, status: number) => laterHarm(scene, "happiness", status)),
  safety: remembered((scene, status: number) => laterHarm(scene, "safety", status)),
} as const;

function laterHarm(scene: Scene, track: StatusTrack, status: number): number {
  const { weights, turnsLeft } = scene;
  if (turnsLeft === 0 || weights.laterDanger === 0) return 0;
  let lowest = logistic(DROP[track] - status);
  for (const other of othersOf(scene))
    lowest *= logistic((seatAt(scene, other)[track] - status) / LATER_SPREAD);
  return -lowest * UNKNOWN_LOSS * weights.laterDanger * Math.min(turnsLeft, HORIZON);
}

/** What the calamity of a track takes from its victim this turn, roughly. */
function calamityLoss(scene: Scene, track: StatusTrack): number {
  const { edition, view, age } = scene;
  let loss = 0;
  for (const id of view.calamities) {
    const calamity = edition.calamities[id];
    if (calamity?.track !== track) continue;
    for (const effect of calamity.ages[age]) loss += effectLoss(scene, effect);
  }
  return loss;
}

function effectLoss(scene: Scene, effect: CalamityEffect): number {
  const { weights, turnsLeft, view } = scene;
  const coin = entryOf(weights.coin, view.turn - 1);
  switch (effect.op) {
    case "trackTowardZero":
      return effect.spaces * (0.4 + weights.step * turnsLeft);
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

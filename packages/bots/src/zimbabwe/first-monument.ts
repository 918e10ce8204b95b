import {
  freeStartCells,
  resourcesNear,
  type CellName,
  type Move,
  type State,
} from "@sofala/zimbabwe";

/** The worth of the first, second … resource of a kind near a first monument. */
const VALUE_BY_COUNT = [0, 3, 4, 4.6, 5];

/** The start cell with the most kinds of resource nearby, then with the most of each. */
export function chooseFirstMonument(state: State): Move {
  let best = "";
  let most = -Infinity;
  for (const at of freeStartCells(state)) {
    const worth = startValue(state, at);
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  return { kind: "place-first", at: best };
}

const startValue = (state: State, at: CellName): number =>
  resourcesNear(state, at).reduce(
    (sum, count) => sum + (VALUE_BY_COUNT[Math.min(count, 4)] ?? 0),
    0,
  );

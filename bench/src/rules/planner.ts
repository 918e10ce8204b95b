import { planRaises, raisePlans, zimbabwe, type CellName } from "@sofala/zimbabwe";
import type { Figure } from "../figures.ts";
import type { LatePosition } from "../late-positions.ts";
import { latency } from "../measuring.ts";
import { monumentsOf } from "../table.ts";
import { freshStates, spread } from "./calls.ts";

/** How long a player of The Great Zimbabwe waits for plans late in a game. */
export function plannerFigures(positions: readonly LatePosition[]): readonly Figure[] {
  // A part of the positions is for the warm-up.
  for (const position of positions.slice(0, positions.length / 4)) timesAt(position);
  const times = positions.map(timesAt);
  const all = (kind: keyof ReturnType<typeof timesAt>) => times.flatMap((each) => each[kind]);
  const [single, together] = [all("single"), all("together")];
  return [
    ...spread(
      "zimbabwe.planner",
      [...single, ...together],
      "ms",
      "the cheapest plan, `single` and `together` combined",
    ),
    ...spread(
      "zimbabwe.planner.single",
      single,
      "ms",
      "for each of the player's monuments separately",
    ),
    ...spread(
      "zimbabwe.planner.together",
      together,
      "ms",
      "for all of the player's monuments that can be raised singly, even if not all at once",
    ),
    ...spread(
      "zimbabwe.planner.alternatives",
      all("alternatives"),
      "ms",
      "all plans that pay different players, for as many monuments as can be raised together",
    ),
  ];
}

function timesAt({ state, table, seat }: LatePosition) {
  const fresh = freshStates(zimbabwe, state);
  const plan = (monuments: readonly CellName[]) =>
    latency(fresh, (copy) => planRaises(copy, seat, monuments));
  const own = monumentsOf(table, seat).filter(({ level }) => level < 5);
  const raisable = own
    .map(({ at }) => at)
    .filter((at) => planRaises(state, seat, [at]) !== undefined);
  const jointly = raisable.reduce<readonly CellName[]>(
    (chosen, at) =>
      planRaises(state, seat, [...chosen, at]) === undefined ? chosen : [...chosen, at],
    [],
  );
  return {
    single: own.map(({ at }) => plan([at])),
    together: raisable.length > 1 ? [plan(raisable)] : [],
    alternatives:
      jointly.length > 0 ? [latency(fresh, (copy) => raisePlans(copy, seat, jointly))] : [],
  };
}

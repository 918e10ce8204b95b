import { planRaises, raisePlans, zimbabwe, type CellName, type State } from "@sofala/zimbabwe";
import type { Figure } from "../figures.ts";
import { described, type LatePosition } from "../late-positions.ts";
import { latency, median, quantile } from "../measuring.ts";
import { monumentsOf } from "../table.ts";

/** Times of one kind of call, in milliseconds. */
type Times = readonly number[];

/** How long a player waits for moves and plans in the second half of a game. */
export function lateFigures(positions: readonly LatePosition[]): readonly Figure[] {
  // A part of them to warm up.
  for (const position of positions.slice(0, positions.length / 4)) timesAt(position);
  const times = positions.map(timesAt);
  const all = (kind: keyof ReturnType<typeof timesAt>) => times.flatMap((each) => each[kind]);
  const [single, together] = [all("single"), all("together")];
  const moves = median(
    positions.map(({ state, seat }) => [...zimbabwe.legalMoves(state, seat)].length),
  );
  return [
    ...spread(
      "zimbabwe.legal",
      all("legal"),
      `all legal moves, ${moves} in the median; ${described(positions)}`,
    ),
    ...spread(
      "zimbabwe.planner",
      [...single, ...together],
      "the cheapest plan, single and together as one set",
    ),
    ...spread("zimbabwe.planner.single", single, "for each own monument by itself"),
    ...spread(
      "zimbabwe.planner.together",
      together,
      "for all own monuments that can be raised, be it possible or not",
    ),
    ...spread(
      "zimbabwe.planner.alternatives",
      all("alternatives"),
      "all plans that differ in who is paid, for as many monuments as can be raised together",
    ),
  ];
}

function timesAt({ state, table, seat }: LatePosition) {
  const fresh = freshStates(state);
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
    legal: [latency(fresh, (copy) => [...zimbabwe.legalMoves(copy, seat)])],
    single: own.map(({ at }) => plan([at])),
    together: raisable.length > 1 ? [plan(raisable)] : [],
    alternatives:
      jointly.length > 0 ? [latency(fresh, (copy) => raisePlans(copy, seat, jointly))] : [],
  };
}

/** Nothing that an earlier call found out is remembered. */
function freshStates(state: State): () => State {
  const snapshot = zimbabwe.snapshot(state);
  return () => {
    const restored = zimbabwe.restore(snapshot);
    if (!restored.ok) throw new Error(`a snapshot is refused: ${restored.error.reason}`);
    return restored.value;
  };
}

const spread = (name: string, times: Times, note: string): readonly Figure[] => [
  { name: `${name}.p50ms`, value: median(times), unit: "ms", note },
  { name: `${name}.p95ms`, value: quantile(times, 0.95), unit: "ms", note: "" },
  {
    name: `${name}.maxms`,
    value: Math.max(...times),
    unit: "ms",
    note: `of ${times.length} calls`,
  },
];

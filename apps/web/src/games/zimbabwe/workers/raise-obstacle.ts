import type { Seat } from "@sofala/engine";
import type { ZimbabweAppText } from "@sofala/text/zimbabwe";
import { LINES_COUNT, OUT_OF_REACH, Prospects, RESOURCES } from "@sofala/zimbabwe";
import type { CellName, State, View } from "@sofala/zimbabwe";
import { MAX_LEVEL } from "../cards.ts";

/** Why a monument cannot be raised now. */
export type RaiseObstacle = Parameters<ZimbabweAppText["raising"]["obstacle"]>[0];

/** What is missing; `cost` is that of the cheapest plan if one exists. */
export function raiseObstacle(
  view: View,
  state: State,
  seat: Seat,
  monument: CellName,
  cost: number | undefined,
): RaiseObstacle {
  const level = view.monuments.find(({ at }) => at === monument)?.level ?? 0;
  if (view.turn?.raised.includes(monument) === true) return { kind: "raised" };
  if (level >= MAX_LEVEL) return { kind: "complete" };
  if (cost !== undefined) {
    return { kind: "cattle", cost, have: view.seats[seat]?.cattle ?? 0 };
  }
  const { inReach, mustDiffer } = goodsInReach(state, seat, monument);
  const missing = RESOURCES.filter(
    (resource) => !inReach.some((line) => line.resource === resource),
  );
  const enough = mustDiffer ? inReach.length >= level : inReach.length > 0;
  return enough
    ? { kind: "resources", need: level, inReach }
    : { kind: "lines", need: level, inReach, missing };
}

/** The lines of goods that reach a monument, each with the cost of the cheapest good; and must its goods differ? */
export function goodsInReach(state: State, seat: Seat, monument: CellName) {
  const prospects = new Prospects();
  prospects.load(state, seat);
  const index = Array.from({ length: prospects.monuments }, (_, n) => n).find(
    (n) => prospects.cell(n) === monument,
  );
  const lines = RESOURCES.map((resource, line) => ({
    resource,
    cost:
      index === undefined
        ? OUT_OF_REACH
        : (prospects.cost[index * LINES_COUNT + line] ?? OUT_OF_REACH),
    supply: prospects.supply[line] ?? 0,
  }));
  const inReach = lines
    .filter((line) => line.cost < OUT_OF_REACH && line.supply > 0)
    .map(({ resource, cost: price }) => ({ resource, cost: price }));
  return { inReach, mustDiffer: prospects.mustDiffer };
}

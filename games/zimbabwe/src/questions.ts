import {
  fail,
  fault,
  ok,
  type Fault,
  type Json,
  type JsonObject,
  type Result,
  type Seat,
} from "@sofala/engine";
import { CELL_NAME, cellNamed, type Cell } from "./map/cells.ts";
import type { State } from "./memory.ts";
import { hubNet, isOnMap, pieceOn, rangeNow } from "./pieces.ts";
import { Buyer } from "./planner/planner.ts";
import type { CellName } from "./state.ts";

/** What scenarios may ask: see the notation. */
export const QUESTIONS = ["distance", "hubs", "cheapestRaise"];

export function ask(question: string, state: State, step: JsonObject): Result<Json, Fault> {
  switch (question) {
    case "distance":
      return distance(state, step);
    case "hubs":
      return hubs(state, step);
    default:
      return cheapestRaise(state, step);
  }
}

function distance(state: State, step: JsonObject): Result<Json, Fault> {
  return between(step, "distance", (from, to) => {
    if (!isOnMap(state, from) || !isOnMap(state, to)) return null;
    const { geography } = state;
    const steps = geography.distance(
      geography.origin(...pieceOn(state, from)),
      geography.origin(...pieceOn(state, to)),
    );
    return steps ?? null;
  });
}

function hubs(state: State, step: JsonObject): Result<Json, Fault> {
  return between(step, "hubs", (from, to) => {
    if (!isOnMap(state, from) || !isOnMap(state, to)) return null;
    const net = hubNet(state, rangeNow(state));
    const count = net.hubs(...pieceOn(state, from), ...pieceOn(state, to));
    return count === -1 ? null : count;
  });
}

function cheapestRaise(state: State, step: JsonObject): Result<Json, Fault> {
  const { seat } = step;
  const extra = unknownField(step, ["cheapestRaise", "seat", "is"]);
  if (extra !== undefined) return fail(extra);
  if (!isSeat(state, seat)) return fail(fault("expected a seat", "seat"));
  const cells = step["cheapestRaise"];
  if (!isCells(cells)) return fail(fault("expected a list of cells", "cheapestRaise"));
  return ok(new Buyer(state, seat).cheapest(cells.map(cellNamed))?.cost ?? null);
}

function between(
  step: JsonObject,
  name: string,
  answer: (from: Cell, to: Cell) => Json,
): Result<Json, Fault> {
  const extra = unknownField(step, [name, "is"]);
  if (extra !== undefined) return fail(extra);
  const cells = step[name];
  if (!isCells(cells) || cells.length !== 2) return fail(fault("expected two cells", name));
  const [from = "", to = ""] = cells;
  return ok(answer(cellNamed(from), cellNamed(to)));
}

const unknownField = (step: JsonObject, fields: readonly string[]): Fault | undefined => {
  const unknown = Object.keys(step).find((key) => !fields.includes(key));
  return unknown === undefined ? undefined : fault("unknown field", unknown);
};

const isCells = (value: unknown): value is readonly CellName[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string" && CELL_NAME.test(name));

const isSeat = (state: State, value: unknown): value is Seat =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < state.players;

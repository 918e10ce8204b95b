import type { Actor, Game, GameTypes, Observer, Seat } from "./game.ts";
import { fault, isObject, prependPath, type Fault, type Json, type JsonObject } from "./json.ts";
import { RECORD_FIELDS, isActor, parseGameStart, parseMoves, type GameStart } from "./record.ts";
import { fail, ok, type Result } from "./result.ts";
import { parseVersion } from "./rules-versions.ts";

/** A record with steps that check it: the format of rule examples, puzzles and bug reports. */
export interface Scenario<T extends GameTypes> extends GameStart<T> {
  readonly name: string;
  readonly rules: number;
  /** Played before the steps. */
  readonly moves: readonly (readonly [Actor, T["move"]])[];
  readonly steps: readonly ScenarioStep[];
}

export type ScenarioStep =
  | {
      readonly ask: "move";
      readonly actor: Actor;
      readonly move: unknown;
      readonly refused: boolean | string;
    }
  | {
      readonly ask: "legal";
      readonly seat: Seat;
      readonly filter: JsonObject;
      readonly cells?: readonly string[];
      readonly count?: number;
    }
  | { readonly ask: "expect"; readonly expected: JsonObject }
  | { readonly ask: "hides"; readonly observer: Observer; readonly secrets: readonly string[] }
  | {
      readonly ask: "question";
      readonly name: string;
      readonly step: JsonObject;
      readonly is: Json;
    };

/** Members for human readers: allowed in a scenario and in each of its steps, and ignored. */
const COMMENT_FIELDS = ["about", "comment", "note", "why"];

const SCENARIO_FIELDS = [
  ...RECORD_FIELDS.filter((field) => field !== "result" && field !== "pins"),
  ...COMMENT_FIELDS,
  "name",
  "steps",
];

export function parseScenario<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<Scenario<T>, Fault> {
  if (!isObject(input)) return fail(fault("expected a scenario"));
  const { format, name, steps } = input;
  if (format !== "sofala-scenario/1") return fail(fault('expected "sofala-scenario/1"', "format"));
  if (input["game"] !== game.id) return fail(fault(`expected "${game.id}"`, "game"));
  const unknown = Object.keys(input).find((key) => !SCENARIO_FIELDS.includes(key));
  if (unknown !== undefined) return fail(fault("unknown field", unknown));
  if (typeof name !== "string") return fail(fault("expected a name", "name"));
  const { rules = game.defaultRulesVersion ?? game.rulesVersion } = input;
  const version = parseVersion(game, rules);
  if (!version.ok) return version;
  const start = parseGameStart(version.value, input);
  if (!start.ok) return start;
  const { moves: written = [] } = input;
  const moves = parseMoves(version.value, written);
  if (!moves.ok) return moves;
  if (!Array.isArray(steps)) return fail(fault("expected a list of steps", "steps"));

  const parsed: ScenarioStep[] = [];
  for (const [index, question] of steps.entries()) {
    const step = parseStep(version.value, question);
    if (!step.ok) return fail(prependPath(["steps", index], step.error));
    if (step.value.ask === "legal" && step.value.seat >= start.value.players.length) {
      return fail(fault("no such seat", "steps", index, "seat"));
    }
    parsed.push(step.value);
  }
  return ok({
    name,
    rules: version.value.rulesVersion,
    ...start.value,
    moves: moves.value,
    steps: parsed,
  });
}

function parseStep<T extends GameTypes>(
  game: Game<T>,
  input: unknown,
): Result<ScenarioStep, Fault> {
  if (!isObject(input)) return fail(fault("expected a step"));
  const kinds = ["move", "legal", "expect", "observer", ...game.scenario.questions];
  const [kind, second] = kinds.filter((key) => key in input);
  if (kind === undefined) return fail(fault(`expected one of ${kinds.join(", ")}`));
  if (second !== undefined) return fail(fault(`a step asks one thing, not ${kind} and ${second}`));
  const step = input as JsonObject;
  switch (kind) {
    case "move":
      return parseMoveStep(step);
    case "legal":
      return parseLegalStep(game, step);
    case "expect": {
      const { expect: expected } = step;
      const extra = unknownFieldFault(step, ["expect"]);
      if (extra !== undefined) return fail(extra);
      if (!isObject(expected)) return fail(fault("expected an object", "expect"));
      return ok({ ask: "expect", expected });
    }
    case "observer":
      return parseHidesStep(step);
    default:
      if (!("is" in step)) return fail(fault("expected an answer", "is"));
      return ok({
        ask: "question",
        name: kind,
        step: withoutComments(step),
        is: step["is"] ?? null,
      });
  }
}

function parseMoveStep(step: JsonObject): Result<ScenarioStep, Fault> {
  const { seat, move, refused = false } = step;
  const extra = unknownFieldFault(step, ["seat", "move", "refused"]);
  if (extra !== undefined) return fail(extra);
  if (!isActor(seat)) return fail(fault('expected a seat or "clock"', "seat"));
  if (typeof refused !== "boolean" && typeof refused !== "string") {
    return fail(fault("expected true or the code of a refusal", "refused"));
  }
  return ok({ ask: "move", actor: seat, move, refused });
}

function parseLegalStep<T extends GameTypes>(
  game: Game<T>,
  step: JsonObject,
): Result<ScenarioStep, Fault> {
  const { seat, legal, cells, count } = step;
  const extra = unknownFieldFault(step, ["seat", "legal", "cells", "count"]);
  if (extra !== undefined) return fail(extra);
  if (typeof seat !== "number" || !isActor(seat)) return fail(fault("expected a seat", "seat"));
  if (!isObject(legal) || typeof legal["kind"] !== "string") {
    return fail(fault("expected the kind of a move", "legal"));
  }
  if (!game.scenario.kinds.includes(legal["kind"])) {
    return fail(fault(`unknown kind of move: ${legal["kind"]}`, "legal", "kind"));
  }
  if (cells !== undefined && !isStringArray(cells))
    return fail(fault("expected a list of cells", "cells"));
  if (count !== undefined && typeof count !== "number")
    return fail(fault("expected a number", "count"));
  if (cells === undefined && count === undefined) return fail(fault("expected cells or a count"));
  return ok({
    ask: "legal",
    seat,
    filter: legal,
    ...(cells === undefined ? {} : { cells }),
    ...(count === undefined ? {} : { count }),
  });
}

function parseHidesStep(step: JsonObject): Result<ScenarioStep, Fault> {
  const { observer, hides } = step;
  const extra = unknownFieldFault(step, ["observer", "hides"]);
  if (extra !== undefined) return fail(extra);
  if (observer !== "spectator" && (typeof observer !== "number" || !isActor(observer))) {
    return fail(fault('expected a seat or "spectator"', "observer"));
  }
  if (!isStringArray(hides)) return fail(fault("expected a list of texts", "hides"));
  return ok({ ask: "hides", observer, secrets: hides });
}

const unknownFieldFault = (step: JsonObject, fields: readonly string[]): Fault | undefined => {
  const unknown = Object.keys(step).find((key) => ![...fields, ...COMMENT_FIELDS].includes(key));
  return unknown === undefined ? undefined : fault("unknown field", unknown);
};

const withoutComments = (step: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(step).filter(([key]) => !COMMENT_FIELDS.includes(key)));

const isStringArray = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

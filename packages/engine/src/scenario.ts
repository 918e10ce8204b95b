import type { Actor, Game, GameTypes, Observer, Seat } from "./game.ts";
import {
  fault,
  isObject,
  jsonPath,
  sameJson,
  under,
  type Fault,
  type Json,
  type JsonObject,
  type Path,
} from "./json.ts";
import {
  RECORD_FIELDS,
  begin,
  isActor,
  parseBeginning,
  parseMoves,
  type Beginning,
} from "./record.ts";
import { fail, ok, type Result } from "./result.ts";

/** A record with questions: rule examples, puzzles and bug reports are written in it. */
export interface Scenario<T extends GameTypes> extends Beginning<T> {
  readonly name: string;
  /** Played before the steps. */
  readonly moves: readonly (readonly [Actor, T["move"]])[];
  readonly steps: readonly ScenarioStep[];
}

type ScenarioStep =
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

/** What did not hold, and where in the scenario. */
export type Verdict = { readonly holds: true } | { readonly holds: false; readonly fault: Fault };

/** Members for readers: allowed in a scenario and in each of its steps, and passed over. */
const REMARKS = ["about", "comment", "note", "why"];

const SCENARIO_FIELDS = [...RECORD_FIELDS, ...REMARKS, "name", "steps"];

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
  const beginning = parseBeginning(game, input);
  if (!beginning.ok) return beginning;
  const { moves: written = [] } = input;
  const moves = parseMoves(game, written);
  if (!moves.ok) return moves;
  if (!Array.isArray(steps)) return fail(fault("expected a list of steps", "steps"));

  const parsed: ScenarioStep[] = [];
  for (const [index, question] of steps.entries()) {
    const step = parseStep(game, question);
    if (!step.ok) return fail(under(["steps", index], step.error));
    if (step.value.ask === "legal" && step.value.seat >= beginning.value.players.length) {
      return fail(fault("no such seat", "steps", index, "seat"));
    }
    parsed.push(step.value);
  }
  return ok({ name, ...beginning.value, moves: moves.value, steps: parsed });
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
      const extra = unexpectedField(step, ["expect"]);
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
        step: withoutRemarks(step),
        is: step["is"] ?? null,
      });
  }
}

function parseMoveStep(step: JsonObject): Result<ScenarioStep, Fault> {
  const { seat, move, refused = false } = step;
  const extra = unexpectedField(step, ["seat", "move", "refused"]);
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
  const extra = unexpectedField(step, ["seat", "legal", "cells", "count"]);
  if (extra !== undefined) return fail(extra);
  if (typeof seat !== "number" || !isActor(seat)) return fail(fault("expected a seat", "seat"));
  if (!isObject(legal) || typeof legal["kind"] !== "string") {
    return fail(fault("expected the kind of a move", "legal"));
  }
  if (!game.scenario.kinds.includes(legal["kind"])) {
    return fail(fault(`unknown kind of move: ${legal["kind"]}`, "legal", "kind"));
  }
  if (cells !== undefined && !isTexts(cells))
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
  const extra = unexpectedField(step, ["observer", "hides"]);
  if (extra !== undefined) return fail(extra);
  if (observer !== "spectator" && (typeof observer !== "number" || !isActor(observer))) {
    return fail(fault('expected a seat or "spectator"', "observer"));
  }
  if (!isTexts(hides)) return fail(fault("expected a list of texts", "hides"));
  return ok({ ask: "hides", observer, secrets: hides });
}

const unexpectedField = (step: JsonObject, fields: readonly string[]): Fault | undefined => {
  const unknown = Object.keys(step).find((key) => ![...fields, ...REMARKS].includes(key));
  return unknown === undefined ? undefined : fault("unknown field", unknown);
};

const withoutRemarks = (step: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(step).filter(([key]) => !REMARKS.includes(key)));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** Plays a scenario to its first step that does not hold. A fault of the error kind means malformed input. */
export function runScenario<T extends GameTypes>(
  game: Game<T>,
  scenario: Scenario<T>,
): Result<Verdict, Fault> {
  const first = begin(game, scenario);
  if (!first.ok) return first;
  let state = first.value;
  for (const [index, [actor, move]] of scenario.moves.entries()) {
    const step = game.applyMove(state, actor, move);
    if (!step.ok) return fail(fault(`the move is refused: ${step.error.code}`, "moves", index));
    ({ state } = step.value);
  }
  for (const [index, step] of scenario.steps.entries()) {
    const answer = answerStep(game, state, step);
    if (!answer.ok) return fail(under(["steps", index], answer.error));
    if (answer.value.complaint !== undefined) {
      return ok({ holds: false, fault: fault(answer.value.complaint, "steps", index) });
    }
    ({ state } = answer.value);
  }
  return ok({ holds: true });
}

interface Answer<T extends GameTypes> {
  readonly state: T["state"];
  readonly complaint?: string | undefined;
}

function answerStep<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  step: ScenarioStep,
): Result<Answer<T>, Fault> {
  switch (step.ask) {
    case "move":
      return ok(tryMove(game, state, step));
    case "legal":
      return ok({ state, complaint: compareLegal(game, state, step) });
    case "expect":
      return ok({ state, complaint: mismatch(game, game.scenario.describe(state), step.expected) });
    case "hides": {
      const sent = JSON.stringify(game.view(state, step.observer));
      const shown = step.secrets.find((secret) => sent.includes(secret));
      return ok({ state, complaint: shown === undefined ? undefined : `the view shows ${shown}` });
    }
    case "question": {
      const answer = game.scenario.ask(step.name, state, step.step);
      if (!answer.ok) return answer;
      const right = sameJson(answer.value, step.is);
      const complaint = right
        ? undefined
        : `${step.name} is ${text(answer.value)}, not ${text(step.is)}`;
      return ok({ state, complaint });
    }
  }
}

function tryMove<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  step: Extract<ScenarioStep, { ask: "move" }>,
): Answer<T> {
  const before = text(game.snapshot(state));
  const move = game.parseMove(step.move);
  const outcome = move.ok ? game.applyMove(state, step.actor, move.value) : undefined;
  if (outcome?.ok === true) {
    if (step.refused === false) return { state: outcome.value.state };
    return { state, complaint: `the move is accepted: ${text(step.move)}` };
  }
  const code = outcome?.error.code ?? "move/malformed";
  const why = move.ok ? code : `${code} (${jsonPath(move.error.path)}: ${move.error.reason})`;
  if (step.refused === false) return { state, complaint: `the move is refused: ${why}` };
  if (typeof step.refused === "string" && step.refused !== code) {
    return { state, complaint: `the move is refused as ${code}, not ${step.refused}` };
  }
  if (text(game.snapshot(state)) !== before) {
    return { state, complaint: "the refused move changed the state" };
  }
  return { state };
}

function compareLegal<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  { seat, filter, cells, count }: Extract<ScenarioStep, { ask: "legal" }>,
): string | undefined {
  const moves = [...game.legalMoves(state, seat)].filter((move) => fits(move, filter));
  if (count !== undefined && moves.length !== count) {
    return `there are ${moves.length} such legal moves, not ${count}`;
  }
  if (cells === undefined) return undefined;
  const found = new Set(moves.flatMap((move) => game.scenario.cellsOf(move)));
  const wanted = new Set(cells);
  const missing = [...wanted].filter((cell) => !found.has(cell));
  const extra = [...found].filter((cell) => !wanted.has(cell));
  if (missing.length + extra.length === 0) return undefined;
  return `legal cells: missing ${missing.join(" ") || "none"}, unexpected ${extra.join(" ") || "none"}`;
}

/** `false` in a filter also selects the moves without that member. */
const fits = (move: object, filter: JsonObject): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    const found = (move as { readonly [key: string]: unknown })[key];
    return sameJson(found, wanted) || (wanted === false && found === undefined);
  });

/** The first difference between a description and what was expected of it. */
function mismatch<T extends GameTypes>(
  game: Game<T>,
  found: unknown,
  expected: unknown,
  path: Path = [],
): string | undefined {
  const { sets, whole } = game.scenario;
  const name = `${path.at(-1) ?? ""}`;
  const complaint = () => `${jsonPath(path)} is ${text(found ?? null)}, not ${text(expected)}`;
  if (sets.includes(name) && Array.isArray(found) && Array.isArray(expected)) {
    const sorted = (list: readonly unknown[]) => list.map(sortedText).sort();
    return sameJson(sorted(found), sorted(expected)) ? undefined : complaint();
  }
  if (whole.includes(name) || !isObject(expected)) {
    return sameJson(found ?? null, expected) ? undefined : complaint();
  }
  // A list may be expected member by member: {"seats": {"0": {…}}}.
  if (!isObject(found) && !Array.isArray(found)) return complaint();
  const members = found as { readonly [key: string]: unknown };
  for (const [key, value] of Object.entries(expected)) {
    const different = mismatch(game, members[key], value, [...path, key]);
    if (different !== undefined) return different;
  }
  return undefined;
}

const text = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** JSON with the members of objects in alphabetical order. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

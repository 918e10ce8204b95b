import type { Game, GameTypes } from "./game.ts";
import {
  fault,
  isObject,
  jsonPath,
  isSameJson,
  prependPath,
  type Fault,
  type JsonObject,
  type Path,
} from "./json.ts";
import type { Scenario, ScenarioStep } from "./parse-scenario.ts";
import { initialState } from "./record.ts";
import { fail, ok, type Result } from "./result.ts";
import { parseVersion } from "./rules-versions.ts";

/** `fault`: which step failed, and why. */
export type ScenarioResult =
  | { readonly holds: true }
  | { readonly holds: false; readonly fault: Fault };

/** Runs a scenario under its own rules until the first step that fails. An error means that the input is malformed. */
export function runScenario<T extends GameTypes>(
  game: Game<T>,
  scenario: Scenario<T>,
): Result<ScenarioResult, Fault> {
  const version = parseVersion(game, scenario.rules);
  return version.ok ? playScenario(version.value, scenario) : version;
}

function playScenario<T extends GameTypes>(
  game: Game<T>,
  scenario: Scenario<T>,
): Result<ScenarioResult, Fault> {
  const first = initialState(game, scenario);
  if (!first.ok) return first;
  let state = first.value;
  for (const [index, [actor, move]] of scenario.moves.entries()) {
    const step = game.applyMove(state, actor, move);
    if (!step.ok) return fail(fault(`the move is refused: ${step.error.code}`, "moves", index));
    ({ state } = step.value);
  }
  for (const [index, step] of scenario.steps.entries()) {
    const answer = runStep(game, state, step);
    if (!answer.ok) return fail(prependPath(["steps", index], answer.error));
    if (answer.value.failure !== undefined) {
      return ok({ holds: false, fault: fault(answer.value.failure, "steps", index) });
    }
    ({ state } = answer.value);
  }
  return ok({ holds: true });
}

interface StepResult<T extends GameTypes> {
  readonly state: T["state"];
  readonly failure?: string | undefined;
}

function runStep<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  step: ScenarioStep,
): Result<StepResult<T>, Fault> {
  switch (step.ask) {
    case "move":
      return ok(tryMove(game, state, step));
    case "legal":
      return ok({ state, failure: checkLegalMoves(game, state, step) });
    case "expect":
      return ok({
        state,
        failure: firstMismatch(game, game.scenario.describe(state), step.expected),
      });
    case "hides": {
      const sent = JSON.stringify(game.view(state, step.observer));
      const shown = step.secrets.find((secret) => sent.includes(secret));
      return ok({ state, failure: shown === undefined ? undefined : `the view shows ${shown}` });
    }
    case "question": {
      const answer = game.scenario.ask(step.name, state, step.step);
      if (!answer.ok) return answer;
      const right = isSameJson(answer.value, step.is);
      const failure = right
        ? undefined
        : `${step.name} is ${jsonText(answer.value)}, not ${jsonText(step.is)}`;
      return ok({ state, failure });
    }
  }
}

function tryMove<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  step: Extract<ScenarioStep, { ask: "move" }>,
): StepResult<T> {
  const before = jsonText(game.snapshot(state));
  const move = game.parseMove(step.move);
  const outcome = move.ok ? game.applyMove(state, step.actor, move.value) : undefined;
  if (outcome?.ok === true) {
    if (step.refused === false) return { state: outcome.value.state };
    return { state, failure: `the move is accepted: ${jsonText(step.move)}` };
  }
  const code = outcome?.error.code ?? "move/malformed";
  const why = move.ok ? code : `${code} (${jsonPath(move.error.path)}: ${move.error.reason})`;
  if (step.refused === false) return { state, failure: `the move is refused: ${why}` };
  if (typeof step.refused === "string" && step.refused !== code) {
    return { state, failure: `the move is refused as ${code}, not ${step.refused}` };
  }
  if (jsonText(game.snapshot(state)) !== before) {
    return { state, failure: "the refused move changed the state" };
  }
  return { state };
}

function checkLegalMoves<T extends GameTypes>(
  game: Game<T>,
  state: T["state"],
  { seat, filter, cells, count }: Extract<ScenarioStep, { ask: "legal" }>,
): string | undefined {
  const moves = [...game.legalMoves(state, seat)].filter((move) => matchesFilter(move, filter));
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
const matchesFilter = (move: object, filter: JsonObject): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    const found = (move as { readonly [key: string]: unknown })[key];
    return isSameJson(found, wanted) || (wanted === false && found === undefined);
  });

/** The first difference between a description and the expected one. */
function firstMismatch<T extends GameTypes>(
  game: Game<T>,
  found: unknown,
  expected: unknown,
  path: Path = [],
): string | undefined {
  const { setPaths, exactPaths, prefixPaths } = game.scenario;
  const mismatch = () =>
    `${jsonPath(path)} is ${jsonText(found ?? null)}, not ${jsonText(expected)}`;
  if (Array.isArray(expected) && Array.isArray(found) && matchesPattern(prefixPaths, path)) {
    return isSameJson(found.slice(0, expected.length), expected) ? undefined : mismatch();
  }
  if (!isObject(expected) || matchesPattern(exactPaths, path)) {
    const isSame = isSameJson(
      withSortedSets(found ?? null, setPaths, path),
      withSortedSets(expected, setPaths, path),
    );
    return isSame ? undefined : mismatch();
  }
  // A list may be expected member by member: {"seats": {"0": {…}}}.
  if (!isObject(found) && !Array.isArray(found)) return mismatch();
  const members = found as { readonly [key: string]: unknown };
  for (const [key, value] of Object.entries(expected)) {
    const different = firstMismatch(game, members[key], value, [...path, key]);
    if (different !== undefined) return different;
  }
  return undefined;
}

/** The value, in which the lists that compare as sets are sorted. */
function withSortedSets(value: unknown, sets: readonly string[], path: Path): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item, index) => withSortedSets(item, sets, [...path, index]));
    return matchesPattern(sets, path) ? items.map(sortedJsonText).sort() : items;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([key, member]) => [key, withSortedSets(member, sets, [...path, key])]),
  );
}

/** True if a path matches one of the patterns, such as `seats.*.hand`. */
const matchesPattern = (patterns: readonly string[], path: Path): boolean =>
  patterns.some((pattern) => {
    const steps = pattern.split(".");
    return (
      steps.length === path.length &&
      steps.every((step, index) => step === "*" || step === `${path[index]}`)
    );
  });

const jsonText = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** JSON with sorted members. */
const sortedJsonText = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

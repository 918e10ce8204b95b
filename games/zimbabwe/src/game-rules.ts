import {
  fail,
  ok,
  type Actor,
  type GameRules,
  type Replayer,
  type Result,
  type Step,
} from "@sofala/engine";
import { PHASES } from "./indices.ts";
import { Survey } from "./legal.ts";
import { cellNamed } from "./map/cells.ts";
import { CULTURE, OVER, PHASE, ROUND, type State } from "./memory.ts";
import { unpack } from "./packed.ts";
import { isOnMap } from "./pieces.ts";
import { playMove, ruleOf } from "./rules.ts";
import { ranking } from "./scoring.ts";
import { setup } from "./setup/setup.ts";
import type { CellName, Event, Good, Move, Refusal } from "./state.ts";
import type { Zimbabwe } from "./types.ts";
import { viewOf } from "./view.ts";

/** What a table needs of The Great Zimbabwe. */
export const zimbabweRules: GameRules<Zimbabwe> = {
  id: "zimbabwe",
  rulesVersion: 1,
  players: { min: 2, max: 5 },

  setup,
  toAct: (state) => (state.active === -1 ? [] : [state.active]),
  timer: () => undefined,
  round: (state) => state.get(ROUND),
  *legalMoves(state, seat) {
    if (seat !== state.active) return;
    // The survey remembers sites in the state's memory: it looks at a copy, the state stays untouched.
    const table = state.copy();
    const survey = new Survey();
    survey.load(table);
    survey.raises.list(table);
    for (let i = 0; i < survey.total; i++) yield unpack(table, survey.pick(i), survey.raises);
  },
  applyMove,
  replayer,
  result: (state) => (state.get(PHASE) === OVER ? ranking(state) : undefined),

  hasOpenInformation: true,
  view: viewOf,
  moveFor: (_state, move) => move,
  eventsFor: (events) => events,
};

function applyMove(state: State, actor: Actor, move: Move): Result<Step<Zimbabwe>, Refusal> {
  const refusal = refuse(state, actor, move);
  if (refusal !== undefined) return fail(refusal);
  const next = state.copy();
  const events: Event[] = [];
  playMove(next, state.active, move, events);
  return ok({ state: next, events, reveals: reveals(move) });
}

/** Plays the moves of a stored game in place. */
function replayer(start: State): Replayer<Zimbabwe> {
  const state = start.compact();
  return {
    state,
    play(actor, move) {
      const refusal = refuse(state, actor, move);
      if (refusal !== undefined) return fail(refusal);
      playMove(state, state.active, move, undefined);
      return ok(reveals(move));
    },
    copy: () => state.compact(),
  };
}

/** Phase II hides nothing: a turn can be taken back move by move until it is ended. */
const reveals = (move: Move): boolean => ruleOf(move).phase !== CULTURE || move.kind === "end-turn";

/** Turn, phase and map come first; then the rule of the move. */
function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (state.get(PHASE) === OVER) return { code: "game/over" };
  if (actor !== state.active) return { code: "turn/not-yours", active: state.active };
  const rule = ruleOf(move);
  if (state.get(PHASE) !== rule.phase) {
    return { code: "turn/wrong-phase", phase: PHASES[state.get(PHASE)] ?? "over" };
  }
  const off = cellsIn(move).find((name) => !isOnMap(state, cellNamed(name)));
  return off === undefined ? rule.refuse(state, actor, move) : { code: "cell/off-map", at: off };
}

/** Every cell that a move names. */
function cellsIn(move: Move): readonly CellName[] {
  if (move.kind === "raise-monument") return [move.at, ...move.goods.flatMap(cellsInGood)];
  if ("at" in move) return [move.at];
  return "cells" in move ? move.cells : [];
}

const cellsInGood = ({
  craftsman,
  resource,
  hubs: way = [],
  primary,
}: Good): readonly CellName[] => [
  craftsman,
  resource,
  ...way,
  ...(primary === undefined ? [] : cellsInGood(primary)),
];

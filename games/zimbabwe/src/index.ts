import { fail, ok, type Actor, type Game, type Result, type Step } from "@sofala/engine";
import { describe, position } from "./describe.ts";
import { factsOf, faithOf } from "./facts.ts";
import { followOrder } from "./gifts/order.ts";
import { Survey } from "./legal.ts";
import { cellNamed } from "./map/cells.ts";
import { CULTURE, OVER, PHASE, ROUND, type State } from "./memory.ts";
import { unpack } from "./packed.ts";
import { orderSchema, parseMove, parseOptions, parseOrder, schemas } from "./parse.ts";
import { isOnMap } from "./pieces.ts";
import { playground } from "./playground.ts";
import { PHASES, fromPosition } from "./position.ts";
import { QUESTIONS, ask } from "./questions.ts";
import { MOVE_KINDS, playMove, ruleOf } from "./rules.ts";
import { hasWinner, ranking } from "./scoring.ts";
import { misfitOf, setup } from "./setup/setup.ts";
import { restore, snapshot } from "./snapshot.ts";
import type { CellName, Event, Good, Move, Refusal } from "./state.ts";
import type { Zimbabwe } from "./types.ts";
import { stateOf, viewOf } from "./view.ts";

export {
  cattleOf,
  feesOf,
  freeGods,
  freeSpecialists,
  godOf,
  highestOf,
  onCardsOf,
  ownsSpecialist,
  priceOf,
  tilesLeftFor,
  vpOf,
  vrOf,
  vrOfNextCard,
} from "./analysis/seats.ts";
export { NextRound } from "./analysis/next-round.ts";
export { LINES_COUNT, MONUMENTS_MAX, OUT_OF_REACH, Prospects } from "./analysis/prospects.ts";
export {
  cellsInRange,
  claimsOf,
  connectionsOf,
  type Connection,
  type ResourceClaim,
} from "./analysis/reach.ts";
export {
  craftsmanSitesOf,
  monumentSitesOf,
  placeableCrafts,
  rainSitesOf,
  resourceSitesOf,
  resourcesNear,
  type CraftsmanSite,
  type MonumentSite,
} from "./analysis/sites.ts";
export {
  afterMoves,
  fingerprint,
  freeStartCells,
  giftsOf,
  hasBegun,
  mayRaise,
  monumentsOf,
  phaseOf,
  roundOf,
  seatsToCome,
  tryMoves,
  vpOfRaisingAll,
  withoutMarkers,
  type Gifts,
} from "./analysis/table.ts";
export {
  RaisePlanner,
  planRaises,
  raisePlans,
  type Payment,
  type RaisePlan,
} from "./planner/plan.ts";
export { rangeOfSeat } from "./pieces.ts";
export { incomeOf } from "./revenue.ts";
export {
  BOX,
  CRAFTSMEN,
  EMPIRES,
  FIRST_PLAY_GODS,
  GODS,
  MONUMENT_VP,
  RESOURCES,
  SPECIALISTS,
} from "./data/cards.ts";
export type { Craft, Empire, God, Resource, Specialist } from "./data/cards.ts";
export type { State } from "./memory.ts";
export { mapOfSeed, readMapCode, type GameMap, type MapCodeRefusal } from "./setup/map-code.ts";
export type {
  CellName,
  Event,
  Good,
  MainAction,
  Move,
  MoveKind,
  Occupied,
  Options,
  Order,
  Phase,
  Position,
  Prices,
  Recipient,
  Refusal,
} from "./state.ts";
export type { Zimbabwe } from "./types.ts";
export type { GiftsView, SeatView, TurnView, View } from "./view.ts";

/** The Great Zimbabwe, for 2 to 5 players. */
export const zimbabwe: Game<Zimbabwe> = {
  id: "zimbabwe",
  rulesVersion: 1,
  players: { min: 2, max: 5 },

  setup,
  toAct: (state) => (state.active === -1 ? [] : [state.active]),
  timer: () => undefined,
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
  result: (state) => (state.get(PHASE) === OVER ? ranking(state) : undefined),

  hasOpenInformation: true,
  view: viewOf,
  moveFor: (_state, move) => move,
  eventsFor: (events) => events,
  sample: (view) => stateOf(view),

  snapshot,
  restore,
  position: (state) => position(state) as ReturnType<Game<Zimbabwe>["position"]>,
  fromPosition: (input) => fromPosition(input),
  parseOptions,
  optionsFault: misfitOf,
  parseMove,
  schemas,
  facts: factsOf,
  orders: { schema: orderSchema, parse: parseOrder, resolve: followOrder },

  scenario: {
    describe,
    setPaths: ["monuments", "craftsmen", "gods"],
    exactPaths: ["used"],
    prefixPaths: [],
    kinds: MOVE_KINDS,
    cellsOf: (move) => ("at" in move ? [move.at] : "cells" in move ? move.cells : []),
    questions: QUESTIONS,
    ask,
  },

  simulation: {
    round: (state) => state.get(ROUND),
    limitRounds: (options, roundLimit) => ({ ...options, roundLimit }),
    isCutShort: (state) => state.get(PHASE) === OVER && !hasWinner(state),
    choices: (state, seat) => ({ god: faithOf(state, seat) }),
    untracedKinds: ["raise-monument", "set-prices", "raise-prices"],
    hasCompleteLegalMoves: true,
    anyMove(state, _seat, dice) {
      const table = state.copy();
      const survey = new Survey();
      survey.load(table);
      return unpack(table, survey.pick(dice.below(survey.total)), survey.raises);
    },
    playground,
  },
};

function applyMove(state: State, actor: Actor, move: Move): Result<Step<Zimbabwe>, Refusal> {
  const refusal = refuse(state, actor, move);
  if (refusal !== undefined) return fail(refusal);
  const next = state.copy();
  const events: Event[] = [];
  playMove(next, state.active, move, events);
  // Phase II hides nothing: a turn can be taken back move by move until it is ended.
  const isWithinTurn = ruleOf(move).phase === CULTURE && move.kind !== "end-turn";
  return ok({ state: next, events, reveals: !isWithinTurn });
}

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

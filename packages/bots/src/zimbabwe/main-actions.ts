import {
  CRAFTSMEN,
  RaisePlanner,
  afterMoves,
  godOf,
  priceOf,
  type Craft,
  type Move,
  type Prices,
  type State,
} from "@sofala/zimbabwe";
import type { Seat } from "@sofala/engine";
import type { TurnCandidates, CandidateTurn } from "./candidates.ts";
import { craftsmanMoves, monumentMoves } from "./sites.ts";
import { alternativePayees, payablePlans, raiseSets } from "./raising.ts";
import { builderMoves } from "./specialists.ts";

const CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];
/** The price that is tried first; the others only for the best placings. */
const DEFAULT_PRICE = 2;
const OTHER_PRICES = [1, 3];
const HIGHEST_PRICE = 3;
/** Craftsmen beyond the first that are placed in one action. */
const MAX_FURTHER_CRAFTSMEN = 2;

/** Adds every main action; `from` is the state after the moves before it. */
export function addMainActions(
  candidates: TurnCandidates,
  from: State,
  before: readonly Move[],
): void {
  const { breadth, seat } = candidates;
  addRaises(candidates, from, before);
  for (const move of monumentMoves(from, seat, breadth.sites)) {
    const built = candidates.addIfLegal(from, before, [move]);
    if (built === undefined || godOf(from, seat) !== "obatala") continue;
    for (const second of monumentMoves(built.after, seat, 2)) {
      candidates.addIfLegal(built.after, built.moves, [second]);
    }
  }
  const tools = builderMoves(from, seat);
  const ready = afterMoves(from, tools);
  for (const move of craftsmanMoves(ready, seat, breadth.craftsmen, DEFAULT_PRICE)) {
    candidates.addIfLegal(ready, [...before, ...tools], [move]);
  }
  const prices = highestPrices(from, seat);
  if (prices !== undefined) candidates.addIfLegal(from, before, [{ kind: "raise-prices", prices }]);
  if (breadth.singlePrices) addSinglePrices(candidates, from, before);
}

export function addRaises(candidates: TurnCandidates, from: State, before: readonly Move[]): void {
  const { breadth, seat } = candidates;
  const sets = raiseSets(from, seat);
  if (sets.length === 0) return;
  const planner = new RaisePlanner(from, seat);
  const plans = payablePlans(from, seat, sets, breadth.raises, planner);
  for (const plan of plans) candidates.addIfLegal(from, before, plan.moves);
  const [first] = plans;
  if (first === undefined || breadth.payeeVariants === 0) return;
  for (const plan of alternativePayees(from, seat, planner, first, breadth.payeeVariants)) {
    candidates.addIfLegal(from, before, plan.moves);
  }
}

/** Adds further craftsmen and other prices to the best placings. */
export function refinePlacings(candidates: TurnCandidates): void {
  let seeds = candidates.bestPlacings();
  for (let depth = 0; depth < MAX_FURTHER_CRAFTSMEN && seeds.length > 0; depth++) {
    const found: CandidateTurn[] = [];
    for (const seed of seeds) {
      for (const move of craftsmanMoves(seed.after, candidates.seat, 2, DEFAULT_PRICE)) {
        const turn = candidates.addIfLegal(seed.after, seed.moves, [move]);
        if (turn !== undefined) found.push(turn);
      }
    }
    seeds = found.sort((a, b) => b.value - a.value).slice(0, 2);
  }
  for (const turn of candidates.bestPlacings()) addPrices(candidates, turn);
}

function addPrices(candidates: TurnCandidates, turn: CandidateTurn): void {
  const { state, seat } = candidates;
  for (const [index, move] of turn.moves.entries()) {
    if (move.kind !== "place-craftsman" || move.price === undefined) continue;
    for (const price of OTHER_PRICES) {
      candidates.addIfLegal(state, [], turn.moves.with(index, { ...move, price }));
    }
  }
  const prices = highestPrices(turn.after, seat);
  if (prices === undefined) return;
  const last = turn.moves.findLastIndex(({ kind }) => kind === "place-craftsman");
  candidates.addIfLegal(
    state,
    [],
    turn.moves.toSpliced(last + 1, 0, { kind: "raise-prices", prices }),
  );
}

/** Raises the price of one craft. */
function addSinglePrices(candidates: TurnCandidates, from: State, before: readonly Move[]): void {
  for (const craft of CRAFTS) {
    const price = priceOf(from, candidates.seat, craft);
    if (price === 0) continue;
    for (let higher = price + 1; higher <= HIGHEST_PRICE; higher++) {
      candidates.addIfLegal(from, before, [{ kind: "raise-prices", prices: { [craft]: higher } }]);
    }
  }
}

/** Raises all own prices to the highest. */
function highestPrices(state: State, seat: Seat): Prices | undefined {
  const low = CRAFTS.filter((craft) => {
    const price = priceOf(state, seat, craft);
    return price > 0 && price < HIGHEST_PRICE;
  });
  if (low.length === 0) return undefined;
  return Object.fromEntries(low.map((craft) => [craft, HIGHEST_PRICE]));
}

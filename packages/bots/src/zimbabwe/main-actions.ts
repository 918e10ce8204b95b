import {
  CRAFTSMEN,
  afterMoves,
  godOf,
  priceOf,
  type Craft,
  type Move,
  type Prices,
  type State,
} from "@sofala/zimbabwe";
import type { Seat } from "@sofala/engine";
import type { Candidates, Turn } from "./candidates.ts";
import { craftsmanMoves, monumentMoves } from "./sites.ts";
import { otherPayees, payablePlans, raiseSets } from "./raising.ts";
import { builderMoves } from "./specialists.ts";

const CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];
/** The price that is tried first; the others only for the best placings. */
const USUAL_PRICE = 2;
const OTHER_PRICES = [1, 3];
const HIGHEST_PRICE = 3;
/** Craftsmen beyond the first that are placed in one action. */
const FURTHER = 2;

/** Every main action; `from` is the state after the moves before it. */
export function addMains(candidates: Candidates, from: State, before: readonly Move[]): void {
  const { breadth, seat } = candidates;
  addRaises(candidates, from, before);
  for (const move of monumentMoves(from, seat, breadth.sites)) {
    const built = candidates.try(from, before, [move]);
    if (built === undefined || godOf(from, seat) !== "obatala") continue;
    for (const second of monumentMoves(built.after, seat, 2)) {
      candidates.try(built.after, built.moves, [second]);
    }
  }
  const tools = builderMoves(from, seat);
  const ready = afterMoves(from, tools);
  for (const move of craftsmanMoves(ready, seat, breadth.craftsmen, USUAL_PRICE)) {
    candidates.try(ready, [...before, ...tools], [move]);
  }
  const prices = highestPrices(from, seat);
  if (prices !== undefined) candidates.try(from, before, [{ kind: "raise-prices", prices }]);
}

export function addRaises(candidates: Candidates, from: State, before: readonly Move[]): void {
  const { breadth, seat } = candidates;
  const plans = payablePlans(from, seat, raiseSets(from, seat), breadth.raises);
  for (const plan of plans) candidates.try(from, before, plan.moves);
  const [first] = plans;
  if (first === undefined || breadth.payees === 0) return;
  for (const plan of otherPayees(from, seat, first, breadth.payees)) {
    candidates.try(from, before, plan.moves);
  }
}

/** Further craftsmen and other prices for the best placings. */
export function refinePlacings(candidates: Candidates): void {
  let seeds = candidates.bestPlacings();
  for (let depth = 0; depth < FURTHER && seeds.length > 0; depth++) {
    const found: Turn[] = [];
    for (const seed of seeds) {
      for (const move of craftsmanMoves(seed.after, candidates.seat, 2, USUAL_PRICE)) {
        const turn = candidates.try(seed.after, seed.moves, [move]);
        if (turn !== undefined) found.push(turn);
      }
    }
    seeds = found.sort((a, b) => b.value - a.value).slice(0, 2);
  }
  for (const turn of candidates.bestPlacings()) addPrices(candidates, turn);
}

function addPrices(candidates: Candidates, turn: Turn): void {
  const { state, seat } = candidates;
  for (const [index, move] of turn.moves.entries()) {
    if (move.kind !== "place-craftsman" || move.price === undefined) continue;
    for (const price of OTHER_PRICES) {
      candidates.try(state, [], turn.moves.with(index, { ...move, price }));
    }
  }
  const prices = highestPrices(turn.after, seat);
  if (prices === undefined) return;
  const last = turn.moves.findLastIndex(({ kind }) => kind === "place-craftsman");
  candidates.try(state, [], turn.moves.toSpliced(last + 1, 0, { kind: "raise-prices", prices }));
}

/** All own prices that can be lifted, to the highest. */
function highestPrices(state: State, seat: Seat): Prices | undefined {
  const low = CRAFTS.filter((craft) => {
    const price = priceOf(state, seat, craft);
    return price > 0 && price < HIGHEST_PRICE;
  });
  if (low.length === 0) return undefined;
  return Object.fromEntries(low.map((craft) => [craft, HIGHEST_PRICE]));
}

import type { Seat } from "@sofala/engine";
import {
  CRAFTSMEN,
  afterMoves,
  cattleOf,
  craftsmanSitesOf,
  freeGods,
  godOf,
  monumentsOf,
  ownsSpecialist,
  placeableCrafts,
  planRaises,
  priceOf,
  tryMoves,
  vpOf,
  vrOf,
  zimbabwe,
  type Craft,
  type God,
  type Move,
  type Specialist,
  type State,
} from "@sofala/zimbabwe";
import { raiseSets } from "../../src/zimbabwe/raising.ts";

/** `unknown`: not all turns could be searched. */
export type Answer =
  | { readonly kind: "wins"; readonly moves: readonly Move[] }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

const CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];
const PLACING: readonly Specialist[] = ["shaman", "rain-ceremony", "nomads"];
/** The number of placings of craftsmen that are tried before giving up. */
const MAX_PLACINGS = 200_000;
let patience = 0;

/**
 * Searches every turn of the last seat of a round that could win the game: each god or specialist,
 * each use of a specialist that changes the map, and for each of them the raise with the most VP,
 * building, and craftsmen on every place. Herd and builder, which pay later, are left out, and so
 * are cards after the main action.
 */
export function winningTurn(state: State, seat: Seat): Answer {
  if (isHopeless(state, seat)) return { kind: "none" };
  patience = MAX_PLACINGS;
  let isWhole = true;
  for (const before of preparations(state, seat)) {
    if (before === "too many") {
      isWhole = false;
      continue;
    }
    const from = afterMoves(state, before);
    const answer = mainAction(from, seat);
    if (answer.kind === "wins") return { kind: "wins", moves: [...before, ...answer.moves] };
    if (answer.kind === "unknown") isWhole = false;
  }
  return isWhole ? { kind: "none" } : { kind: "unknown" };
}

/**
 * True if the seat misses its VR even with every monument raised that its cattle could pay, and the
 * best card.
 */
function isHopeless(state: State, seat: Seat): boolean {
  const cattle = cattleOf(state, seat);
  const own = monumentsOf(state, seat).filter(({ level }) => level < 5);
  const goods = own.reduce((sum, { level }) => sum + level, 0);
  // Every good costs a cattle at least and brings 2 VP.
  const raising = 2 * Math.min(goods, cattle);
  const craftsmen = Math.max(mostByCraftsmen(state, seat, 0, true), 2);
  const missing = leastLead(state, seat) - (vpOf(state, seat) - vrOf(state, seat));
  return missing > Math.max(raising, craftsmen) + bestRebate(state, seat);
}

/** How far a god could lower the VR. */
function bestRebate(state: State, seat: Seat): number {
  if (godOf(state, seat) !== undefined) return 0;
  let rebate = 0;
  for (const god of freeGods(state)) {
    const after = tryMoves(state, [{ kind: "choose-god", god }]);
    if (after !== undefined) rebate = Math.max(rebate, vrOf(state, seat) - vrOf(after, seat));
  }
  return rebate;
}

/** True if the seat wins when the round ends here. */
function wins(state: State, seat: Seat): boolean {
  const end = tryMoves(state, [{ kind: "end-turn" }]);
  return end !== undefined && zimbabwe.result(end)?.[0]?.[0] === seat;
}

/** All that can be done before a main action, including nothing. */
function* preparations(state: State, seat: Seat): Iterable<readonly Move[] | "too many"> {
  const cards: (readonly Move[])[] = [[]];
  for (const move of zimbabwe.legalMoves(state, seat)) {
    if (move.kind === "choose-god") cards.push([move]);
    if (move.kind !== "choose-specialist" || !PLACING.includes(move.specialist)) continue;
    const chosen = afterMoves(state, [move]);
    for (const use of usesOf(chosen, seat, move.specialist)) cards.push([move, use]);
  }
  const owned = PLACING.filter((specialist) => ownsSpecialist(state, seat, specialist));
  for (const card of cards) {
    const prepared = withCheapPrices(afterMoves(state, card), seat, card);
    yield prepared;
    const from = afterMoves(state, prepared);
    for (const specialist of owned) {
      for (const use of usesOf(from, seat, specialist)) yield [...prepared, use];
    }
    if (owned.length > 1) yield "too many";
  }
}

const usesOf = (state: State, seat: Seat, specialist: Specialist): readonly Move[] =>
  [...zimbabwe.legalMoves(state, seat)].filter(
    (move) => move.kind === "use-specialist" && move.specialist === specialist,
  );

/** Dziva's own goods at 1. */
function withCheapPrices(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const god: God | undefined = godOf(state, seat);
  const own = CRAFTS.filter((craft) => priceOf(state, seat, craft) > 1);
  if (god !== "dziva" || own.length === 0) return moves;
  const prices: Move = {
    kind: "set-prices",
    prices: Object.fromEntries(own.map((craft) => [craft, 1])),
  };
  if (moves.length === 0) return [prices];
  return tryMoves(state, [prices]) === undefined ? moves : [...moves, prices];
}

function mainAction(state: State, seat: Seat): Answer {
  if (wins(state, seat)) return { kind: "wins", moves: [] };
  const lead = leastLead(state, seat);
  const need = lead - (vpOf(state, seat) - vrOf(state, seat));
  const purse = cattleOf(state, seat);
  const cells = monumentsOf(state, seat).map(({ at }) => at);
  for (const { monuments } of raiseSets(state, seat, Math.max(1, need), Infinity)) {
    const plan = planRaises(
      state,
      seat,
      monuments.map((monument) => cells[monument] ?? ""),
    );
    if (plan === undefined || plan.cost > purse) continue;
    if (wins(afterMoves(state, plan.moves), seat)) return { kind: "wins", moves: plan.moves };
    // Sets come with most VP first: what follows cannot do better.
    break;
  }
  if (need <= 2) {
    const built = building(state, seat);
    if (built !== undefined) return { kind: "wins", moves: built };
  }
  return placing(state, seat, need);
}

/** VP - VR of the best rival, or 0: with less nobody wins. */
function leastLead(state: State, seat: Seat): number {
  let lead = 0;
  for (let rival = 0; rival < state.players; rival++) {
    if (rival !== seat) lead = Math.max(lead, vpOf(state, rival) - vrOf(state, rival));
  }
  return lead;
}

function building(state: State, seat: Seat): readonly Move[] | undefined {
  for (const move of zimbabwe.legalMoves(state, seat)) {
    if (move.kind !== "build-monument") continue;
    const after = afterMoves(state, [move]);
    if (wins(after, seat)) return [move];
    if (godOf(state, seat) !== "obatala") return undefined;
    for (const second of zimbabwe.legalMoves(after, seat)) {
      if (second.kind !== "build-monument") continue;
      if (wins(afterMoves(after, [second]), seat)) return [move, second];
      break;
    }
  }
  return undefined;
}

/** Every way to place craftsmen, as long as they could still gain enough. */
function placing(state: State, seat: Seat, need: number): Answer {
  // Crafts in the order of the cards: which craft comes first makes no difference.
  const search = (
    from: State,
    moves: readonly Move[],
    missing: number,
    first: number,
  ): readonly Move[] | undefined => {
    if (mostByCraftsmen(from, seat, first) < missing) return undefined;
    for (const craft of placeableCrafts(from, seat)) {
      const index = CRAFTS.indexOf(craft);
      if (index < first) continue;
      for (const { at, vertical } of craftsmanSitesOf(from, seat, craft)) {
        if (--patience < 0) return undefined;
        const move: Move = {
          kind: "place-craftsman",
          craftsman: craft,
          at,
          ...(vertical ? { vertical } : {}),
          ...(priceOf(from, seat, craft) === 0 ? { price: 1 } : {}),
        };
        const after = afterMoves(from, [move]);
        const gain = vpOf(after, seat) - vrOf(after, seat) - (vpOf(from, seat) - vrOf(from, seat));
        if (missing - gain <= 0 && wins(after, seat)) return [...moves, move];
        const found = search(after, [...moves, move], missing - gain, index);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  const moves = search(state, [], need, 0);
  if (moves !== undefined) return { kind: "wins", moves };
  return patience < 0 ? { kind: "unknown" } : { kind: "none" };
}

/** No placing of crafts from this one on brings more beyond the VR than this: as if every place were free. */
function mostByCraftsmen(state: State, seat: Seat, first = 0, mayHaveGu = false): number {
  const hasGu = mayHaveGu || godOf(state, seat) === "gu";
  let cattle = cattleOf(state, seat);
  const steps: { readonly gain: number; readonly cost: number }[] = [];
  for (const craft of placeableCrafts(state, seat)) {
    if (CRAFTS.indexOf(craft) < first) continue;
    const { vp, cost, vr } = CRAFTSMEN[craft];
    const card = priceOf(state, seat, craft) > 0 ? 0 : hasGu ? 1 : vr[0];
    // The first may cost a card; the best average over all three tiles bounds any number of them.
    const gain = Math.max(vp - card, (2 * vp - card) / 2, (3 * vp - card) / 3);
    for (let tile = 0; tile < 3; tile++) if (gain > 0) steps.push({ gain, cost });
  }
  steps.sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  let most = 0;
  for (const { gain, cost } of steps) {
    const part = Math.min(1, cattle / cost);
    most += gain * part;
    cattle -= part * cost;
    if (cattle <= 0) break;
  }
  return most;
}

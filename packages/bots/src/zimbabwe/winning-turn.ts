import type { Seat } from "@sofala/engine";
import {
  afterMoves,
  cattleOf,
  craftsmanSitesOf,
  CRAFTSMEN,
  freeGods,
  godOf,
  monumentSitesOf,
  placeableCrafts,
  priceOf,
  tryMoves,
  vpOf,
  vpOfRaisingAll,
  vrOf,
  type Craft,
  type CraftsmanSite,
  type God,
  type Move,
  type State,
} from "@sofala/zimbabwe";
import { mightRaise, payablePlans, raiseSets } from "./raising.ts";
import { rainMoves, shamanMoves } from "./specialists.ts";

/** A turn that ends with a margin over the seat's VR. */
export interface WinningTurn {
  readonly moves: readonly Move[];
  readonly margin: number;
}

/** Gods that change what can be raised, or how far the goal is. */
const FINISHING_GODS: readonly God[] = [
  "xango",
  "gu",
  "tsui-goab",
  "eshu",
  "anansi",
  "atete",
  "dziva",
];
const SHAMAN_COST = 2;
/** No turn gains this much. */
const MAX_GAIN_PER_TURN = 40;

export const marginOf = (state: State, seat: Seat): number => vpOf(state, seat) - vrOf(state, seat);

/** A turn of the seat to act that ends with VP - VR at least `least`, or undefined where none is found. */
export function findWinningTurn(state: State, seat: Seat, least: number): WinningTurn | undefined {
  if (least - marginOf(state, seat) > MAX_GAIN_PER_TURN) return undefined;
  return (
    winFrom(state, seat, [], least) ??
    firstFound(godOf(state, seat) === undefined ? freeGods(state) : [], (god) =>
      FINISHING_GODS.includes(god)
        ? winAfter(state, seat, [{ kind: "choose-god", god }], least)
        : undefined,
    )
  );
}

/** True if a win by a new resource, or by rain, is possible. */
export const mayWinByMapChange = (state: State, seat: Seat, least: number): boolean =>
  mightRaise(state, seat, least - marginOf(state, seat), cattleOf(state, seat) - SHAMAN_COST);

/** The same as `findWinningTurn` with a new resource, or rain, before the main action. */
export function findWinByMapChange(
  state: State,
  seat: Seat,
  least: number,
): WinningTurn | undefined {
  const after = (moves: readonly Move[]) => winAfter(state, seat, moves, least);
  return firstFound(shamanMoves(state, seat), after) ?? firstFound(rainMoves(state, seat), after);
}

function winAfter(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  least: number,
): WinningTurn | undefined {
  const next = tryMoves(state, moves);
  return next === undefined ? undefined : winFrom(next, seat, moves, least);
}

function winFrom(
  state: State,
  seat: Seat,
  before: readonly Move[],
  least: number,
): WinningTurn | undefined {
  const prices = cheapPrices(state, seat);
  if (prices !== undefined) {
    const cheaper = tryMoves(state, [prices]);
    if (cheaper !== undefined) return winFrom(cheaper, seat, [...before, prices], least);
  }
  const need = least - marginOf(state, seat);
  if (need <= 0) return { moves: before, margin: marginOf(state, seat) };
  const sets = need <= vpOfRaisingAll(state, seat) ? raiseSets(state, seat, need) : [];
  const [plan] = payablePlans(state, seat, sets, 1);
  if (plan !== undefined) return winningTurn(state, seat, before, plan.moves);
  const builds = godOf(state, seat) === "obatala" ? 2 : 1;
  if (need <= builds) {
    const built = buildMoves(state, seat, need);
    if (built !== undefined) return winningTurn(state, seat, before, built);
  }
  const placed = placeMoves(state, seat, need, cattleOf(state, seat), 0);
  return placed === undefined ? undefined : winningTurn(state, seat, before, placed);
}

function winningTurn(
  state: State,
  seat: Seat,
  before: readonly Move[],
  moves: readonly Move[],
): WinningTurn | undefined {
  const after = tryMoves(state, moves);
  if (after === undefined) return undefined;
  return { moves: [...before, ...moves], margin: marginOf(after, seat) };
}

function buildMoves(state: State, seat: Seat, need: number): readonly Move[] | undefined {
  const [site] = monumentSitesOf(state, seat);
  if (site === undefined) return undefined;
  const move: Move = { kind: "build-monument", at: site.at };
  if (need <= 1) return [move];
  const more = buildMoves(afterMoves(state, [move]), seat, need - 1);
  return more === undefined ? undefined : [move, ...more];
}

/** Craftsmen worth a number of VP more than the VR of their cards, from this craft on. */
function placeMoves(
  state: State,
  seat: Seat,
  need: number,
  cattle: number,
  from: number,
): readonly Move[] | undefined {
  if (need <= 0) return [];
  // Nothing is cheaper than 1 VP for 2 cattle.
  if (need * 2 > cattle) return undefined;
  const crafts = placeableCrafts(state, seat);
  return firstFound(crafts, (craft) => {
    const index = CRAFTS.indexOf(craft);
    if (index < from) return undefined;
    const { cost, vp } = CRAFTSMEN[craft];
    const move = cheapestPlacing(state, seat, craft);
    if (move === undefined) return undefined;
    const next = afterMoves(state, [move]);
    const gain = vp - (vrOf(next, seat) - vrOf(state, seat));
    // A card may cost more than it brings and pay with the further craftsmen of its kind.
    if (gain + (TILES_PER_CRAFT - 1) * vp <= 0) return undefined;
    const more = placeMoves(next, seat, need - gain, cattle - cost, index);
    return more === undefined ? undefined : [move, ...more];
  });
}

/** The place that leaves most resources to further craftsmen. */
function cheapestPlacing(state: State, seat: Seat, craft: Craft): Move | undefined {
  let modest: CraftsmanSite | undefined;
  for (const site of craftsmanSitesOf(state, seat, craft)) {
    if (modest === undefined || site.resources < modest.resources) modest = site;
  }
  if (modest === undefined) return undefined;
  const isNew = priceOf(state, seat, craft) === 0;
  return {
    kind: "place-craftsman",
    craftsman: craft,
    at: modest.at,
    ...(modest.vertical ? { vertical: true } : {}),
    ...(isNew ? { price: 3 } : {}),
  };
}

/** Dziva's worshipper buys from their own craftsmen for 1. */
function cheapPrices(state: State, seat: Seat): Move | undefined {
  if (godOf(state, seat) !== "dziva") return undefined;
  const dear = CRAFTS.filter((craft) => priceOf(state, seat, craft) > 1);
  if (dear.length === 0) return undefined;
  return { kind: "set-prices", prices: Object.fromEntries(dear.map((craft) => [craft, 1])) };
}

/** Craftsmen of one craft in the box. */
const TILES_PER_CRAFT = 3;
const CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];

function firstFound<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

import { CRAFT_NAMES, CRAFTS, MAX_VR, TILES_PER_CRAFT } from "./data.ts";
import type { Craft } from "./data.ts";
import { connectedCells, rangeNow } from "./hubs.ts";
import { emptyCells, footprint, reach, resourceCells, tileOf } from "./map.ts";
import { moveMarker, vr } from "./score.ts";
import { playerAt } from "./state.ts";
import type { Cell, NaiveState, PlaceCraftsman, Prices, Technology, Turn } from "./state.ts";
import { mayContinue } from "./turn.ts";

/** What the builder takes over of each craftsman's cost (R 8.4). */
const BUILDER_SHARE = 2;

/** Where a craftsman of one type may stand now; at least one area of his tile must be in each of the last two sets. */
export interface Sites {
  readonly empty: ReadonlySet<Cell>;
  /** In range of a resource nobody of the type claims (R 10.6). */
  readonly nearFreeResource: ReadonlySet<Cell>;
  /** Secondary craftsmen: connected with a primary (R 10.7). */
  readonly connected?: ReadonlySet<Cell>;
  readonly takesCard: boolean;
}

/** R 10.2 to 10.9 for a type; nothing when it cannot be placed anywhere. */
export function sitesFor(state: NaiveState, turn: Turn, craft: Craft): Sites | undefined {
  const player = playerAt(state, turn.seat);
  const { cost, needs } = CRAFTS[craft];

  // R 10.11: after prices were raised there is no more placing.
  if (!mayContinue(turn, "place") || turn.history.includes("raise-prices")) return undefined;
  // R 10.4
  const takesCard = player.technologies[craft] === undefined;
  if (takesCard) {
    const card = nextCard(state, craft);
    if (card === undefined) return undefined;
    const added = player.god === "gu" ? 1 : CRAFTS[craft].vr[card === 1 ? 0 : 1];
    if (vr(state, turn.seat) + added > MAX_VR) return undefined;
  }
  // R 10.5
  if (state.craftsmen.filter((piece) => piece.craftsman === craft).length >= TILES_PER_CRAFT)
    return undefined;
  // R 10.9
  if (player.cattle < cost) return undefined;

  const sites = {
    empty: emptyCells(state),
    nearFreeResource: nearFreeResource(state, craft),
    takesCard,
  };
  if (needs === undefined) return sites;

  const primaries = state.craftsmen.filter((piece) => piece.craftsman === needs);
  // R 10.8
  const placedNow = turn.placed.filter((placed) => placed === needs).length;
  if (primaries.length === placedNow) return undefined;
  // Paths are as long one way as the other, so the flood may start at the primaries.
  return { ...sites, connected: connectedCells(state, primaries.map(tileOf), rangeNow(state)) };
}

export function isSite(sites: Sites, tile: readonly Cell[]): boolean {
  return (
    tile.every((cell) => sites.empty.has(cell)) &&
    tile.some((cell) => sites.nearFreeResource.has(cell)) &&
    (sites.connected === undefined || tile.some((cell) => sites.connected?.has(cell)))
  );
}

/** R 10.6. */
function nearFreeResource(state: NaiveState, craft: Craft): Set<Cell> {
  const range = rangeNow(state);
  const rivals = state.craftsmen.filter((piece) => piece.craftsman === craft);
  const claimed = new Set(
    rivals.flatMap((piece) => [...reach(state.board, tileOf(piece), range).keys()]),
  );
  const free = resourceCells(state.board, CRAFTS[craft].resource).filter(
    (cell) => !claimed.has(cell),
  );
  return new Set(free.flatMap((cell) => [...reach(state.board, [cell], range).keys()]));
}

/** R 10.4: the lowest card nobody has. */
export function nextCard(state: NaiveState, craft: Craft): 1 | 2 | undefined {
  const taken = state.players.map((player) => player.technologies[craft]?.card);
  if (!taken.includes(1)) return 1;
  return taken.includes(2) ? undefined : 2;
}

export function placeCraftsman(state: NaiveState, turn: Turn, move: PlaceCraftsman): boolean {
  const { craftsman, at, price } = move;
  const vertical = move.vertical === true;
  if (vertical && CRAFTS[craftsman].tile !== "1x2") return false;

  const sites = sitesFor(state, turn, craftsman);
  if (sites === undefined || !isSite(sites, footprint(craftsman, at, vertical))) return false;
  // R 10.10
  if (sites.takesCard !== (price !== undefined)) return false;

  const player = playerAt(state, turn.seat);
  const card = nextCard(state, craftsman);
  if (price !== undefined && card !== undefined) {
    player.technologies[craftsman] = { card, price, cattle: 0 };
    moveMarker(state, turn.seat);
  }
  state.craftsmen.push({ craftsman, at, seat: turn.seat, vertical });
  turn.placed.push(craftsman);

  player.cattle -= CRAFTS[craftsman].cost;
  // Q 5.8
  if (turn.usedSpecialists.includes("builder")) {
    const share = Math.min(BUILDER_SHARE, CRAFTS[craftsman].cost);
    player.specialists.builder = (player.specialists.builder ?? 0) + share;
  }
  return true;
}

/** R 10.11. */
export function raisePrices(state: NaiveState, turn: Turn, prices: Prices): boolean {
  return (
    mayContinue(turn, "place") &&
    changePrices(state, turn, prices, (card, price) => price > card.price)
  );
}

/** R 6.7, R 14.4. */
export function setPrices(state: NaiveState, turn: Turn, prices: Prices): boolean {
  if (playerAt(state, turn.seat).god !== "dziva") return false;
  const otherMoves = turn.history.filter((kind) => kind !== "set-prices");
  const atStart = otherMoves.length === 0;
  const justChosen = otherMoves.at(-1) === "choose-god" && state.options.dziva !== "start";
  return (atStart || justChosen) && changePrices(state, turn, prices, () => true);
}

function changePrices(
  state: NaiveState,
  turn: Turn,
  prices: Prices,
  allowed: (card: Technology, price: number) => boolean,
): boolean {
  for (const craft of CRAFT_NAMES) {
    const price = prices[craft];
    if (price === undefined) continue;
    const card = playerAt(state, turn.seat).technologies[craft];
    if (card === undefined || !allowed(card, price)) return false;
    card.price = price;
  }
  return true;
}

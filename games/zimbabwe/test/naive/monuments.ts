import { CRAFT_NAMES, CRAFTS, RESOURCE_LETTER, TOP_LEVEL } from "./data.ts";
import type { Craft } from "./data.ts";
import { fewestHubs, isChain, rangeNow } from "./hubs.ts";
import { emptyCells, neighbours, reach, terrainAt, tileOf } from "./map.ts";
import { playerAt } from "./state.ts";
import type { Cell, Craftsman, Delivery, Good, Monument, NaiveState, Seat, Turn } from "./state.ts";
import { mayContinue, timesMade } from "./turn.ts";

/** R 9: the areas where the player of this turn may build now. */
export function buildingSites(state: NaiveState, turn: Turn): Cell[] {
  const most = playerAt(state, turn.seat).god === "obatala" ? 2 : 1;
  if (!mayContinue(turn, "build") || timesMade(turn, "build-monument") >= most) return [];
  const zoned = !turn.usedSpecialists.includes("nomads");
  const isMonument = (cell: Cell) => state.monuments.some((monument) => monument.at === cell);
  return [...emptyCells(state)].filter(
    (cell) => !zoned || !neighbours(state.board, cell).some(isMonument),
  );
}

export function buildMonument(state: NaiveState, turn: Turn, at: Cell): boolean {
  if (!buildingSites(state, turn).includes(at)) return false;
  state.monuments.push({ at, seat: turn.seat, level: 1 });
  return true;
}

/** R 11.1: the monument there, if that seat could raise it with the right goods. */
export function raisable(state: NaiveState, seat: Seat, at: Cell): Monument | undefined {
  const monument = state.monuments.find((candidate) => candidate.at === at);
  if (monument === undefined || monument.seat !== seat || monument.level >= TOP_LEVEL)
    return undefined;
  const raisedNow = state.turn?.seat === seat && state.turn.raised.includes(at);
  return raisedNow ? undefined : monument;
}

/** R 11. */
export function raiseMonument(
  state: NaiveState,
  turn: Turn,
  at: Cell,
  goods: readonly Good[],
): boolean {
  if (!mayContinue(turn, "raise")) return false;
  const monument = raisable(state, turn.seat, at);
  // R 11.2
  if (monument === undefined || goods.length !== monument.level) return false;

  const crafts: Craft[] = [];
  for (const good of goods) {
    const craftsman = deliver(state, turn, [at], good);
    if (craftsman === undefined || !isRitualGood(state, craftsman.craftsman)) return false;
    crafts.push(craftsman.craftsman);

    // R 11.7
    const { needs } = CRAFTS[craftsman.craftsman];
    if ((needs === undefined) !== (good.primary === undefined)) return false;
    if (good.primary !== undefined) {
      const primary = deliver(state, turn, tileOf(craftsman), good.primary);
      if (primary === undefined || primary.craftsman !== needs) return false;
    }
  }
  // R 11.3
  const lines = new Set(crafts.map((craft) => CRAFTS[craft].line));
  if (lines.size < goods.length && playerAt(state, turn.seat).god !== "tsui-goab") return false;

  monument.level += 1;
  turn.raised.push(at);
  return true;
}

/** R 11.4: a primary good serves as long as nobody anywhere works on it. */
export function isRitualGood(state: NaiveState, craft: Craft): boolean {
  const successors = CRAFT_NAMES.filter((name) => CRAFTS[name].needs === craft);
  return !state.craftsmen.some((piece) => successors.includes(piece.craftsman));
}

/** R 11.5, R 11.6: brings one good to the areas of `origin`: pays hubs and price, marks the resource. */
function deliver(
  state: NaiveState,
  turn: Turn,
  origin: readonly Cell[],
  delivery: Delivery,
): Craftsman | undefined {
  const craftsman = state.craftsmen.find((piece) => piece.at === delivery.craftsman);
  if (craftsman === undefined) return undefined;

  const hubs = hubsCharged(state, origin, delivery, craftsman);
  if (hubs === undefined) return undefined;
  if (!isWithinReach(state, craftsman, delivery.resource, rangeNow(state))) return undefined;
  if (markersLeft(state, turn.seat, delivery.resource) === 0) return undefined;

  const player = playerAt(state, turn.seat);
  const price = priceFor(state, turn.seat, craftsman);
  if (player.cattle < price + hubs) return undefined;
  player.cattle -= price + hubs;

  const card = playerAt(state, craftsman.seat).technologies[craftsman.craftsman];
  if (card !== undefined) card.cattle += price;
  // Q 2.8
  const qamata = state.players.find((candidate) => candidate.god === "qamata");
  if (qamata !== undefined) qamata.godCattle += hubs;
  state.used[delivery.resource] = (state.used[delivery.resource] ?? 0) + 1;
  return craftsman;
}

function hubsCharged(
  state: NaiveState,
  origin: readonly Cell[],
  delivery: Delivery,
  craftsman: Craftsman,
): number | undefined {
  const range = rangeNow(state);
  if (delivery.hubs === undefined) return fewestHubs(state, origin, tileOf(craftsman), range);
  return isChain(state, origin, delivery.hubs, tileOf(craftsman), range)
    ? delivery.hubs.length
    : undefined;
}

/** R 11.5: a resource of the right kind, at most `range` from the craftsman, no hubs. */
export function isWithinReach(
  state: NaiveState,
  craftsman: Craftsman,
  resource: Cell,
  range: number,
): boolean {
  const letter = RESOURCE_LETTER[CRAFTS[craftsman.craftsman].resource];
  if (terrainAt(state.board, resource) !== letter) return false;
  return reach(state.board, tileOf(craftsman), range).has(resource);
}

/** How often that seat may still use the resource in this round (Q 7.7). */
export function markersLeft(state: NaiveState, seat: Seat, resource: Cell): number {
  const capacity = playerAt(state, seat).god === "atete" ? 2 : 1;
  return Math.max(0, capacity - (state.used[resource] ?? 0));
}

/** What that seat pays this craftsman (Q 7.1, Q 7.8). */
export function priceFor(state: NaiveState, buyer: Seat, craftsman: Craftsman): number {
  if (playerAt(state, buyer).god === "anansi") return 1;
  return playerAt(state, craftsman.seat).technologies[craftsman.craftsman]?.price ?? 1;
}

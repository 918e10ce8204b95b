import { CRAFT_NAMES, CRAFTS, GOD_NAMES, SPECIALIST_NAMES } from "./data.ts";
import { emptyCells, footprint, neighbours, resourceCells } from "./map.ts";
import { nextCard } from "./craftsmen.ts";
import { fromPosition } from "./position.ts";
import { pick, shuffled } from "./random-play.ts";
import type { Random } from "./random-play.ts";
import { moveMarker, vr } from "./score.ts";
import { playerAt } from "./state.ts";
import type { NaiveState, Seat } from "./state.ts";

/** The start of a turn of phase II on a small crowded board: two seats, cards, pieces and markers at random. */
export function randomPosition(random: Random, columns: number, rows: number): NaiveState {
  const terrain = () => pick(random, "......~~ctids ".split(""));
  const state = fromPosition({
    board: Array.from({ length: rows }, () => Array.from({ length: columns }, terrain).join("")),
    phase: "culture",
    round: 2,
    seats: ["kilwa", "zulu"].map((empire) => ({ empire, cattle: random(16) })),
    turnOrder: shuffled(random, [0, 1]),
  });
  for (const seat of [0, 1]) takeCards(state, seat, random);
  for (let pieces = 2 + random(5); pieces > 0; pieces--) addCraftsman(state, random);
  for (let pieces = 1 + random(4); pieces > 0; pieces--) addMonument(state, random);
  for (const craft of CRAFT_NAMES) {
    for (const cell of resourceCells(state.board, CRAFTS[craft].resource))
      if (random(8) === 0) state.used[cell] = 1;
  }
  return state;
}

function takeCards(state: NaiveState, seat: Seat, random: Random): void {
  const player = playerAt(state, seat);
  if (random(4) > 0) {
    player.god = pick(random, state.gods);
    state.gods = GOD_NAMES.filter((god) => state.players.every((other) => other.god !== god));
  }
  const free = SPECIALIST_NAMES.filter((name) =>
    state.players.every((other) => other.specialists[name] === undefined),
  );
  if (random(2) === 0) player.specialists[pick(random, free)] = 0;
}

function addCraftsman(state: NaiveState, random: Random): void {
  const craftsman = pick(random, CRAFT_NAMES);
  const seat = random(2);
  const vertical = CRAFTS[craftsman].tile === "1x2" && random(2) === 0;
  const empty = emptyCells(state);
  const sites = [...empty].filter((at) =>
    footprint(craftsman, at, vertical).every((cell) => empty.has(cell)),
  );
  if (
    sites.length === 0 ||
    state.craftsmen.filter((piece) => piece.craftsman === craftsman).length === 3
  )
    return;

  const { technologies } = playerAt(state, seat);
  const card = nextCard(state, craftsman);
  if (technologies[craftsman] === undefined) {
    if (card === undefined || vr(state, seat) > 36) return;
    technologies[craftsman] = { card, price: 1 + random(3), cattle: 0 };
    moveMarker(state, seat);
  }
  state.craftsmen.push({ craftsman, at: pick(random, sites), seat, vertical });
}

function addMonument(state: NaiveState, random: Random): void {
  const sites = [...emptyCells(state)].filter(
    (cell) =>
      !neighbours(state.board, cell).some((next) => state.monuments.some(({ at }) => at === next)),
  );
  if (sites.length > 0)
    state.monuments.push({ at: pick(random, sites), seat: random(2), level: 1 + random(5) });
}

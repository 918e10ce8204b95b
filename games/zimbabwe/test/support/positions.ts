import { deepCopy } from "@sofala/engine/testing/copy";
import type { Dice, JsonObject, Seat } from "@sofala/engine";
import { zimbabwe, type Options, type State } from "../../src/index.ts";
import {
  CRAFTS,
  CRAFT_NAMES,
  GOD_NAMES,
  GOD_VR,
  SPECIALISTS,
  SPECIALIST_NAMES,
} from "../naive/data.ts";
import type { Craft, God, Specialist } from "../naive/data.ts";
import { allCells, cellAt, footprint, neighbours, terrainAt } from "../naive/map.ts";
import { eagerMove, movesNow, pick, playedBy, seatToAct, shuffled } from "./random-play.ts";

interface SeatDraft {
  readonly empire: string;
  cattle: number;
  god?: God;
  godCattle?: number;
  readonly specialists: { [name in Specialist]?: number };
  readonly technologies: { [name in Craft]?: { card: number; price: number; cattle: number } };
}

/** A position in the making. */
interface Draft {
  readonly board: readonly string[];
  readonly seats: readonly SeatDraft[];
  readonly monuments: { at: string; seat: Seat; level: number }[];
  readonly craftsmen: { craftsman: Craft; at: string; seat: Seat; vertical?: true }[];
  readonly taken: Set<string>;
}

const EMPIRES = ["kilwa", "mutapa", "zulu", "lozi", "mapungubwe"];

/** The start of a turn of phase II with gods and specialists dealt out and pieces strewn over the board. */
export function crowdedPosition(
  random: Dice,
  board: readonly string[],
  seats: number,
  pieces: number,
  options: Options = {},
): JsonObject {
  const draft: Draft = {
    board,
    seats: EMPIRES.slice(0, seats).map((empire) => ({
      empire,
      cattle: random.below(25),
      specialists: {},
      technologies: {},
    })),
    monuments: [],
    craftsmen: [],
    taken: new Set(),
  };
  dealCards(draft, random);
  for (let n = 0; n < pieces; n++) {
    if (random.below(2) === 0) addMonument(draft, random);
    else addCraftsman(draft, random);
  }
  return written(draft, random, options);
}

/** A small board of random terrain, gaps and starting areas included. */
export const smallBoard = (
  random: Dice,
  columns: number,
  rows: number,
  land = "........~~~cctttidds ",
): readonly string[] =>
  Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => pick(random, [...land])).join(""),
  );

/** A late position on a real map: cards dealt out, cattle in every hand, a dozen pieces or two. */
export function lateGame(random: Dice, seed: string, players: number, options: Options): State {
  const start = zimbabwe.setup(seed, players, options);
  const { board } = zimbabwe.scenario.describe(start);
  const position = crowdedPosition(
    random,
    board as readonly string[],
    players,
    6 + random.below(16),
    options,
  );
  return stateOf(position);
}

/** The state of a position that must be sound. */
export function stateOf(position: JsonObject): State {
  const state = zimbabwe.fromPosition(position, "");
  if (state.ok) return state.value;
  const { path, reason } = state.error;
  throw new Error(`${path.join(".")}: ${reason} in ${JSON.stringify(position)}`);
}

/** The state some eager moves later, often in the middle of a turn. */
export function stirred(state: State, random: Dice, moves: number): State {
  let next = state;
  for (let n = 0; n < moves; n++) {
    const seat = seatToAct(next);
    if (seat === undefined) return next;
    next = playedBy(next, seat, eagerMove(movesNow(next), random)).after;
  }
  return next;
}

function dealCards(draft: Draft, random: Dice): void {
  const gods = [...shuffled(random, GOD_NAMES)];
  for (const seat of draft.seats) {
    const god = random.below(5) > 0 ? gods.pop() : undefined;
    if (god === undefined) continue;
    seat.god = god;
    seat.godCattle = god === "qamata" ? random.below(4) : 0;
  }
  for (const name of SPECIALIST_NAMES) {
    if (random.below(2) === 0) pick(random, draft.seats).specialists[name] = random.below(3);
  }
}

function addMonument(draft: Draft, random: Dice): void {
  const crowds = random.below(6) === 0;
  const stands = (cell: string) => draft.monuments.some(({ at }) => at === cell);
  const sites = allCells(draft.board).filter(
    (cell) =>
      ".s".includes(terrainAt(draft.board, cell)) &&
      !draft.taken.has(cell) &&
      (crowds || !neighbours(draft.board, cell).some(stands)),
  );
  if (sites.length === 0) return;
  const at = pick(random, sites);
  draft.taken.add(at);
  const level = pick(random, [1, 1, 2, 2, 3, 4, 5]);
  draft.monuments.push({ at, seat: random.below(draft.seats.length), level });
}

function addCraftsman(draft: Draft, random: Dice): void {
  const craftsman = pick(random, CRAFT_NAMES);
  const seat = random.below(draft.seats.length);
  const vertical = CRAFTS[craftsman].tile === "1x2" && random.below(2) === 0;
  const fits = (at: string) =>
    footprint(craftsman, at, vertical).every(
      (cell) => terrainAt(draft.board, cell) === "." && !draft.taken.has(cell),
    );
  const sites = allCells(draft.board).filter(fits);
  const tiles = draft.craftsmen.filter((piece) => piece.craftsman === craftsman).length;
  if (sites.length === 0 || tiles === 3 || !takeCard(draft, seat, craftsman, random)) return;
  const at = pick(random, sites);
  for (const cell of footprint(craftsman, at, vertical)) draft.taken.add(cell);
  draft.craftsmen.push({ craftsman, at, seat, ...(vertical ? { vertical } : {}) });
}

function takeCard(draft: Draft, seat: Seat, craft: Craft, random: Dice): boolean {
  const owner = draft.seats[seat];
  if (owner === undefined || owner.technologies[craft] !== undefined) return owner !== undefined;
  const gone = draft.seats.filter(({ technologies }) => technologies[craft] !== undefined).length;
  if (gone === 2 || requirement(owner) > 36) return false;
  const price = 1 + random.below(3);
  owner.technologies[craft] = { card: gone + 1, price, cattle: random.below(3) };
  return true;
}

/** R 1.8, with every card at its own number. */
const requirement = ({ god, specialists, technologies }: SeatDraft): number =>
  20 +
  (god === undefined ? 0 : GOD_VR[god]) +
  SPECIALIST_NAMES.filter((name) => specialists[name] !== undefined).reduce(
    (sum, name) => sum + SPECIALISTS[name].vr,
    0,
  ) +
  CRAFT_NAMES.reduce((sum, craft) => {
    const card = technologies[craft]?.card;
    return card === undefined ? sum : sum + CRAFTS[craft].vr[card === 1 ? 0 : 1];
  }, 0);

function written(draft: Draft, random: Dice, options: Options): JsonObject {
  const { board, seats, monuments, craftsmen } = draft;
  const everybody = [...seats.keys()];
  const used = allCells(board).filter(
    (cell) => "ctid".includes(terrainAt(board, cell)) && random.below(7) === 0,
  );
  const left = (box: number) => (random.below(4) === 0 ? random.below(2) : box);
  const adored = seats.map(({ god }) => god);
  return deepCopy({
    format: "sofala-position/1",
    game: "zimbabwe",
    board,
    phase: "culture",
    round: 2 + random.below(4),
    turnOrder: shuffled(random, everybody),
    active: random.below(seats.length),
    vrStack: shuffled(random, everybody),
    seats: seats.map(({ godCattle, ...seat }) =>
      Object.assign(seat, godCattle === undefined ? {} : { godCattle }),
    ),
    monuments,
    craftsmen,
    used: Object.fromEntries(used.map((cell) => [cell, 1 + (random.below(4) === 0 ? 1 : 0)])),
    gods: GOD_NAMES.filter((god) => !adored.includes(god) && random.below(3) > 0),
    supply: {
      resources: { clay: left(4), wood: left(6), ivory: left(3), diamond: left(3) },
      water: left(8),
    },
    options: { ...options },
  });
}

/** Every name that could be a cell of the map, gaps included, and some that lie beside it. */
export const cellsAround = (board: readonly string[]): readonly string[] =>
  Array.from({ length: Math.min(18, board.length + 1) }, (_, row) =>
    Array.from({ length: Math.min(18, (board[0]?.length ?? 0) + 1) }, (_unused, column) =>
      cellAt(column, row),
    ),
  ).flat();

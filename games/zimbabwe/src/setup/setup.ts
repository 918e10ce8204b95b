import { fault, seeded, shuffled, type Fault } from "@sofala/engine";
import { LAYOUTS } from "../data/tiles.ts";
import { BOX, EMPIRES, FIRST_PLAY_GODS, RESOURCES, START, type God } from "../data/cards.ts";
import { ALL_GODS, NO_GOD, RESOURCES_COUNT, SPECIALISTS_COUNT, godIndex } from "../indices.ts";
import { WORDS, copySet, newSet, put } from "../map/cell-set.ts";
import { cellAt } from "../map/cells.ts";
import { Geography } from "../map/geography.ts";
import { boardOf, drawMap } from "../map/layout.ts";
import {
  ACTIVE,
  CATTLE,
  EMPIRE,
  EMPTY,
  FREE_GODS,
  FREE_SPECIALISTS,
  GOD,
  PENDING,
  PHASE,
  PLAYERS,
  RESOURCE_CELLS,
  RESOURCE_TILES,
  ROUND,
  SETUP,
  State,
  TURN_ORDER,
  VR,
  VR_STACK,
  WATER_TILES,
} from "../memory.ts";
import type { Options } from "../state.ts";
import { proceed } from "../phases.ts";
import { readMapCode, type GameMap } from "./map-code.ts";

/** R 4: a random map, random gods and a shuffled VR stack. */
export function setup(seed: string, players: number, options: Options): State {
  if (!(players in LAYOUTS)) throw new RangeError(`a game for 2 to 5 players, not ${players}`);
  // The lot is drawn all the same: what follows by it does not depend on the map.
  const [slots, afterMap] = drawMap(seeded(seed), players);
  const [gods, afterGods] = shuffled(afterMap, ALL_GODS);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const [stack] = shuffled(afterGods, seats);

  const state = layBoard(chosenMap(options, players)?.board ?? boardOf(slots), players, options);
  setGods(state, namedGods(options) ?? gods.slice(0, START.godsInPlay));
  stack.forEach((seat, place) => state.set(VR_STACK + place, seat));
  proceed(state, undefined);
  return state;
}

/** R 14.6: why options do not go with so many players. */
export function misfitOf(options: Options, players: number): Fault | undefined {
  const isFitting = options.map === undefined || chosenMap(options, players) !== undefined;
  return isFitting ? undefined : fault(`the map is not for ${players} players`, "map");
}

/** R 14.6: the map that the options name, if it is for so many players. */
function chosenMap({ map }: Options, players: number): GameMap | undefined {
  const read = map === undefined ? undefined : readMapCode(map);
  return read?.ok === true && read.value.players === players ? read.value : undefined;
}

/** R 14.1, 14.3: the gods that the options name, or undefined where they are drawn. */
function namedGods(options: Options): readonly God[] | undefined {
  if (options.firstPlay === true) return FIRST_PLAY_GODS;
  return options.gods === "random" ? undefined : options.gods;
}

const withSpecialists = (options: Options): boolean =>
  options.firstPlay !== true && options.specialists !== false;

export function setGods(state: State, gods: readonly God[]): void {
  state.set(
    FREE_GODS,
    gods.reduce((bits, god) => bits | (1 << godIndex(god)), 0),
  );
}

const RESOURCE_MARKS = "tcid";
/** What is on a cell: the number of a resource, or one of these. */
const LAND = RESOURCE_MARKS.length;
const WATER = LAND + 1;
const START_AREA = LAND + 2;
/** The same by the code of its character; every other character is a gap. */
const KINDS = new Int8Array(128).fill(-1);
const MARKS = `${RESOURCE_MARKS}.~s`;
for (let kind = 0; kind < MARKS.length; kind++) KINDS[MARKS.charCodeAt(kind)] = kind;

/** A board with nothing on it but its resources, everything else as a game begins. */
export function layBoard(
  board: readonly string[],
  players: number,
  { map: _laid, ...options }: Options,
): State {
  const sets = new Int32Array((START_AREA + 1) * WORDS);
  const onMap = newSet();
  board.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const kind = KINDS[line.charCodeAt(column)] ?? -1;
      if (kind === -1) continue;
      put(onMap, 0, cellAt(row, column));
      put(sets, kind * WORDS, cellAt(row, column));
    }
  });
  const cellsOfKind = (kind: number) => sets.slice(kind * WORDS, (kind + 1) * WORDS);
  const starts = cellsOfKind(START_AREA);
  const water = cellsOfKind(WATER);
  const width = board[0]?.length ?? 0;
  const terrain = { width, height: board.length, onMap, starts };
  const state = State.blank(options, new Geography(terrain, water));
  copySet(state.words, EMPTY, sets, LAND * WORDS);
  for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
    copySet(state.words, RESOURCE_CELLS + kind * WORDS, sets, kind * WORDS);
  }
  state.set(PLAYERS, players);
  state.set(PHASE, SETUP);
  state.set(ROUND, 1);
  state.set(ACTIVE, -1);
  state.set(PENDING, -1);
  state.set(FREE_SPECIALISTS, withSpecialists(options) ? (1 << SPECIALISTS_COUNT) - 1 : 0);
  state.set(WATER_TILES, BOX.waterTiles);
  for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
    state.set(RESOURCE_TILES + kind, BOX.resourceTiles[RESOURCES[kind] ?? "wood"]);
  }
  for (let seat = 0; seat < players; seat++) {
    state.set(TURN_ORDER + seat, seat);
    state.set(VR_STACK + seat, seat);
    state.setOf(seat, EMPIRE, seat % EMPIRES.length);
    state.setOf(seat, CATTLE, START.cattle);
    state.setOf(seat, GOD, NO_GOD);
    state.setOf(seat, VR, START.vr);
  }
  return state;
}

/** The character of a resource on a board. */
export const resourceMark = (kind: number): string => RESOURCE_MARKS[kind] ?? ".";

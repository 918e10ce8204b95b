import type { JsonObject } from "@sofala/engine";
import { EMPIRES, RESOURCES } from "./data/cards.ts";
import { mainNamed } from "./culture/turn.ts";
import { plaques, seatsAt } from "./gifts/gifts.ts";
import {
  ALL_GODS,
  ALL_SPECIALISTS,
  CRAFTS,
  NO_GOD,
  PHASES,
  craftNamed,
  entry,
  godNamed,
  specialistNamed,
} from "./indices.ts";
import { cellsOf, WORDS } from "./map/cell-set.ts";
import { CELLS, cellAt, nameOf } from "./map/cells.ts";
import type { Terrain } from "./map/geography.ts";
import {
  CARD,
  CARD_CATTLE,
  CARD_CHOSEN,
  CATTLE,
  CRAFTSMEN_PLACED,
  CRAFTS_BEFORE,
  CULTURE,
  EMPIRE,
  FREE_GODS,
  GIFTS,
  GOD,
  GOD_CATTLE,
  HAS_GIVEN,
  LAST_GIFT,
  MAIN,
  MAIN_INTERRUPTED,
  MAIN_NONE,
  MONUMENTS,
  MONUMENTS_BUILT,
  NEXT_ORDER,
  NEXT_PLAQUE,
  OVER,
  PASSED,
  PENDING,
  PHASE,
  PLAQUES,
  PRICE,
  PRICES_OPEN,
  PRICES_RAISED,
  QUEUE,
  RAISED,
  RESOURCE_CELLS,
  RESOURCE_TILES,
  ROUND,
  SETUP,
  SPECIALISTS,
  SPECIALISTS_USED,
  SPECIALIST_CATTLE,
  TURN_BEGUN,
  TURN_ORDER,
  USED,
  VP,
  VR,
  VR_STACK,
  WATER_TILES,
  type State,
} from "./memory.ts";
import type { WrittenGifts, WrittenTurn } from "./parse.ts";
import {
  cellOf,
  craftOf,
  craftsmanNumber,
  isVertical,
  levelAt,
  monumentOwner,
  ownerOf,
} from "./pieces.ts";
import { usedAt } from "./culture/goods.ts";
import { ranking } from "./scoring.ts";
import { resourceMark } from "./setup/setup.ts";
import type { Options, Position, SeatPosition } from "./state.ts";

/** The position, where it is defined: in setup, at the start of the gifts and of a turn, and at the end. */
export function position(state: State): Position | undefined {
  const phase = state.get(PHASE);
  const isDefined = phase === SETUP || phase === OVER || state.get(TURN_BEGUN) === 0;
  return isDefined ? tableOf(state) : undefined;
}

/** Everything that lies on the table, as a position spells it. */
function tableOf(state: State): Position {
  return {
    format: "sofala-position/1",
    game: "zimbabwe",
    board: boardOf(state),
    phase: entry(PHASES, state.get(PHASE)),
    round: state.get(ROUND),
    turnOrder: seatsAt(state, TURN_ORDER),
    active: state.active === -1 ? null : state.active,
    vrStack: seatsAt(state, VR_STACK),
    seats: Array.from({ length: state.players }, (_, seat) => seatOf(state, seat)),
    monuments: [...cellsOf(state.words, MONUMENTS)].map((cell) => ({
      at: nameOf(cell),
      seat: monumentOwner(state, cell),
      level: levelAt(state, cell),
    })),
    craftsmen: Array.from({ length: state.get(CRAFTSMEN_PLACED) }, (_, index) => {
      const piece = craftsmanNumber(state, index);
      return {
        craftsman: craftNamed(craftOf(piece)),
        at: nameOf(cellOf(piece)),
        seat: ownerOf(piece),
        ...(isVertical(piece) ? { vertical: true as const } : {}),
      };
    }),
    used: Object.fromEntries(
      [...cellsOf(state.words, USED)].map((cell) => [nameOf(cell), usedAt(state, cell)]),
    ),
    gods: named(ALL_GODS, state.get(FREE_GODS)),
    supply: {
      resources: byName(RESOURCES, (_, kind) => state.get(RESOURCE_TILES + kind)),
      water: state.get(WATER_TILES),
    },
    options: writtenOptions(state.options),
  };
}

/** The table with what is going on in the phase: all there is to know about a state. */
export const wholeOf = (state: State): JsonObject => ({
  ...(tableOf(state) as unknown as JsonObject),
  ...(state.get(PHASE) === GIFTS ? { gifts: giftsOf(state) } : {}),
  ...(state.get(PHASE) === CULTURE ? { turn: turnOf(state) } : {}),
});

/** The same for readers: with VR, VP and at the end the ranking. */
export function describe(state: State): JsonObject {
  const whole = wholeOf(state);
  return {
    ...whole,
    seats: (whole["seats"] as readonly JsonObject[]).map((there, seat) => ({
      godCattle: 0,
      specialists: {},
      technologies: {},
      ...there,
      vr: state.of(seat, VR),
      vp: state.of(seat, VP),
    })),
    ...(state.get(PHASE) === OVER ? { ranking: ranking(state) } : {}),
  };
}

/** What was drawn last of a map, and the sets of cells with which it was drawn. */
interface Drawing {
  readonly resources: Int32Array;
  readonly water: Int32Array;
  readonly board: readonly string[];
}

const drawings = new WeakMap<Terrain, Drawing>();

/** A board is drawn again only when it has changed, which few moves do. */
function boardOf({ words, geography: { terrain, water } }: State): readonly string[] {
  const last = drawings.get(terrain);
  if (
    last !== undefined &&
    isIn(words, RESOURCE_CELLS, last.resources) &&
    isIn(water, 0, last.water)
  )
    return last.board;
  const resources = words.slice(RESOURCE_CELLS, RESOURCE_CELLS + RESOURCES.length * WORDS);
  const board = drawBoard(words, terrain, water);
  drawings.set(terrain, { resources, water: water.slice(), board });
  return board;
}

/** True if these words are in an array from this place on. */
function isIn(array: Int32Array, at: number, words: Int32Array): boolean {
  for (let i = 0; i < words.length; i++) if (array[at + i] !== words[i]) return false;
  return true;
}

/** Drawn in layers: land, what lies on it, starts, water. */
function drawBoard(words: Int32Array, terrain: Terrain, water: Int32Array): readonly string[] {
  const marks = [...landOf(terrain)];
  for (const kind of RESOURCES.keys()) {
    draw(marks, words, RESOURCE_CELLS + kind * WORDS, resourceMark(kind));
  }
  draw(marks, terrain.starts, 0, "s");
  draw(marks, water, 0, "~");
  return Array.from({ length: terrain.height }, (_, row) =>
    marks.slice(cellAt(row, 0), cellAt(row, terrain.width)).join(""),
  );
}

const lands = new WeakMap<Terrain, readonly string[]>();

/** The bare land by cells, drawn once for every map. */
function landOf(terrain: Terrain): readonly string[] {
  const known = lands.get(terrain);
  if (known !== undefined) return known;
  const marks = Array.from({ length: CELLS }, () => " ");
  draw(marks, terrain.onMap, 0, resourceMark(-1));
  lands.set(terrain, marks);
  return marks;
}

function draw(marks: string[], array: Int32Array, set: number, mark: string): void {
  for (const cell of cellsOf(array, set)) marks[cell] = mark;
}

function seatOf(state: State, seat: number): SeatPosition {
  const god = state.of(seat, GOD);
  const specialists = named(ALL_SPECIALISTS, state.of(seat, SPECIALISTS));
  const cards = CRAFTS.filter((_, craft) => state.of(seat, CARD + craft) > 0);
  return {
    empire: entry(EMPIRES, state.of(seat, EMPIRE)),
    cattle: state.of(seat, CATTLE),
    ...(god === NO_GOD ? {} : { god: godNamed(god), godCattle: state.of(seat, GOD_CATTLE) }),
    ...(specialists.length === 0
      ? {}
      : {
          specialists: byName(specialists, (name) =>
            state.of(seat, SPECIALIST_CATTLE + ALL_SPECIALISTS.indexOf(name)),
          ),
        }),
    ...(cards.length === 0
      ? {}
      : {
          technologies: byName(cards, (name) => {
            const craft = CRAFTS.indexOf(name);
            return {
              card: state.of(seat, CARD + craft),
              price: state.of(seat, PRICE + craft),
              cattle: state.of(seat, CARD_CATTLE + craft),
            };
          }),
        }),
  };
}

function giftsOf(state: State): JsonObject {
  const passed = state.get(PASSED);
  const bits = (word: number) =>
    seatsAt(state, QUEUE).filter((seat) => ((word >>> seat) & 1) === 1);
  const gifts: WrittenGifts = {
    begun: state.get(TURN_BEGUN) === 1,
    queue: [...seatsAt(state, QUEUE)],
    active: state.active,
    lastGift: state.get(LAST_GIFT),
    nextPlaque: state.get(NEXT_PLAQUE),
    plaques: Array.from({ length: plaques(state) }, (_, plaque) => state.get(PLAQUES + plaque)),
    // In the order of passing: the last place is taken first.
    passed: [...seatsAt(state, NEXT_ORDER)].slice(state.players - bits(passed).length).reverse(),
    given: bits(state.get(HAS_GIVEN)),
  };
  return gifts;
}

function turnOf(state: State): WrittenTurn {
  const pending = state.get(PENDING);
  const main = state.get(MAIN);
  return {
    begun: state.get(TURN_BEGUN) === 1,
    cardChosen: state.get(CARD_CHOSEN) === 1,
    ...(pending === -1 ? {} : { pending: specialistNamed(pending) }),
    used: named(ALL_SPECIALISTS, state.get(SPECIALISTS_USED)),
    ...(main === MAIN_NONE ? {} : { main: mainNamed(main) }),
    interrupted: state.get(MAIN_INTERRUPTED) === 1,
    pricesRaised: state.get(PRICES_RAISED) === 1,
    built: state.get(MONUMENTS_BUILT),
    pricesOpen: state.get(PRICES_OPEN) === 1,
    craftsBefore: named(CRAFTS, state.get(CRAFTS_BEFORE)),
    raised: [...cellsOf(state.words, RAISED)].map(nameOf),
  };
}

/** Only what differs from a plain game. */
function writtenOptions(options: Options): Options {
  const { gods, specialists, firstPlay, dziva, roundLimit } = options;
  return {
    ...(gods === undefined || gods === "random" ? {} : { gods }),
    ...(specialists === false ? { specialists } : {}),
    ...(firstPlay === true ? { firstPlay } : {}),
    ...(dziva === "start" ? { dziva } : {}),
    ...(roundLimit === undefined || roundLimit === 0 ? {} : { roundLimit }),
  };
}

const named = <Name extends string>(names: readonly Name[], bits: number): Name[] =>
  names.filter((_, index) => ((bits >>> index) & 1) === 1);

/** An object with these fields; `Object.fromEntries` takes several times as long. */
function byName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name, index: number) => Value,
): { readonly [name in Name]: Value } {
  const fields: { [name in Name]?: Value } = {};
  for (const [index, name] of names.entries()) fields[name] = value(name, index);
  return fields as { [name in Name]: Value };
}

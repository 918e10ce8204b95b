import { fail, fault, ok, type Fault, type Result, type Seat } from "@sofala/engine";
import { BOX, EMPIRES, RESOURCES, START, VR_LIMIT, type Craft } from "./data/cards.ts";
import { beginGifts, seatsAt } from "./gifts/gifts.ts";
import {
  IS_BAR,
  ALL_GODS,
  CRAFTS,
  PHASES,
  craftIndex,
  godIndex,
  shapeOf,
  specialistIndex,
} from "./indices.ts";
import { WORDS, isEmptySet, newSet, put, size } from "./map/cell-set.ts";
import { cellNamed, footprint, nameOf, type Cell } from "./map/cells.ts";
import {
  CARD,
  CARDS_TAKEN,
  CARD_CATTLE,
  CATTLE,
  CULTURE,
  EMPIRE,
  FREE_SPECIALISTS,
  GIFTS,
  GOD,
  GOD_CATTLE,
  HIGHEST,
  MONUMENTS_OF,
  PHASE,
  PRICE,
  RESOURCE_TILES,
  ROUND,
  SETUP,
  SPECIALISTS,
  SPECIALIST_CATTLE,
  TILES_PLACED,
  TURN,
  TURN_ORDER,
  USED,
  USED_TWICE,
  VP,
  VR,
  VR_STACK,
  WATER_TILES,
  type State,
} from "./memory.ts";
import { MOST_CATTLE, parsePosition, type WrittenPosition } from "./parse.ts";
import {
  craftsman,
  craftsmanNamed,
  craftOf,
  isEmptyLand,
  occupied,
  ownerOf,
  putCraftsman,
  putMonument,
  resourceAt,
} from "./pieces.ts";
import { proceed } from "./phases.ts";
import { countHighest, countVp, countVr } from "./scoring.ts";
import { readBoard } from "./setup/read-board.ts";
import { layBoard, setGods } from "./setup/setup.ts";
import { freeStarts } from "./setup/place-first.ts";
import type { Options } from "./state.ts";

/** The state that a position of the notation stands for. */
export function fromPosition(input: unknown): Result<State, Fault> {
  const written = parsePosition(input);
  if (!written.ok) return written;
  if (cattleOf(written.value) > MOST_CATTLE) {
    return fail(fault(`more than ${MOST_CATTLE} cattle in all`, "seats"));
  }
  const state = layOut(written.value);
  return state.ok ? beginPhase(state.value, written.value.active ?? undefined) : state;
}

/** All cattle on the table. */
const cattleOf = ({ seats }: WrittenPosition): number =>
  seats
    .flatMap(({ cattle = 0, godCattle = 0, specialists = {}, technologies = {} }) => [
      cattle,
      godCattle,
      ...Object.values(specialists),
      ...Object.values(technologies).map((technology) => technology?.cattle ?? 0),
    ])
    .reduce<number>((sum, cattle) => sum + (cattle ?? 0), 0);

/** Everything on the table as the position says, before its phase begins. */
export function layOut(position: WrittenPosition): Result<State, Fault> {
  const board = readBoard(position);
  if (!board.ok) return board;
  const options = (position.options ?? {}) as Options;
  const state = layBoard(board.value, position.seats.length, options);
  state.set(PHASE, PHASES.indexOf(position.phase ?? "setup"));
  state.set(ROUND, position.round ?? 1);
  const problem =
    setSupply(state, position) ??
    setOrder(state, TURN_ORDER, position.turnOrder, "turnOrder") ??
    setOrder(state, VR_STACK, position.vrStack, "vrStack") ??
    setSeats(state, position) ??
    setMonuments(state, position) ??
    setCraftsmen(state, position) ??
    checkCards(state, position) ??
    setUsed(state, position) ??
    setFreeGods(state, position) ??
    setScores(state);
  return problem === undefined ? ok(state) : fail(problem);
}

/** Goes on to the first decision of the phase; in phase II it is the turn of `active`. */
export function beginPhase(state: State, active: Seat | undefined): Result<State, Fault> {
  const phase = state.get(PHASE);
  if (phase === SETUP && tooFewStarts(state)) return fail(fault("too few starting areas", "board"));
  if (phase === GIFTS) beginGifts(state, undefined);
  if (phase === CULTURE && active !== undefined) {
    const turn = seatsAt(state, TURN_ORDER).indexOf(active);
    if (turn === -1) return fail(fault("no such seat", "active"));
    state.set(TURN, turn);
  }
  proceed(state, undefined);
  return ok(state);
}

function tooFewStarts(state: State): boolean {
  const starts = newSet();
  freeStarts(state, starts, 0);
  const waiting = seatsAt(state, TURN_ORDER).filter((seat) =>
    isEmptySet(state.words, MONUMENTS_OF + seat * WORDS),
  );
  return size(starts, 0) < waiting.length;
}

function setSupply(state: State, { supply }: WrittenPosition): Fault | undefined {
  for (const [kind, resource] of RESOURCES.entries()) {
    const box = BOX.resourceTiles[resource];
    const left = supply?.resources?.[resource] ?? box;
    if (left > box) return fault(`the box has ${box}`, "supply", "resources", resource);
    state.set(RESOURCE_TILES + kind, left);
  }
  const water = supply?.water ?? BOX.waterTiles;
  if (water > BOX.waterTiles) return fault(`the box has ${BOX.waterTiles}`, "supply", "water");
  state.set(WATER_TILES, water);
  return undefined;
}

function setOrder(
  state: State,
  list: number,
  seats: readonly Seat[] | undefined,
  name: string,
): Fault | undefined {
  if (seats === undefined) return undefined;
  const expected = Array.from({ length: state.players }, (_, seat) => seat);
  if (seats.length !== state.players || !expected.every((seat) => seats.includes(seat))) {
    return fault("expected every seat once", name);
  }
  seats.forEach((seat, place) => state.set(list + place, seat));
  return undefined;
}

function setSeats(state: State, position: WrittenPosition): Fault | undefined {
  const empires = new Set(position.seats.map(({ empire }) => empire));
  const spare = EMPIRES.filter((empire) => !empires.has(empire));
  const taken = new Set<string>();
  const take = (card: string) => (taken.has(card) ? false : taken.add(card));
  let freeSpecialists = state.get(FREE_SPECIALISTS);

  for (const [seat, written] of position.seats.entries()) {
    const empire = written.empire ?? spare.shift() ?? "kilwa";
    if (!take(empire)) return fault("this empire is at the table already", "seats", seat, "empire");
    state.setOf(seat, EMPIRE, EMPIRES.indexOf(empire));
    state.setOf(seat, CATTLE, written.cattle ?? START.cattle);
    if (written.god !== undefined) {
      if (!take(written.god)) return fault("this god is adored already", "seats", seat, "god");
      state.setOf(seat, GOD, godIndex(written.god));
    } else if ((written.godCattle ?? 0) > 0) {
      return fault("there is no god card to lie on", "seats", seat, "godCattle");
    }
    state.setOf(seat, GOD_CATTLE, written.godCattle ?? 0);
    for (const [name, cattle] of Object.entries(written.specialists ?? {})) {
      const specialist = specialistIndex(name as keyof typeof written.specialists);
      const path = ["seats", seat, "specialists", name];
      if (!take(name)) return fault("this card is taken already", ...path);
      state.setOf(seat, SPECIALISTS, state.of(seat, SPECIALISTS) | (1 << specialist));
      state.setOf(seat, SPECIALIST_CATTLE + specialist, cattle ?? 0);
      freeSpecialists &= ~(1 << specialist);
    }
    for (const [name, technology] of Object.entries(written.technologies ?? {})) {
      if (technology === undefined) continue;
      const craft = craftIndex(name as Craft);
      if (!take(`${name} ${technology.card}`)) {
        return fault("this card is taken already", "seats", seat, "technologies", name, "card");
      }
      state.setOf(seat, CARD + craft, technology.card);
      state.setOf(seat, PRICE + craft, technology.price);
      state.setOf(seat, CARD_CATTLE + craft, technology.cattle);
      state.add(CARDS_TAKEN + craft, 1);
    }
  }
  state.set(FREE_SPECIALISTS, freeSpecialists);
  return undefined;
}

function setMonuments(state: State, { monuments = [] }: WrittenPosition): Fault | undefined {
  for (const [index, { at, seat, level }] of monuments.entries()) {
    const cell = cellNamed(at);
    if (seat >= state.players) return fault("no such seat", "monuments", index, "seat");
    const because = occupied(state, cell);
    if (because !== undefined && because !== "start") {
      return fault(`${at} is not free: ${because}`, "monuments", index, "at");
    }
    putMonument(state, seat, cell, level);
  }
  return undefined;
}

function setCraftsmen(state: State, { craftsmen = [] }: WrittenPosition): Fault | undefined {
  for (const [index, written] of craftsmen.entries()) {
    const craft = craftIndex(written.craftsman);
    const vertical = written.vertical === true;
    const path = ["craftsmen", index];
    if (written.seat >= state.players) return fault("no such seat", ...path, "seat");
    if (vertical && IS_BAR[craft] !== true)
      return fault("this tile has one orientation", ...path, "vertical");
    const at = cellNamed(written.at);
    const covered = footprint(shapeOf(craft, vertical)).map((offset) => at + offset);
    const hit = covered.find((cell) => !isEmptyLand(state, cell));
    if (hit !== undefined) {
      return fault(`${nameOf(hit)} is not free: ${occupied(state, hit)}`, ...path, "at");
    }
    if (state.get(TILES_PLACED + craft) === BOX.craftsmanTiles) {
      return fault(`the box has ${BOX.craftsmanTiles} of each`, ...path, "craftsman");
    }
    if (state.of(written.seat, CARD + craft) === 0) {
      return fault("its owner lacks the card", ...path, "craftsman");
    }
    putCraftsman(state, craftsman(at, craft, written.seat, vertical));
  }
  return undefined;
}

/** Q 6.4: cards are taken in order, each with a craftsman of its own. */
function checkCards(state: State, { seats, craftsmen = [] }: WrittenPosition): Fault | undefined {
  for (const [seat] of seats.entries()) {
    for (const [craft, name] of CRAFTS.entries()) {
      const card = state.of(seat, CARD + craft);
      if (card === 0) continue;
      const path = ["seats", seat, "technologies", name];
      if (card > state.get(CARDS_TAKEN + craft))
        return fault("card 1 is still free", ...path, "card");
      const works = craftsmen.some(({ at }) => {
        const piece = craftsmanNamed(state, cellNamed(at));
        return piece !== undefined && craftOf(piece) === craft && ownerOf(piece) === seat;
      });
      if (!works) return fault("the card has no craftsman on the map", ...path);
    }
  }
  return undefined;
}

function setUsed(state: State, { used = {} }: WrittenPosition): Fault | undefined {
  for (const [name, markers] of Object.entries(used)) {
    const cell: Cell = cellNamed(name);
    if (markers === 0) continue;
    if (resourceAt(state, cell) === -1) return fault("no resource lies there", "used", name);
    put(state.words, USED, cell);
    if (markers === 2) put(state.words, USED_TWICE, cell);
  }
  return undefined;
}

function setFreeGods(state: State, position: WrittenPosition): Fault | undefined {
  const adored = new Set(position.seats.map(({ god }) => god));
  const free = position.gods ?? ALL_GODS.filter((god) => !adored.has(god));
  const twice = free.findIndex((god) => adored.has(god));
  if (twice !== -1) return fault("this god is adored already", "gods", twice);
  setGods(state, free);
  return undefined;
}

function setScores(state: State): Fault | undefined {
  for (let seat = 0; seat < state.players; seat++) {
    const vr = countVr(state, seat);
    if (vr > VR_LIMIT) return fault(`a VR of ${vr} is above ${VR_LIMIT}`, "seats", seat);
    state.setOf(seat, VR, vr);
    state.setOf(seat, VP, countVp(state, seat));
    state.setOf(seat, HIGHEST, countHighest(state, seat));
  }
  return undefined;
}

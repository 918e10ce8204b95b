import type { Seat } from "@sofala/engine";
import { isMainOpen } from "../culture/turn.ts";
import { MONUMENT_VP, TOP_LEVEL } from "../data/cards.ts";
import { leastGift, mostToGive, plaques, seatsAt } from "../gifts/gifts.ts";
import { PHASES, of } from "../indices.ts";
import { WORDS, cellsOf, clear, nextCell } from "../map/cell-set.ts";
import { nameOf } from "../map/cells.ts";
import {
  CULTURE,
  KNOWN_WORDS,
  LAST_GIFT,
  MAIN_RAISE,
  MONUMENTS,
  MONUMENTS_OF,
  NEXT_PLAQUE,
  PASSED,
  PHASE,
  QUEUE,
  RESOURCES_NUMBER,
  ROUND,
  TURN,
  TURN_BEGUN,
  TURN_ORDER,
  USED,
  USED_TWICE,
  type State,
} from "../memory.ts";
import { levelAt } from "../pieces.ts";
import { playMove, ruleOf } from "../rules.ts";
import type { CellName, Move, Phase } from "../state.ts";
import { Digest } from "./digest.ts";

export const phaseOf = (state: State): Phase => PHASES[state.get(PHASE)] ?? "over";
export const roundOf = (state: State): number => state.get(ROUND);

/** The seats whose turn of phase II is still to come in this round, after the one that is on. */
export const seatsToCome = (state: State): readonly Seat[] =>
  seatsAt(state, TURN_ORDER).slice(state.get(TURN) + 1);

/** Is the turn of a seat still to come in this round of phase II, after the one that is on? */
export function hasTurnToCome(state: State, seat: Seat): boolean {
  for (let turn = state.get(TURN) + 1; turn < state.players; turn++) {
    if (state.get(TURN_ORDER + turn) === seat) return true;
  }
  return false;
}

/** R 6.3: may the seat to act begin to raise monuments, or go on with it? */
export const mayRaise = (state: State): boolean =>
  state.get(PHASE) === CULTURE && isMainOpen(state, MAIN_RAISE);

/** Was a decision made since the turn, or the gifts, began? */
export const hasBegun = (state: State): boolean => state.get(TURN_BEGUN) === 1;

/** How the gifts of phase I stand. */
export interface Gifts {
  readonly queue: readonly Seat[];
  readonly passed: readonly Seat[];
  readonly last: number;
  readonly least: number;
  /** The most that each seat can give. */
  readonly most: readonly number[];
  /** How many plaques share, and which is served next. */
  readonly plaques: number;
  readonly nextPlaque: number;
}

export function giftsOf(state: State): Gifts {
  const queue = seatsAt(state, QUEUE);
  return {
    queue,
    passed: queue.filter((seat) => ((state.get(PASSED) >>> seat) & 1) === 1),
    last: state.get(LAST_GIFT),
    least: leastGift(state),
    most: queue.map((_, seat) => mostToGive(state, seat)),
    plaques: plaques(state),
    nextPlaque: state.get(NEXT_PLAQUE),
  };
}

interface Monument {
  readonly at: CellName;
  readonly level: number;
}

export function monumentsOf(state: State, seat: Seat): readonly Monument[] {
  const found: Monument[] = [];
  for (const cell of cellsOf(state.words, MONUMENTS_OF + seat * WORDS)) {
    found.push({ at: nameOf(cell), level: levelAt(state, cell) });
  }
  return found;
}

/** A number that two tables of one game share when they are the same, and hardly ever otherwise. */
export function fingerprint({ words, geography }: State): number {
  digest.clear();
  digest.addAll(words, 0, KNOWN_WORDS);
  digest.addAll(geography.water, 0, WORDS);
  return digest.value;
}

const digest = new Digest();

/** What raising every monument of a seat once would bring: the most that raising brings in one turn. */
export function vpOfRaisingAll(state: State, seat: Seat): number {
  const own = MONUMENTS_OF + seat * WORDS;
  let vp = 0;
  for (let at = nextCell(state.words, own, 0); at !== -1; at = nextCell(state.words, own, at + 1)) {
    const level = levelAt(state, at);
    if (level < TOP_LEVEL) vp += of(MONUMENT_VP, level + 1) - of(MONUMENT_VP, level);
  }
  return vp;
}

/** The starting areas that nobody has taken. */
export function freeStartCells(state: State): readonly CellName[] {
  const taken = new Set(cellsOf(state.words, MONUMENTS));
  return [...cellsOf(state.geography.terrain.starts, 0)]
    .filter((cell) => !taken.has(cell))
    .map(nameOf);
}

/** The state after moves of the seat to act, or undefined once one is refused. */
export function tryMoves(state: State, moves: readonly Move[]): State | undefined {
  const next = state.copy();
  for (const move of moves) {
    if (ruleOf(move).refuse(next, next.active, move) !== undefined) return undefined;
    playMove(next, next.active, move, undefined);
  }
  return next;
}

/** The state after moves that are known to be legal. */
export function afterMoves(state: State, moves: readonly Move[]): State {
  const next = state.copy();
  for (const move of moves) playMove(next, next.active, move, undefined);
  return next;
}

/** The same table with all used markers taken off, as the next round will find it. */
export function withoutMarkers(state: State): State {
  const next = state.copy();
  clear(next.words, USED);
  clear(next.words, USED_TWICE);
  next.set(RESOURCES_NUMBER, 0);
  return next;
}

import { CRAFTS, RESOURCE_LETTER } from "./data.ts";
import type { Craft, Resource } from "./data.ts";
import type { Cell, Craftsman, NaiveState } from "./state.ts";

type Board = readonly string[];

export const cellAt = (column: number, row: number): Cell =>
  String.fromCharCode(97 + column) + String(row + 1);
const columnOf = (cell: Cell) => cell.charCodeAt(0) - 97;
const rowOf = (cell: Cell) => Number(cell.slice(1)) - 1;

/** The character of the board, a space outside the map. */
export function terrainAt(board: Board, cell: Cell): string {
  return board[rowOf(cell)]?.[columnOf(cell)] ?? " ";
}

export const isOnMap = (board: Board, cell: Cell) => terrainAt(board, cell) !== " ";

/** Every area of the map in row order. */
export function allCells(board: Board): Cell[] {
  return board.flatMap((line, row) =>
    [...line]
      .map((_character, column) => cellAt(column, row))
      .filter((cell) => isOnMap(board, cell)),
  );
}

/** The neighbours of the areas of a board that were asked for before. */
const known = new WeakMap<Board, Map<Cell, readonly Cell[]>>();

export function neighbours(board: Board, cell: Cell): readonly Cell[] {
  const ofBoard = known.get(board) ?? new Map<Cell, readonly Cell[]>();
  known.set(board, ofBoard);
  const around = ofBoard.get(cell) ?? areasAround(board, cell);
  ofBoard.set(cell, around);
  return around;
}

function areasAround(board: Board, cell: Cell): readonly Cell[] {
  const around: Cell[] = [];
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      if (right === 0 && down === 0) continue;
      const next = shifted(cell, right, down);
      if (isOnMap(board, next)) around.push(next);
    }
  }
  return around;
}

/** Neighbours along a side. */
export function sideNeighbours(board: Board, cell: Cell): Cell[] {
  return [
    shifted(cell, 0, -1),
    shifted(cell, -1, 0),
    shifted(cell, 1, 0),
    shifted(cell, 0, 1),
  ].filter((next) => isOnMap(board, next));
}

const shifted = (cell: Cell, right: number, down: number): Cell =>
  cellAt(columnOf(cell) + right, rowOf(cell) + down);

/**
 * R 3.1 to 3.5: steps from the origins to every area at most `range` away.
 * At an area of `stops` a path ends, unless it is an origin (R 3.6).
 */
export function reach(
  board: Board,
  origins: readonly Cell[],
  range: number,
  stops: ReadonlySet<Cell> = new Set(),
): Map<Cell, number> {
  const distances = new Map<Cell, number>();
  let frontier = arrive(board, distances, origins, 0);
  for (let steps = 1; steps <= range && frontier.length > 0; steps++) {
    const around = frontier.flatMap((cell) => neighbours(board, cell));
    frontier = arrive(board, distances, around, steps).filter((cell) => !stops.has(cell));
  }
  return distances;
}

/** Notes the areas that are new, with the rest of their body of water (R 3.3), and returns them all. */
function arrive(
  board: Board,
  distances: Map<Cell, number>,
  cells: readonly Cell[],
  steps: number,
): Cell[] {
  const arrived: Cell[] = [];
  const waiting = [...cells];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (distances.has(cell)) continue;
    distances.set(cell, steps);
    arrived.push(cell);
    if (terrainAt(board, cell) === "~") {
      waiting.push(...sideNeighbours(board, cell).filter((next) => terrainAt(board, next) === "~"));
    }
  }
  return arrived;
}

/** The areas under a tile of that craftsman; they may lie off the map. */
export function footprint(craft: Craft, at: Cell, vertical: boolean): Cell[] {
  if (CRAFTS[craft].tile === "2x2")
    return [at, shifted(at, 1, 0), shifted(at, 0, 1), shifted(at, 1, 1)];
  return vertical ? [at, shifted(at, 0, 1)] : [at, shifted(at, 1, 0)];
}

export const tileOf = (piece: Craftsman): Cell[] =>
  footprint(piece.craftsman, piece.at, piece.vertical);

/** The areas of the piece that stands there, or the area itself. */
export function pieceAt(state: NaiveState, cell: Cell): Cell[] {
  return state.craftsmen.map(tileOf).find((tile) => tile.includes(cell)) ?? [cell];
}

/** R 2.5: plain land with nothing on it, by area. */
export function emptyCells(state: NaiveState): Set<Cell> {
  const built = new Set([
    ...state.monuments.map((monument) => monument.at),
    ...state.craftsmen.flatMap(tileOf),
  ]);
  return new Set(
    allCells(state.board).filter(
      (cell) => terrainAt(state.board, cell) === "." && !built.has(cell),
    ),
  );
}

export function resourceCells(board: Board, resource: Resource): Cell[] {
  return allCells(board).filter((cell) => terrainAt(board, cell) === RESOURCE_LETTER[resource]);
}

/** R 8.4: every two empty areas that share a side, once, the left or upper one first. */
export function rainPairs(empty: ReadonlySet<Cell>): [Cell, Cell][] {
  return [...empty].flatMap((cell) =>
    emptyAfter(empty, cell).map((other): [Cell, Cell] => [cell, other]),
  );
}

export function hasRainPair(empty: ReadonlySet<Cell>): boolean {
  for (const cell of empty) if (emptyAfter(empty, cell).length > 0) return true;
  return false;
}

/** The empty areas right of and below this one. */
const emptyAfter = (empty: ReadonlySet<Cell>, cell: Cell): Cell[] =>
  [shifted(cell, 1, 0), shifted(cell, 0, 1)].filter((other) => empty.has(other));

/** The board with another character on one area. */
export function withTerrain(board: Board, cell: Cell, character: string): string[] {
  return board.map((line, row) =>
    row === rowOf(cell)
      ? line.slice(0, columnOf(cell)) + character + line.slice(columnOf(cell) + 1)
      : line,
  );
}

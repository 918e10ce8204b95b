import { fail, ok, seeded, type Result } from "@sofala/engine";
import { LAYOUTS, START_TILE, TILES, type Tile } from "../data/tiles.ts";
import { boardOf, drawMap, type Slot, type Slots } from "../map/layout.ts";

/** A map for so many players, written in the ways that people, positions and boards need. */
export interface GameMap {
  readonly players: number;
  /** Tiles and their quarter-turns row by row, to be passed on: `F2B0-C1A3`. */
  readonly code: string;
  /** The rows of a position's `map`: `["F2 B0", "C1 A3"]`. */
  readonly rows: readonly string[];
  /** The rows of a position's `board`. */
  readonly board: readonly string[];
}

/** What keeps a text from being the code of a map. */
export type MapCodeRefusal =
  | { readonly code: "map/unreadable"; readonly found: string }
  | { readonly code: "map/number-of-tiles"; readonly found: number }
  | { readonly code: "map/tile-twice"; readonly tile: string }
  /** The start tile is missing, or does not lie where this number of players has it. */
  | { readonly code: "map/start-tile"; readonly players: number };

/** The map that a game by this seed is played on. */
export const mapOfSeed = (seed: string, players: number): GameMap =>
  mapOf(drawMap(seeded(seed), players)[0], players);

/** The map that a code stands for; its number of tiles says for how many players. Case, spaces and dashes do not matter. */
export function readMapCode(text: string): Result<GameMap, MapCodeRefusal> {
  const marks = text.toUpperCase().replaceAll(/[\s.–-]/gu, "");
  const tiles: Exclude<Slot, undefined>[] = [];
  for (const mark of marks.match(/../gu) ?? []) {
    const slot = readTile(mark);
    if (slot === undefined) return fail({ code: "map/unreadable", found: mark });
    if (tiles.some(({ tile }) => tile === slot.tile)) {
      return fail({ code: "map/tile-twice", tile: slot.tile });
    }
    tiles.push(slot);
  }
  if (marks.length % 2 === 1) return fail({ code: "map/unreadable", found: marks.slice(-1) });
  const players = PLAYERS.find((count) => slotsIn(count) === tiles.length);
  if (players === undefined) return fail({ code: "map/number-of-tiles", found: tiles.length });

  const left = tiles.values();
  const slots = (LAYOUTS[players] ?? []).map((row) =>
    [...row].map((mark): Slot => (mark === "." ? undefined : left.next().value)),
  );
  const isStartInPlace = (LAYOUTS[players] ?? []).every((row, y) =>
    [...row].every((mark, x) => (mark === "S") === (slots[y]?.[x]?.tile === START_TILE)),
  );
  return isStartInPlace ? ok(mapOf(slots, players)) : fail({ code: "map/start-tile", players });
}

const PLAYERS = Object.keys(LAYOUTS).map(Number);

const slotsIn = (players: number): number =>
  (LAYOUTS[players] ?? []).join("").replaceAll(".", "").length;

function readTile(mark: string): Exclude<Slot, undefined> | undefined {
  const [tile = "", turns = ""] = mark;
  return Object.hasOwn(TILES, tile) && /^[0-3]$/u.test(turns)
    ? { tile: tile as Tile, turns: Number(turns) }
    : undefined;
}

function mapOf(slots: Slots, players: number): GameMap {
  const written = slots.map((row) =>
    row.map((slot) => (slot === undefined ? ".." : `${slot.tile}${slot.turns}`)),
  );
  return {
    players,
    code: written.map((row) => row.join("").replaceAll(".", "")).join("-"),
    rows: written.map((row) => row.join(" ")),
    board: boardOf(slots),
  };
}

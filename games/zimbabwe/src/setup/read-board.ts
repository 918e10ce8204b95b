import { fail, fault, ok, type Fault, type Result } from "@sofala/engine";
import { TILES, type Tile } from "../data/tiles.ts";
import { MAX_SIDE } from "../map/cells.ts";
import { boardOf, type Slot, type Slots } from "../map/layout.ts";
import type { WrittenPosition } from "../parse.ts";

/** The rows of a position's board, or those that its map of tiles makes. */
export function readBoard({ board, map }: WrittenPosition): Result<readonly string[], Fault> {
  if (board !== undefined && map !== undefined)
    return fail(fault("a board or a map, not both", "map"));
  if (map !== undefined) {
    const slots = readSlots(map);
    return slots.ok ? ok(boardOf(slots.value)) : slots;
  }
  if (board === undefined) return fail(fault("expected a board or a map", "board"));
  const width = board[0]?.length ?? 0;
  for (const [row, line] of board.entries()) {
    if (line.length !== width || width < 1 || width > MAX_SIDE) {
      return fail(fault(`expected rows of one length from 1 to ${MAX_SIDE}`, "board", row));
    }
    if (!/^[.~ctids ]*$/.test(line))
      return fail(fault("expected only . ~ c t i d s", "board", row));
  }
  return ok(board);
}

/** `["A3 F2", ".. E2"]`: a tile's letter and its quarter-turns. */
function readSlots(map: readonly string[]): Result<Slots, Fault> {
  const seen = new Set<string>();
  const rows: Slot[][] = [];
  const width = map[0]?.split(" ").length ?? 0;
  for (const [row, line] of map.entries()) {
    const marks = line.split(" ");
    if (marks.length !== width || width > 3 || map.length > 3) {
      return fail(fault("expected up to three rows of up to three slots", "map", row));
    }
    const slots: Slot[] = [];
    for (const mark of marks) {
      if (mark === "..") {
        slots.push(undefined);
        continue;
      }
      const tile = mark.slice(0, 1);
      const turns = mark.slice(1);
      if (!(tile in TILES) || !/^[0-3]$/.test(turns)) {
        return fail(fault("expected slots such as A3, or ..", "map", row));
      }
      if (seen.has(tile)) return fail(fault(`tile ${tile} is there once`, "map", row));
      seen.add(tile);
      slots.push({ tile: tile as Tile, turns: Number(turns) });
    }
    rows.push(slots);
  }
  return ok(rows);
}

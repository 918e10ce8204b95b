import { drawBelow, shuffled, type Rng } from "@sofala/engine";
import { LAYOUTS, START_TILE, TILES, type Tile } from "../data/tiles.ts";

/** A tile and its clockwise quarter-turns; undefined where there is no tile. */
export type Slot = { readonly tile: Tile; readonly turns: number } | undefined;
export type Slots = readonly (readonly Slot[])[];

const SIDE = 6;
const NO_TILE = " ".repeat(SIDE);

/** R 2.1, 2.2, Q 1.9: random tiles, each turned at random, in the layout of the player count. */
export function drawMap(rng: Rng, players: number): readonly [Slots, Rng] {
  const others = (Object.keys(TILES) as Tile[]).filter((tile) => tile !== START_TILE);
  const layout = LAYOUTS[players] ?? [];
  let [pile, next] = shuffled(rng, others);
  const slots = layout.map((row) =>
    [...row].map((mark): Slot => {
      if (mark === ".") return undefined;
      const tile = mark === "S" ? START_TILE : (pile.pop() ?? START_TILE);
      let turns: number;
      [turns, next] = drawBelow(next, 4);
      return { tile, turns };
    }),
  );
  return [slots, next];
}

/** The rows of characters that tiles make. */
export function boardOf(slots: Slots): readonly string[] {
  const rows: string[] = [];
  for (const row of slots) {
    for (let line = 0; line < SIDE; line++) {
      let text = "";
      for (const slot of row) {
        text += slot === undefined ? NO_TILE : (TURNED[slot.tile][slot.turns]?.[line] ?? NO_TILE);
      }
      rows.push(text);
    }
  }
  return rows;
}

/** Clockwise: what was the left column becomes the top row. */
const turned = (rows: readonly string[]): readonly string[] =>
  Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_unused, column) => rows[SIDE - 1 - column]?.[row] ?? " ").join(
      "",
    ),
  );

/** Every tile after 0, 1, 2 and 3 quarter-turns. */
const TURNED = Object.fromEntries(
  Object.entries(TILES).map(([tile, rows]) => {
    const once = turned(rows);
    const twice = turned(once);
    return [tile, [rows, once, twice, turned(twice)]];
  }),
) as unknown as { readonly [tile in Tile]: readonly (readonly string[])[] };

import type { Mutant } from "@sofala/engine/testing/mutation";

const WALK = "src/map/walk.ts";
const GEOGRAPHY = "src/map/geography.ts";
const CELLS_LINE = "const cells = (here | up | down) & word(onMap, i) & ~word(reached, i);";

const FLOOD = `before = here;
      here = after;
    }
    if (wet !== 0) this.flood(bodies);`;

/** The words of the cells walked from, and of those among them that are dry. */
const HELPERS = `
      const from = (k) => (k < first || k > last ? 0 : word(walking, k));
      const dry = (k) => from(k) & ~water[k];
      const wide = (k) => dry(k) | (dry(k) << 1) | (dry(k - 1) >>> 31) | (dry(k) >>> 1) | (dry(k + 1) << 31);
      const straight = here | (from(i) >>> STRIDE) | (from(i + 1) << (32 - STRIDE)) | (from(i) << STRIDE) | (from(i - 1) >>> (32 - STRIDE));
      const fromDry = wide(i) | (wide(i) >>> STRIDE) | (wide(i + 1) << (32 - STRIDE)) | (wide(i) << STRIDE) | (wide(i - 1) >>> (32 - STRIDE));
      const all = here | up | down;`;
const stepping = (cells: string): string =>
  `${HELPERS} const cells = (${cells}) & word(onMap, i) & ~word(reached, i);`;

/** Q 1: map and range. */
export const MAP: readonly Mutant[] = [
  {
    ruling: "Q 1.1",
    what: "steps are straight only",
    file: WALK,
    find: CELLS_LINE,
    put: stepping("straight"),
  },
  {
    ruling: "Q 1.1",
    what: "range is 2",
    file: GEOGRAPHY,
    find: "const RANGE = 3;",
    put: "const RANGE = 2;",
  },
  {
    ruling: "Q 1.1",
    what: "range is 4",
    file: GEOGRAPHY,
    find: "const RANGE = 3;",
    put: "const RANGE = 4;",
  },
  {
    ruling: "Q 1.1",
    what: "neighbours are at distance 0",
    file: GEOGRAPHY,
    find: "for (let steps = 0; ; steps++)",
    put: "for (let steps = -1; ; steps++)",
  },
  {
    ruling: "Q 1.1",
    what: "on open land, range is a step too far",
    file: GEOGRAPHY,
    find: "const three = box(at, shape, 3);",
    put: "const three = box(at, shape, 4);",
  },
  {
    ruling: "Q 1.1",
    what: "on open land, range is a step too short",
    file: GEOGRAPHY,
    find: "const three = box(at, shape, 3);",
    put: "const three = box(at, shape, 2);",
  },
  {
    ruling: "God eshu",
    what: "his range is 5",
    file: GEOGRAPHY,
    find: "ESHU_RANGE = 6;",
    put: "ESHU_RANGE = 5;",
  },
  {
    ruling: "God eshu",
    what: "his range is 7",
    file: GEOGRAPHY,
    find: "ESHU_RANGE = 6;",
    put: "ESHU_RANGE = 7;",
  },
  {
    ruling: "Q 1.2",
    what: "every cell of water is a step",
    file: WALK,
    find: FLOOD,
    put: "before = here; here = after; }",
  },
  {
    ruling: "Q 1.2",
    what: "leaving water is free",
    file: WALK,
    find: FLOOD,
    put: `before = here;
      here = after;
    }
    if (wet !== 0) { this.flood(bodies); this.step(onMap, water, bodies, monuments); }`,
  },
  {
    ruling: "Q 1.2",
    what: "bodies of water end at tile borders",
    file: "src/map/bodies.ts",
    find: "edge.push(cell - 1, cell + 1, cell - STRIDE, cell + STRIDE);",
    put: `if ((cell % STRIDE) % 6 !== 0) edge.push(cell - 1);
    if ((cell % STRIDE) % 6 !== 5) edge.push(cell + 1);
    edge.push(cell - STRIDE, cell + STRIDE);`,
  },
  {
    ruling: "Q 1.2",
    what: "water within range is no way on",
    file: GEOGRAPHY,
    find: "unite(outer, 0, body.oneStep, 0);",
    put: "",
  },
  {
    ruling: "Q 1.2",
    what: "water at the third step is left for free",
    file: GEOGRAPHY,
    find: "if (!touches(body, two)) continue;",
    put: "",
  },
  {
    ruling: "Q 1.2",
    what: "water at the second step is left with two steps",
    file: GEOGRAPHY,
    find: "if (!touches(body, one)) continue;",
    put: "",
  },
  {
    ruling: "Q 1.2",
    what: "from a cell of water, only that cell counts",
    file: GEOGRAPHY,
    find: "if (!has(this.water, 0, at)) return cells;",
    put: "return cells;",
  },
  {
    ruling: "Q 1.3",
    what: "water is entered straight only",
    file: WALK,
    find: CELLS_LINE,
    put: stepping("(all & ~word(water, i)) | (straight & word(water, i))"),
  },
  {
    ruling: "Q 1.3",
    what: "water is left straight only",
    file: WALK,
    find: CELLS_LINE,
    put: stepping("straight | fromDry"),
  },
  {
    ruling: "Q 1.4",
    what: "bodies that touch at a corner are one",
    file: "src/map/bodies.ts",
    find: "edge.push(cell - 1, cell + 1, cell - STRIDE, cell + STRIDE);",
    put: `edge.push(cell - 1, cell + 1, cell - STRIDE, cell + STRIDE);
    edge.push(cell - STRIDE - 1, cell - STRIDE + 1, cell + STRIDE - 1, cell + STRIDE + 1);`,
  },
  {
    ruling: "Q 1.4",
    what: "there is no step from one body into another",
    file: WALK,
    find: CELLS_LINE,
    put: stepping("(all & ~word(water, i)) | (fromDry & word(water, i))"),
  },
  {
    ruling: "Q 1.5",
    what: "a craftsman is measured from his first cell only",
    file: GEOGRAPHY,
    find: "for (const offset of footprint(shape)) put(cells, 0, at + offset);",
    put: "put(cells, 0, at);",
  },
  {
    ruling: "Q 1.5",
    what: "on open land, a craftsman is measured from his first cell only",
    file: "src/map/boxes.ts",
    find: "const last = at + (footprint(shape).at(-1) ?? 0);",
    put: "const last = at;",
  },
  {
    ruling: "Q 1.5",
    what: "a craftsman is reached on his first cell only",
    file: "src/map/cell-set.ts",
    find: "if (has(array, set, at)) return true;",
    put: "return has(array, set, at);",
  },
  {
    ruling: "Q 1.5",
    what: "a lying tile finds its needs with its left cell only",
    file: "src/culture/sites.ts",
    find: `shifted(moved, 0, cells, 0, 1);
    unite(cells, 0, moved, 0);`,
    put: "",
  },
  {
    ruling: "Q 1.5",
    what: "a standing tile finds its needs with its upper cell only",
    file: "src/culture/sites.ts",
    find: `shifted(moved, 0, cells, 0, STRIDE);
    unite(cells, 0, moved, 0);`,
    put: "",
  },
  {
    ruling: "Q 1.6",
    what: "craftsmen block the way",
    file: "src/pieces.ts",
    find: "for (const offset of footprint(shapeOfPiece(piece))) drop(state.words, EMPTY, at + offset);",
    put: `for (const offset of footprint(shapeOfPiece(piece))) {
    drop(state.words, EMPTY, at + offset);
    drop(state.geography.terrain.onMap, 0, at + offset);
  }`,
  },
  {
    ruling: "Q 1.6",
    what: "craftsmen are hubs",
    file: "src/pieces.ts",
    find: "const net = new HubNet(state.geography, range, state.words, MONUMENTS);",
    put: `const words = state.words.slice();
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) put(words, MONUMENTS, cellOf(craftsmanNumber(state, i)));
  const net = new HubNet(state.geography, range, words, MONUMENTS);`,
  },
  {
    ruling: "Q 1.7",
    what: "gaps are land",
    file: "src/setup/setup.ts",
    find: 'case " ":\n      return undefined;',
    put: 'case " ":\n      return sets.empty;',
  },
  {
    ruling: "Q 1.7",
    what: "gaps can be crossed",
    file: WALK,
    find: CELLS_LINE,
    put: "const cells = (here | up | down) & ~word(reached, i);",
  },
  {
    ruling: "Q 1.7",
    what: "near gaps, range is measured as on open land",
    file: GEOGRAPHY,
    find: "&& isConvex(this.terrain.outline, at, shape);",
    put: ";",
  },
  {
    ruling: "Q 1.8",
    what: "pieces do not lie across tile borders",
    file: "src/culture/land.ts",
    find: "const because = occupied(state, at + offset);",
    put: `const tile = (cell) => Math.floor((cell % STRIDE) / 6) + 10 * Math.floor(cell / STRIDE / 6);
    const because = tile(at + offset) === tile(at) ? occupied(state, at + offset) : "off-map";`,
  },
  {
    ruling: "Q 1.9",
    what: "the start tile is never turned",
    file: "src/map/layout.ts",
    find: "return { tile, turns };",
    put: 'return { tile, turns: mark === "S" ? 0 : turns };',
  },
  {
    ruling: "R 2.2",
    what: "tiles are mirrored",
    file: "src/map/layout.ts",
    find: "rows[SIDE - 1 - column]?.[row]",
    put: "rows[column]?.[row]",
  },
  {
    ruling: "R 2.2",
    what: "tiles are turned anticlockwise",
    file: "src/map/layout.ts",
    find: "return [tile, [rows, once, twice, turned(twice)]];",
    put: "return [tile, [rows, turned(twice), twice, once]];",
  },
  {
    ruling: "R 2.1",
    what: "three players have the map of four",
    file: "src/data/tiles.ts",
    find: '3: ["TTT", "TS.", "T.."],',
    put: '3: ["TT.", "TST", ".TT"],',
  },
  {
    ruling: "R 2.1",
    what: "the start tile of two players is at the top",
    file: "src/data/tiles.ts",
    find: '2: ["TT", "TS"],',
    put: '2: ["TS", "TT"],',
  },
  {
    ruling: "R 2.1",
    what: "four players have the gaps at the other corners",
    file: "src/data/tiles.ts",
    find: '4: ["TT.", "TST", ".TT"],',
    put: '4: [".TT", "TST", "TT."],',
  },
  {
    ruling: "R 2.1",
    what: "the start tile of five players is in a corner",
    file: "src/data/tiles.ts",
    find: '5: ["TTT", "TST", "TTT"],',
    put: '5: ["STT", "TTT", "TTT"],',
  },
  {
    ruling: "R 2.3",
    what: "a tile has its ivory in another place",
    file: "src/data/tiles.ts",
    find: 'E: [".~....", ".~.i..", ',
    put: 'E: [".~....", ".~..i.", ',
  },
];

/** R 2: `.` land, `~` water, `c` clay, `t` wood, `i` ivory, `d` diamond, `s` starting area. */
export const TILES = {
  A: ["..s..s", "......", "s..t..", "..c..s", "......", "s..s.."],
  B: ["d..~~~", "...~~~", "c...i.", "......", "......", "......"],
  C: ["~~~~.t", "~~~~..", "~~~~..", "..id..", "......", "......"],
  D: ["..~~..", ".t~~c.", "......", "......", "....t.", "......"],
  E: [".~....", ".~.i..", ".~....", ".~i...", ".~~~..", ".~~~.t"],
  F: ["~~....", "~~i...", "..c...", "......", ".d..~~", "....~~"],
  G: [".~~~~~", ".i....", "...t..", "...t..", "~~....", "~~...."],
  H: ["..~...", "..~ci.", "..~c..", "..~...", "..~~~~", "..~~~~"],
  I: [".....~", ".c...~", ".....~", ".....~", ".~~dt~", ".~~..~"],
  J: ["~~~~..", "~~~~..", "..t...", "......", "d....c", "......"],
  K: ["......", ".c..t.", "~~....", "~~....", "~~~~..", ".~~~.c"],
} as const;
export type Tile = keyof typeof TILES;
export const START_TILE: Tile = "A";

/** R 2: tile slots by number of players; `S` the start tile, `T` another tile, `.` none. */
export const LAYOUTS: { readonly [players: number]: readonly string[] } = {
  2: ["TT", "TS"],
  3: ["TTT", "TS.", "T.."],
  4: ["TT.", "TST", ".TT"],
  5: ["TTT", "TST", "TTT"],
};

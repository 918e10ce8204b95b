/** The map of the first two lessons. */
export const FIRST_BOARD = [
  "..s....t..",
  "..........",
  ".c......s.",
  ".....~~...",
  "s....~~..c",
  "......~...",
  ".t.s....i.",
];

import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { canRaise, endsTurn, isPlacementOf, raisesMonument } from "../script.ts";

export const secondary = lesson("secondary", {
  rules: "superseded",
  position: {
    board: [".........", "..t......", "...t.....", "..t......", ".........", "s........"],
    phase: "culture",
    round: 5,
    turnOrder: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 5 },
      {
        empire: "zulu",
        cattle: 5,
        technologies: { "wood-carver": { card: 1, price: 1, cattle: 0 } },
      },
    ],
    monuments: [
      { at: "a6", seat: LEARNER, level: 1 },
      { at: "g5", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [{ craftsman: "wood-carver", at: "e3", seat: OPPONENT }],
  },
  steps: [
    { kind: "read", textKey: "pair", highlight: { cells: ["e3", "f3", "g5"] } },
    {
      kind: "move",
      textKey: "place",
      highlight: { cells: ["c2", "d3", "c4"] },
      accepts: ({ move, after }) =>
        isPlacementOf(move, "sculptor") && canRaise(after, OPPONENT, "g5"),
      nudge: ({ move }) => (isPlacementOf(move, "sculptor") ? "too-far" : "place"),
    },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      nudge: () => "end",
      replies: [raisesMonument("g5"), endsTurn],
    },
    { kind: "read", textKey: "sold", highlight: { panels: ["seats", "log"] } },
  ],
});

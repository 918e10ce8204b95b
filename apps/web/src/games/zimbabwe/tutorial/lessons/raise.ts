import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { canRaise, endsTurn } from "../script.ts";

const SMALL = "c5";
const LARGE = "f1";

export const raise = lesson("raise", {
  rules: "raise",
  position: {
    board: [".........", ".c....i..", "..c......", ".......i.", ".........", "s.......s"],
    phase: "culture",
    round: 4,
    turnOrder: [0, 1],
    seats: [
      {
        empire: "kilwa",
        cattle: 6,
        technologies: { "ivory-carver": { card: 1, price: 1, cattle: 0 } },
      },
      { empire: "zulu", cattle: 3, technologies: { potter: { card: 1, price: 2, cattle: 0 } } },
    ],
    monuments: [
      { at: SMALL, seat: LEARNER, level: 1 },
      { at: LARGE, seat: LEARNER, level: 2 },
      { at: "i6", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [
      { craftsman: "potter", at: "d2", seat: OPPONENT },
      { craftsman: "ivory-carver", at: "f4", seat: LEARNER },
    ],
  },
  steps: [
    { kind: "read", textKey: "goods", highlight: { cells: [SMALL, LARGE, "d2", "f4"] } },
    {
      kind: "move",
      textKey: "one",
      highlight: { cells: [SMALL] },
      accepts: ({ move, after }) =>
        move.kind === "raise-monument" && move.at === SMALL && canRaise(after, LEARNER, LARGE),
      nudge: ({ move }) => (move.kind === "raise-monument" ? "first-small" : "other"),
    },
    {
      kind: "move",
      textKey: "two",
      highlight: { cells: [LARGE] },
      accepts: anyOfKind("raise-monument"),
      nudge: () => "other",
    },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      nudge: () => "end",
      replies: [endsTurn],
    },
    { kind: "read", textKey: "income", highlight: { panels: ["seats", "track"] } },
  ],
});

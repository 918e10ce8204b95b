import { LEARNER, OPPONENT, lesson } from "../lesson.ts";
import { canRaise, endsTurn, kinds } from "../script.ts";

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
    { kind: "read", say: "goods", show: { cells: [SMALL, LARGE, "d2", "f4"] } },
    {
      kind: "move",
      say: "one",
      show: { cells: [SMALL] },
      accepts: ({ move, after }) =>
        move.kind === "raise-monument" && move.at === SMALL && canRaise(after, LEARNER, LARGE),
      nudge: ({ move }) => (move.kind === "raise-monument" ? "first-small" : "other"),
    },
    {
      kind: "move",
      say: "two",
      show: { cells: [LARGE] },
      accepts: kinds("raise-monument"),
      nudge: () => "other",
    },
    {
      kind: "move",
      say: "end",
      show: { panels: ["bar"] },
      accepts: kinds("end-turn"),
      nudge: () => "end",
      replies: [endsTurn],
    },
    { kind: "read", say: "income", show: { panels: ["seat", "track"] } },
  ],
});

import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { canRaise, endsTurn } from "../script.ts";

export const god = lesson("god", {
  rules: "choosing-a-god",
  position: {
    board: [".........", ".c....i..", "..c......", ".......i.", ".........", "s.......s"],
    phase: "culture",
    round: 4,
    turnOrder: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 4 },
      {
        empire: "zulu",
        cattle: 3,
        technologies: {
          potter: { card: 1, price: 3, cattle: 0 },
          "ivory-carver": { card: 1, price: 3, cattle: 0 },
        },
      },
    ],
    monuments: [
      { at: "f1", seat: LEARNER, level: 2 },
      { at: "a6", seat: LEARNER, level: 1 },
      { at: "i6", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [
      { craftsman: "potter", at: "d2", seat: OPPONENT },
      { craftsman: "ivory-carver", at: "f4", seat: OPPONENT },
    ],
    gods: ["anansi", "engai", "eshu", "gu", "tsui-goab", "xango"],
  },
  steps: [
    { kind: "read", textKey: "dear", highlight: { cells: ["f1"], panels: ["seats"] } },
    {
      kind: "move",
      textKey: "choose",
      highlight: { panels: ["cards"] },
      accepts: ({ move, after }) => move.kind === "choose-god" && canRaise(after, LEARNER, "f1"),
      nudge: ({ move }) => (move.kind === "choose-god" ? "other-god" : "choose"),
    },
    {
      kind: "move",
      textKey: "raise",
      highlight: { cells: ["f1"] },
      accepts: ({ move }) => move.kind === "raise-monument" && move.at === "f1",
      nudge: () => "raise",
    },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      replies: [endsTurn],
    },
    { kind: "read", textKey: "road", highlight: { panels: ["track"] } },
  ],
});

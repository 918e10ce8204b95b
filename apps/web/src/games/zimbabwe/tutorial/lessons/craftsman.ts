import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { endsTurn, isPlacementOf, raisesMonument } from "../script.ts";

export const craftsman = lesson("craftsman", {
  rules: "placing",
  position: {
    board: ["........", ".....t..", ".c......", "...s....", "......~~", ".s....~~"],
    phase: "culture",
    round: 2,
    turnOrder: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 3 },
      { empire: "zulu", cattle: 4 },
    ],
    monuments: [
      { at: "b6", seat: LEARNER, level: 1 },
      { at: "d4", seat: OPPONENT, level: 1 },
    ],
  },
  steps: [
    { kind: "read", textKey: "craftsmen", highlight: { cells: ["b3", "f2"] } },
    {
      kind: "move",
      textKey: "place",
      highlight: { cells: ["b3"] },
      // On any site of the potter, Zulu's monument in the middle is in range.
      accepts: ({ move }) => isPlacementOf(move, "potter"),
      nudge: ({ move }) => (move.kind === "place-craftsman" ? "other-craft" : "other"),
    },
    { kind: "read", textKey: "card", highlight: { panels: ["seats", "track"] } },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      nudge: () => "end",
      replies: [raisesMonument("d4"), endsTurn],
    },
    { kind: "read", textKey: "sold", highlight: { cells: ["d4"], panels: ["seats", "log"] } },
  ],
});

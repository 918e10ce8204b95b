import { LEARNER, OPPONENT, lesson } from "../lesson.ts";
import { endsTurn, isCraft, kinds, raises } from "../script.ts";

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
    { kind: "read", say: "craftsmen", show: { cells: ["b3", "f2"] } },
    {
      kind: "move",
      say: "place",
      show: { cells: ["b3"] },
      // Wherever the potter stands, Zulu's monument in the middle can reach it.
      accepts: ({ move }) => isCraft(move, "potter"),
      nudge: ({ move }) => (move.kind === "place-craftsman" ? "other-craft" : "other"),
    },
    { kind: "read", say: "card", show: { panels: ["seat", "track"] } },
    {
      kind: "move",
      say: "end",
      show: { panels: ["bar"] },
      accepts: kinds("end-turn"),
      nudge: () => "end",
      replies: [raises("d4"), endsTurn],
    },
    { kind: "read", say: "sold", show: { cells: ["d4"], panels: ["seat", "log"] } },
  ],
});

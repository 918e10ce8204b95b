import { LEARNER, OPPONENT, lesson } from "../lesson.ts";
import { costOfRaise, does, kinds } from "../script.ts";

export const water = lesson("water", {
  rules: "water",
  position: {
    board: ["..........", ".~~~~~~~~.", "..........", "..........", "..........", "..s......i"],
    phase: "culture",
    round: 2,
    turnOrder: [1, 0],
    active: LEARNER,
    vrStack: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 2 },
      {
        empire: "zulu",
        cattle: 1,
        technologies: { "ivory-carver": { card: 1, price: 1, cattle: 0 } },
      },
    ],
    monuments: [
      { at: "c6", seat: LEARNER, level: 1 },
      { at: "h6", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [{ craftsman: "ivory-carver", at: "i3", seat: OPPONENT }],
  },
  steps: [
    {
      kind: "read",
      say: "steps",
      show: { cells: ["b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2"] },
    },
    {
      kind: "move",
      say: "build",
      show: { cells: ["i3", "j3", "i4", "j4"] },
      // The carver is reached without a hub: its price is all that a raise would cost.
      accepts: ({ move, after }) =>
        move.kind === "build-monument" && costOfRaise(after, LEARNER, move.at) === 1,
      nudge: ({ move }) => (move.kind === "build-monument" ? "too-far" : "build"),
    },
    {
      kind: "move",
      say: "end",
      show: { panels: ["bar"] },
      accepts: kinds("end-turn"),
      nudge: () => "end",
      replies: [does({ kind: "pass" })],
    },
    {
      kind: "move",
      say: "raise",
      accepts: kinds("raise-monument"),
      nudge: () => "raise",
    },
    { kind: "read", say: "river", show: { panels: ["track", "log"] } },
  ],
});

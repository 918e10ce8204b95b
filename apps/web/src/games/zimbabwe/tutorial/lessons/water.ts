import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { costOfRaise, playsFirstLegal } from "../script.ts";

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
      textKey: "steps",
      highlight: { cells: ["b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2"] },
    },
    {
      kind: "move",
      textKey: "build",
      highlight: { cells: ["i3", "j3", "i4", "j4"] },
      // The carver is reached without a hub: the raise costs only its price.
      accepts: ({ move, after }) =>
        move.kind === "build-monument" && costOfRaise(after, LEARNER, move.at) === 1,
      nudge: ({ move }) => (move.kind === "build-monument" ? "too-far" : "build"),
    },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      nudge: () => "end",
      replies: [playsFirstLegal({ kind: "pass" })],
    },
    {
      kind: "move",
      textKey: "raise",
      accepts: anyOfKind("raise-monument"),
      nudge: () => "raise",
    },
    { kind: "read", textKey: "river", highlight: { panels: ["track", "log"] } },
  ],
});

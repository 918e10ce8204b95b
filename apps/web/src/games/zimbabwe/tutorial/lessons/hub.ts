import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";

export const hub = lesson("hub", {
  rules: "hubs",
  position: {
    board: ["..........", ".......c..", ".........c", "..........", ".........."],
    phase: "culture",
    round: 3,
    turnOrder: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 3 },
      { empire: "zulu", cattle: 2, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
    ],
    monuments: [
      { at: "b3", seat: LEARNER, level: 1 },
      { at: "e3", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [{ craftsman: "potter", at: "h3", seat: OPPONENT }],
  },
  steps: [
    { kind: "read", textKey: "range", highlight: { cells: ["b3", "h3", "i3"] } },
    {
      kind: "move",
      textKey: "raise",
      highlight: { cells: ["b3", "e3"] },
      accepts: anyOfKind("raise-monument"),
      nudge: () => "raise",
    },
    { kind: "read", textKey: "paid", highlight: { panels: ["log", "seats"] } },
  ],
});

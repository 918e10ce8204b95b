import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { canRaise, endsTurn } from "../script.ts";

const RAIN = { kind: "specialist", id: "rain-ceremony" } as const;

export const specialist = lesson("specialist", {
  rules: "choosing-a-specialist",
  position: {
    board: ["..........", ".~~..~~...", ".~~..~~...", ".~~..~~...", "........c.", ".........."],
    phase: "culture",
    round: 3,
    turnOrder: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 6 },
      { empire: "zulu", cattle: 2, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
    ],
    monuments: [
      { at: "a3", seat: LEARNER, level: 1 },
      { at: "j1", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [{ craftsman: "potter", at: "h3", seat: OPPONENT }],
  },
  steps: [
    { kind: "read", textKey: "five", highlight: { panels: ["cards"], card: RAIN } },
    {
      kind: "move",
      textKey: "choose",
      highlight: { panels: ["cards"], card: RAIN },
      accepts: ({ move }) =>
        move.kind === "choose-specialist" && move.specialist === "rain-ceremony",
      nudge: ({ move }) => (move.kind === "choose-specialist" ? "other-specialist" : "choose"),
    },
    {
      kind: "move",
      textKey: "rain",
      highlight: { cells: ["d2", "e2", "d3", "e3", "d4", "e4"] },
      accepts: ({ move, after }) =>
        move.kind === "use-specialist" && canRaise(after, LEARNER, "a3"),
      nudge: ({ move }) => (move.kind === "use-specialist" ? "elsewhere" : "rain"),
    },
    {
      kind: "move",
      textKey: "raise",
      highlight: { cells: ["a3"] },
      accepts: anyOfKind("raise-monument"),
      nudge: () => "raise",
    },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      replies: [endsTurn],
    },
    { kind: "read", textKey: "back-again", highlight: { panels: ["seats", "track"] } },
  ],
});

import { LEARNER, OPPONENT, lesson } from "../lesson.ts";
import { does, endsTurn, kinds } from "../script.ts";
import { FIRST_BOARD } from "./first-board.ts";

export const monument = lesson("monument", {
  rules: "new-monument",
  position: {
    board: FIRST_BOARD,
    phase: "culture",
    turnOrder: [0, 1],
    vrStack: [1, 0],
    seats: [
      { empire: "kilwa", cattle: 2 },
      { empire: "zulu", cattle: 4 },
    ],
    monuments: [
      { at: "c1", seat: LEARNER, level: 1 },
      { at: "i3", seat: OPPONENT, level: 1 },
    ],
  },
  steps: [
    { kind: "read", say: "turn", show: { panels: ["bar"] } },
    {
      kind: "move",
      say: "build",
      accepts: kinds("build-monument"),
      nudge: () => "build",
    },
    { kind: "read", say: "built", show: { panels: ["track"] } },
    {
      kind: "move",
      say: "end",
      show: { panels: ["bar"] },
      accepts: kinds("end-turn"),
      nudge: () => "end",
      replies: [
        does(
          { kind: "place-craftsman", craftsman: "potter", at: "h5", price: 2 },
          { kind: "place-craftsman", craftsman: "potter", at: "h6", price: 2 },
          { kind: "place-craftsman", craftsman: "potter", at: "h4", price: 2 },
        ),
        endsTurn,
      ],
    },
    { kind: "read", say: "revenue", show: { panels: ["seat", "log"] } },
  ],
});

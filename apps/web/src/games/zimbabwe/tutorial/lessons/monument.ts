import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { playsFirstLegal, endsTurn } from "../script.ts";
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
    { kind: "read", textKey: "turn", highlight: { panels: ["bar"] } },
    {
      kind: "move",
      textKey: "build",
      accepts: anyOfKind("build-monument"),
      nudge: () => "build",
    },
    { kind: "read", textKey: "built", highlight: { panels: ["track"] } },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("end-turn"),
      nudge: () => "end",
      replies: [
        playsFirstLegal(
          { kind: "place-craftsman", craftsman: "potter", at: "h5", price: 2 },
          { kind: "place-craftsman", craftsman: "potter", at: "h6", price: 2 },
          { kind: "place-craftsman", craftsman: "potter", at: "h4", price: 2 },
        ),
        endsTurn,
      ],
    },
    { kind: "read", textKey: "revenue", highlight: { panels: ["seats", "log"] } },
  ],
});

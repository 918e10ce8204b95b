import { anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { lesson } from "../lesson.ts";
import { playsFirstLegal } from "../script.ts";
import { FIRST_BOARD } from "./first-board.ts";

export const gifts = lesson("gifts", {
  rules: "giving",
  position: {
    board: FIRST_BOARD,
    phase: "setup",
    vrStack: [1, 0],
    seats: [
      { empire: "kilwa", cattle: 3 },
      { empire: "zulu", cattle: 3 },
    ],
  },
  steps: [
    { kind: "read", textKey: "welcome", highlight: { panels: ["track"] } },
    {
      kind: "move",
      textKey: "place",
      highlight: { cells: ["c1", "i3", "a5", "d7"] },
      accepts: anyOfKind("place-first"),
      replies: [
        playsFirstLegal({ kind: "place-first", at: "i3" }, { kind: "place-first", at: "c1" }),
        playsFirstLegal({ kind: "give", cattle: 1 }),
      ],
    },
    { kind: "read", textKey: "queue", highlight: { panels: ["bar"] } },
    {
      kind: "move",
      textKey: "give",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("give"),
      nudge: () => "pass",
    },
    { kind: "read", textKey: "order", highlight: { panels: ["seats"] } },
  ],
});

import { lesson } from "../lesson.ts";
import { does, kinds } from "../script.ts";
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
    { kind: "read", say: "welcome", show: { panels: ["track"] } },
    {
      kind: "move",
      say: "place",
      show: { cells: ["c1", "i3", "a5", "d7"] },
      accepts: kinds("place-first"),
      replies: [
        does({ kind: "place-first", at: "i3" }, { kind: "place-first", at: "c1" }),
        does({ kind: "give", cattle: 1 }),
      ],
    },
    { kind: "read", say: "queue", show: { panels: ["gifts"] } },
    {
      kind: "move",
      say: "give",
      show: { panels: ["gifts"] },
      accepts: kinds("give"),
      nudge: () => "pass",
    },
    { kind: "read", say: "order", show: { panels: ["seat"] } },
  ],
});

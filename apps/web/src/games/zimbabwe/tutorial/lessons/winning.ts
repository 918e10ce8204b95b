import { zimbabwe } from "@sofala/zimbabwe";
import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { OPPONENT, lesson } from "../lesson.ts";
import { canReachVr, playsFirstLegal, endsTurn, hasReachedVr, raisesMonument } from "../script.ts";

const OWN = ["d2", "d6", "a2"];

export const winning = lesson("winning", {
  rules: "victory",
  position: {
    board: [
      ".....t....",
      ".c.......t",
      "....i.....",
      "..........",
      ".c....t...",
      "..........",
      "..........",
    ],
    phase: "gifts",
    round: 7,
    vrStack: [0, 1],
    seats: [
      { empire: "kilwa", cattle: 9, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
      {
        empire: "zulu",
        cattle: 3,
        technologies: {
          "wood-carver": { card: 1, price: 2, cattle: 0 },
          "ivory-carver": { card: 1, price: 2, cattle: 0 },
        },
      },
    ],
    monuments: [
      { at: "d2", seat: LEARNER, level: 3 },
      { at: "d6", seat: LEARNER, level: 3 },
      { at: "a2", seat: LEARNER, level: 1 },
      { at: "h5", seat: OPPONENT, level: 4 },
      { at: "i1", seat: OPPONENT, level: 3 },
      { at: "f7", seat: OPPONENT, level: 1 },
    ],
    craftsmen: [
      { craftsman: "potter", at: "b4", seat: LEARNER },
      { craftsman: "ivory-carver", at: "e4", seat: OPPONENT },
      { craftsman: "wood-carver", at: "g3", seat: OPPONENT },
    ],
    gods: ["anansi", "engai", "gu", "xango"],
  },
  steps: [
    {
      kind: "read",
      textKey: "count",
      highlight: { cells: ["e3"], panels: ["track"] },
      replies: [playsFirstLegal({ kind: "give", cattle: 1 })],
    },
    {
      kind: "move",
      textKey: "give",
      highlight: { panels: ["bar"] },
      accepts: anyOfKind("give"),
      nudge: () => "pass",
    },
    {
      kind: "move",
      textKey: "reach",
      highlight: { panels: ["track", "cards"], card: { kind: "god", id: "xango" } },
      accepts: ({ move, after }) =>
        (move.kind === "raise-monument" || move.kind === "choose-god") && canReachVr(after, OWN),
      until: hasReachedVr,
      nudge: ({ move }) => (move.kind === "choose-god" ? "other-god" : "reach"),
    },
    {
      kind: "move",
      textKey: "end",
      highlight: { panels: ["bar"] },
      // More raises are fine while the VR is still reached.
      accepts: ({ move, after }) => move.kind === "end-turn" || hasReachedVr(after),
      until: (state) => !zimbabwe.toAct(state).includes(LEARNER),
      nudge: () => "end",
      replies: [raisesMonument("f7"), endsTurn],
    },
    { kind: "read", textKey: "won", highlight: { panels: ["track"] } },
  ],
});

import { zimbabwe } from "@sofala/zimbabwe";
import { LEARNER, OPPONENT, lesson } from "../lesson.ts";
import { canReach, does, endsTurn, hasReached, kinds, raises } from "../script.ts";

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
      say: "count",
      show: { cells: ["e3"], panels: ["track"] },
      replies: [does({ kind: "give", cattle: 1 })],
    },
    {
      kind: "move",
      say: "give",
      show: { panels: ["gifts"] },
      accepts: kinds("give"),
      nudge: () => "pass",
    },
    {
      kind: "move",
      say: "reach",
      show: { panels: ["track", "cards"], card: { kind: "god", id: "xango" } },
      accepts: ({ move, after }) =>
        (move.kind === "raise-monument" || move.kind === "choose-god") && canReach(after, OWN),
      until: hasReached,
      nudge: ({ move }) => (move.kind === "choose-god" ? "other-god" : "reach"),
    },
    {
      kind: "move",
      say: "end",
      show: { panels: ["bar"] },
      // More raises do no harm while the VR stays within reach.
      accepts: ({ move, after }) => move.kind === "end-turn" || hasReached(after),
      until: (state) => !zimbabwe.toAct(state).includes(LEARNER),
      nudge: () => "end",
      replies: [raises("f7"), endsTurn],
    },
    { kind: "read", say: "won", show: { panels: ["track"] } },
  ],
});

import { BRUNO, CHIARA, lesson } from "../lesson.ts";
import { goodOf, saysReady, slotsOf } from "../script.ts";

export const warehouse = lesson("warehouse", {
  rules: "warehouse",
  steps: [
    {
      kind: "move",
      say: "store",
      show: ["bar"],
      hint: (state) => ({ kind: "store", cards: slotsOf(state, "dye") }),
      accepts: ({ move, before }) =>
        move.kind === "store" &&
        move.cards.length === 1 &&
        move.cards.every((slot) => goodOf(before, slot) === "dye"),
      nudge: ({ move }) => (move.kind === "store" ? "set" : "other"),
    },
    { kind: "read", say: "kept", show: ["bar"], replies: [saysReady(BRUNO), saysReady(CHIARA)] },
  ],
});

export const bell = lesson("bell", {
  rules: "ready",
  steps: [
    { kind: "read", say: "bell", show: ["bar"] },
    {
      kind: "move",
      say: "ready",
      show: ["bar"],
      hint: () => ({ kind: "ready" }),
      accepts: ({ move }) => move.kind === "ready",
      nudge: () => "other",
    },
    { kind: "read", say: "money", show: ["seats"] },
    { kind: "read", say: "calamity", show: ["track"] },
  ],
});

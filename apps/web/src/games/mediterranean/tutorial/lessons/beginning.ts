import { BRUNO, CHIARA, DARIO, lesson } from "../lesson.ts";
import { repliesWithRequest, repliesReady, repliesWithOffer } from "../script.ts";

export const turn = lesson("turn", {
  rules: "turn",
  steps: [
    { kind: "read", textKey: "welcome", highlight: ["seats"] },
    { kind: "read", textKey: "phases" },
    { kind: "read", textKey: "mats", highlight: ["seats", "track"], phoneHint: "mats" },
  ],
});

export const hand = lesson("hand", {
  rules: "bottoms",
  steps: [
    { kind: "read", textKey: "sets", highlight: ["bar"], replies: [repliesReady(DARIO)] },
    {
      kind: "read",
      textKey: "bottoms",
      highlight: ["bar"],
      replies: [
        repliesWithRequest(CHIARA, "wool"),
        repliesWithOffer(BRUNO, "grain-08", { ore: 1 }),
      ],
    },
  ],
});

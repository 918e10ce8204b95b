import { BRUNO, CHIARA, DARIO, lesson } from "../lesson.ts";
import { repliesWithRequest, repliesReady, repliesWithOffer } from "../script.ts";
import { START_POSITION } from "../start-position.ts";

export const turn = lesson("turn", {
  rules: "turn",
  position: START_POSITION,
  steps: [
    { kind: "read", textKey: "welcome", highlight: { panels: ["seats"] } },
    { kind: "read", textKey: "phases" },
    { kind: "read", textKey: "mats", highlight: { panels: ["seats", "track"] }, phoneHint: "mats" },
  ],
});

export const hand = lesson("hand", {
  rules: "bottoms",
  steps: [
    {
      kind: "read",
      textKey: "sets",
      highlight: { panels: ["bar"] },
      replies: [repliesReady(DARIO)],
    },
    {
      kind: "read",
      textKey: "bottoms",
      highlight: { panels: ["bar"] },
      replies: [
        repliesWithRequest(CHIARA, "wool"),
        repliesWithOffer(BRUNO, "grain-08", { ore: 1 }),
      ],
    },
  ],
});

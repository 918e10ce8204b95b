import { BRUNO, CHIARA, DARIO, lesson } from "../lesson.ts";
import { asks, saysReady, offers } from "../script.ts";

export const turn = lesson("turn", {
  rules: "turn",
  steps: [
    { kind: "read", say: "welcome", show: ["seats"] },
    { kind: "read", say: "phases" },
    { kind: "read", say: "mats", show: ["seats", "track"], phone: "mats" },
  ],
});

export const hand = lesson("hand", {
  rules: "bottoms",
  steps: [
    { kind: "read", say: "sets", show: ["bar"], replies: [saysReady(DARIO)] },
    {
      kind: "read",
      say: "bottoms",
      show: ["bar"],
      replies: [asks(CHIARA, "wool"), offers(BRUNO, "grain-08", { ore: 1 })],
    },
  ],
});

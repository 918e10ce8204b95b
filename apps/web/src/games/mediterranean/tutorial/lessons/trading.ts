import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { BRUNO, CHIARA, lesson } from "../lesson.ts";
import {
  acceptMove,
  acceptsLastOffer,
  offerMistake,
  isRequestFor,
  repliesWithOffer,
  offerToChiara,
  lastOpenOffer,
  withdrawsRequest,
} from "../script.ts";

export const offer = lesson("offer", {
  rules: "deals",
  steps: [
    { kind: "read", textKey: "card", highlight: { panels: ["offers"] } },
    {
      kind: "move",
      textKey: "accept",
      highlight: { panels: ["offers"] },
      hint: (state) => acceptMove(state, BRUNO, "ore"),
      accepts: anyOfKind("accept"),
      nudge: ({ move }) => (move.kind === "decline" ? "decline" : "other"),
    },
  ],
});

export const making = lesson("making", {
  rules: "offers",
  steps: [
    { kind: "read", textKey: "goal", highlight: { panels: ["bar"] } },
    {
      kind: "move",
      textKey: "compose",
      highlight: { panels: ["board", "bar"] },
      hint: (state) => offerToChiara(state, "wool", "timber"),
      accepts: (attempt) => offerMistake(attempt, "wool", "timber") === undefined,
      nudge: (attempt) => offerMistake(attempt, "wool", "timber") ?? "other",
      replies: [acceptsLastOffer(CHIARA, "timber-03"), withdrawsRequest(CHIARA)],
    },
  ],
});

export const request = lesson("request", {
  rules: "offer-life",
  steps: [
    {
      kind: "move",
      textKey: "ask",
      highlight: { panels: ["goods"] },
      phoneHint: "goods",
      hint: () => ({ kind: "offer", to: "all", give: {}, want: { goods: { grain: 1 } } }),
      accepts: ({ move }) => isRequestFor(move, "grain"),
      nudge: () => "ask",
      replies: [
        repliesWithOffer(
          BRUNO,
          "grain-15",
          { salt: 1 },
          (state) => lastOpenOffer(state, LEARNER)?.number,
        ),
      ],
    },
    {
      kind: "move",
      textKey: "answer",
      highlight: { panels: ["offers"] },
      phoneHint: "answer",
      hint: (state) => acceptMove(state, BRUNO, "salt"),
      accepts: anyOfKind("accept"),
      nudge: ({ move }) => (move.kind === "decline" ? "decline" : "other"),
    },
  ],
});

export const danger = lesson("danger", {
  rules: "piracy",
  steps: [
    { kind: "read", textKey: "look", highlight: { panels: ["bar"] } },
    {
      kind: "move",
      textKey: "pass",
      highlight: { panels: ["board", "bar"] },
      hint: (state) => offerToChiara(state, "wine", "dye"),
      accepts: (attempt) => offerMistake(attempt, "wine", "dye") === undefined,
      nudge: (attempt) => offerMistake(attempt, "wine", "dye") ?? "other",
      replies: [acceptsLastOffer(CHIARA, "dye-01")],
    },
    { kind: "read", textKey: "beware" },
  ],
});

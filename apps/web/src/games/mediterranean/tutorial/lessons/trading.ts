import { BRUNO, CHIARA, LEARNER, lesson } from "../lesson.ts";
import {
  acceptance,
  accepts,
  faultInOffer,
  isQuestion,
  offers,
  offerToChiara,
  openOffer,
  stopsAsking,
} from "../script.ts";

export const offer = lesson("offer", {
  rules: "deals",
  steps: [
    { kind: "read", say: "slip", show: ["offers"] },
    {
      kind: "move",
      say: "accept",
      show: ["offers"],
      hint: (state) => acceptance(state, BRUNO, "ore"),
      accepts: ({ move }) => move.kind === "accept",
      nudge: ({ move }) => (move.kind === "decline" ? "decline" : "other"),
    },
  ],
});

export const making = lesson("making", {
  rules: "offers",
  steps: [
    { kind: "read", say: "wish", show: ["bar"] },
    {
      kind: "move",
      say: "make",
      show: ["board", "bar"],
      hint: (state) => offerToChiara(state, "wool", "timber"),
      accepts: (attempt) => faultInOffer(attempt, "wool", "timber") === undefined,
      nudge: (attempt) => faultInOffer(attempt, "wool", "timber") ?? "other",
      replies: [accepts(CHIARA, "timber-03"), stopsAsking(CHIARA)],
    },
  ],
});

export const request = lesson("request", {
  rules: "offer-life",
  steps: [
    {
      kind: "move",
      say: "ask",
      show: ["goods"],
      phone: "goods",
      hint: () => ({ kind: "offer", to: "all", give: {}, want: { goods: { grain: 1 } } }),
      accepts: ({ move }) => isQuestion(move, "grain"),
      nudge: () => "ask",
      replies: [
        offers(BRUNO, "grain-15", { salt: 1 }, (state) => openOffer(state, LEARNER)?.number),
      ],
    },
    {
      kind: "move",
      say: "answer",
      show: ["offers"],
      phone: "answer",
      hint: (state) => acceptance(state, BRUNO, "salt"),
      accepts: ({ move }) => move.kind === "accept",
      nudge: ({ move }) => (move.kind === "decline" ? "decline" : "other"),
    },
  ],
});

export const danger = lesson("danger", {
  rules: "piracy",
  steps: [
    { kind: "read", say: "look", show: ["bar"] },
    {
      kind: "move",
      say: "pass",
      show: ["board", "bar"],
      hint: (state) => offerToChiara(state, "wine", "dye"),
      accepts: (attempt) => faultInOffer(attempt, "wine", "dye") === undefined,
      nudge: (attempt) => faultInOffer(attempt, "wine", "dye") ?? "other",
      replies: [accepts(CHIARA, "dye-01")],
    },
    { kind: "read", say: "beware" },
  ],
});

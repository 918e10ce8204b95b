import type { Move, Refusal } from "@sofala/mediterranean";
import { BELL, ROUNDS, trading, type RefusalTable } from "./refusal-table.ts";

type Terms = Extract<Move, { kind: "offer" }>;
const offer = (terms: Partial<Terms>): Move => ({
  kind: "offer",
  to: "all",
  give: {},
  want: {},
  ...terms,
});
const accept = (more: object = {}): Move => ({ kind: "accept", offer: 1, ...more });
const decline = (number = 1): Move => ({ kind: "decline", offer: number });
const withdraw = (number = 1): Move => ({ kind: "withdraw", offer: number });
const store = (...cards: readonly number[]): Move => ({ kind: "store", cards });

const GIVING = "white-G5";
const spare = (target: number) => ({ building: GIVING, target, use: false });
const strike = (target: number) => ({ building: GIVING, target, use: true });
const tribunal = trading([{ buildings: [GIVING] }]);

/** Seat 0 has grain and wine, seat 1 wine and Piracy. */
const market = trading([{ hand: ["grain-01", "wine-01"] }, { hand: ["wine-02", "piracy-01"] }]);
const grainForWine = offer({ give: { cards: [1] }, want: { goods: { wine: 1 } } });
const gift = offer({ to: [1], give: { vp: 1 } });

/** R 5: the market and the warehouse */
export const TRADING_REFUSALS: RefusalTable<
  Extract<Refusal["code"], `${"offer" | "pledge" | "deal" | "store"}/${string}`>
> = {
  "offer/nothing": [
    { position: market, move: offer({}), because: {} },
    {
      position: market,
      move: offer({ give: { vp: 0, cards: [] }, want: { goods: { grain: 0 }, vp: 0 } }),
      because: {},
    },
  ],
  "offer/bad-addressee": [[], [0], [1, 1], [4]].map((to) => ({
    position: market,
    move: offer({ to, give: { vp: 1 } }),
    because: {},
  })),
  "offer/unknown-card": [
    { position: market, move: offer({ give: { cards: [3] } }), because: { slot: 3 } },
    {
      position: market,
      after: [[0, grainForWine]],
      actor: 1,
      move: accept({ give: [9] }),
      because: { slot: 9 },
    },
  ],
  "offer/card-twice": [
    { position: market, move: offer({ give: { cards: [2, 2] } }), because: { slot: 2 } },
  ],
  "offer/not-piracy": [
    {
      position: market,
      move: offer({ give: { cards: [1], as: { 1: "gold" } } }),
      because: { slot: 1 },
    },
    {
      position: market,
      actor: 1,
      move: offer({ give: { cards: [1], as: { 2: "gold" } } }),
      because: { slot: 2 },
    },
  ],
  "offer/vp-short": [
    { position: market, move: offer({ give: { vp: 6 } }), because: { need: 6, have: 5 } },
  ],
  "offer/vp-barred": [
    {
      position: trading([], { options: { tradeVp: false } }),
      move: offer({ give: { vp: 1 } }),
      because: {},
    },
    {
      position: trading([], { options: { tradeVp: false } }),
      move: offer({ want: { vp: 1 } }),
      because: {},
    },
  ],
  "offer/unknown-reply": [
    { position: market, move: offer({ give: { vp: 1 }, replyTo: 1 }), because: { offer: 1 } },
    {
      position: market,
      after: [[0, gift]],
      actor: 2,
      move: offer({ give: { vp: 1 }, replyTo: 1 }),
      because: { offer: 1 },
    },
  ],
  "offer/step": [
    { position: trading([], ROUNDS), after: [[0, gift]], actor: 1, move: accept(), because: {} },
    { position: trading([], ROUNDS), after: [[0, gift]], actor: 1, move: decline(), because: {} },
    { position: trading([], ROUNDS), after: [BELL], move: gift, because: {} },
  ],
  "pledge/building": [
    {
      position: market,
      move: offer({ give: { pledges: [spare(1)] } }),
      because: { building: GIVING },
    },
    {
      position: market,
      move: offer({ want: { pledges: [{ ...spare(1), building: "white-G2" }] } }),
      because: { building: "white-G2" },
    },
    {
      position: market,
      after: [[0, offer({ want: { pledges: [spare(0)] } })]],
      actor: 1,
      move: accept(),
      because: { building: GIVING },
    },
  ],
  "pledge/target": [
    { position: tribunal, move: offer({ give: { pledges: [spare(0)] } }), because: {} },
    { position: tribunal, move: offer({ give: { pledges: [spare(4)] } }), because: {} },
    {
      position: trading([{}, { buildings: [GIVING] }]),
      after: [[0, offer({ want: { pledges: [spare(1)] } })]],
      actor: 1,
      move: accept(),
      because: {},
    },
  ],
  "pledge/contradicts": [
    {
      position: tribunal,
      move: offer({ give: { pledges: [strike(1), strike(2)] } }),
      because: { building: GIVING },
    },
    {
      position: tribunal,
      after: [
        [0, offer({ give: { pledges: [spare(1)] } })],
        [0, offer({ give: { pledges: [strike(1)] } })],
        [1, accept()],
      ],
      actor: 1,
      move: accept({ offer: 2 }),
      because: { building: GIVING },
    },
  ],
  "pledge/too-late": [
    {
      position: trading([{ buildings: [GIVING] }], { turn: 6 }),
      move: offer({ give: { pledges: [spare(1)] } }),
      because: {},
    },
  ],
  "offer/unknown": [accept(), decline(), withdraw()].map((move) => ({
    position: market,
    move,
    because: { offer: 1 },
  })),
  "offer/withdrawn": [
    {
      position: market,
      after: [
        [0, gift],
        [0, withdraw()],
      ],
      actor: 1,
      move: accept(),
      because: { offer: 1 },
    },
  ],
  "offer/taken": [
    {
      position: market,
      after: [
        [0, gift],
        [1, accept()],
      ],
      move: withdraw(),
      because: { offer: 1 },
    },
  ],
  "offer/cards-gone": [
    {
      position: market,
      after: [
        [0, grainForWine],
        [0, offer({ give: { cards: [1] } })],
        [2, accept({ offer: 2 })],
      ],
      actor: 1,
      move: accept({ give: [1] }),
      because: { offer: 1 },
    },
  ],
  "offer/declined": [
    {
      position: market,
      after: [
        [0, grainForWine],
        [1, decline()],
      ],
      actor: 1,
      move: accept({ give: [1] }),
      because: { offer: 1 },
    },
    {
      position: market,
      after: [
        [0, gift],
        [1, decline()],
      ],
      move: withdraw(),
      because: { offer: 1 },
    },
  ],
  "offer/not-yours": [
    { position: market, after: [[0, gift]], actor: 2, move: accept(), because: { offer: 1 } },
    { position: market, after: [[0, gift]], move: decline(), because: { offer: 1 } },
    { position: market, after: [[0, gift]], actor: 1, move: withdraw(), because: { offer: 1 } },
  ],
  "deal/wrong-cards": [
    { position: market, after: [[0, grainForWine]], actor: 1, move: accept(), because: {} },
    {
      position: market,
      after: [[0, grainForWine]],
      actor: 1,
      move: accept({ give: [1, 2] }),
      because: {},
    },
  ],
  "deal/vp-short": [
    {
      position: market,
      after: [[0, offer({ want: { vp: 6 } })]],
      actor: 1,
      move: accept(),
      because: { seat: 1 },
    },
    {
      position: market,
      after: [
        [0, offer({ give: { vp: 5 } })],
        [0, gift],
        [1, accept({ offer: 2 })],
      ],
      actor: 1,
      move: accept(),
      because: { seat: 0 },
    },
  ],
  "store/unknown-card": [{ position: market, move: store(3), because: { slot: 3 } }],
  "store/card-twice": [{ position: market, move: store(1, 1), because: { slot: 1 } }],
  "store/too-many": [
    {
      position: trading([{ hand: ["grain-01", "grain-02", "grain-03", "grain-04"] }]),
      move: store(1, 2, 3, 4),
      because: { room: 3 },
    },
    {
      position: trading([{ hand: ["grain-01"], cubes: { warehouse: 0 } }]),
      move: store(1),
      because: { room: 0 },
    },
  ],
  "store/forbidden": [{ position: market, actor: 1, move: store(2), because: { slot: 2 } }],
};

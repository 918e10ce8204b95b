import type { Move, Refusal } from "@sofala/mediterranean";
import { BELL, READY, civic, purchasing, trading, type RefusalTable } from "./refusal-table.ts";

const use = (building: string, target?: number): Move => ({
  kind: "use-ability",
  building,
  ...(target === undefined ? {} : { target }),
});
const ARROWS = "white-G2";
const DOUBLING = "white-G6";
const GIVING = "white-G5";
const flip: Move = { kind: "flip", track: "government" };
const onSeat1 = { seat: 0, building: GIVING, target: 1, use: true };
const giving = civic([{ buildings: [GIVING] }]);
const pledged = civic([{ buildings: [GIVING] }], { pledges: [onSeat1] });

/** R 4: who may do what, and when */
export const CIVIC_REFUSALS: RefusalTable<
  Extract<Refusal["code"], `${"game" | "clock" | "turn" | "ability" | "flip"}/${string}`>
> = {
  "game/over": [
    {
      position: purchasing([{ vp: 9 }], { turn: 6 }),
      after: [BELL],
      move: READY,
      because: {},
    },
    {
      position: purchasing([{ vp: 9 }], { turn: 6 }),
      after: [BELL],
      actor: "clock",
      move: BELL[1],
      because: {},
    },
  ],
  "clock/only": [
    { position: trading(), move: { kind: "time-up" }, because: {} },
    { position: trading(), actor: "clock", move: READY, because: {} },
  ],
  "clock/other-part": [
    {
      position: trading(),
      actor: "clock",
      move: { kind: "time-up", part: "vote" },
      because: { part: "trading" },
    },
  ],
  "turn/wrong-part": [
    {
      position: trading(),
      move: { kind: "build", building: ARROWS },
      because: { part: "trading" },
    },
    { position: giving, move: { kind: "unready" }, because: { part: "give" } },
  ],
  "turn/not-yours": [
    { position: giving, actor: 1, move: READY, because: {} },
    { position: trading(), actor: 4, move: READY, because: {} },
  ],
  "turn/ready": [
    {
      position: trading(),
      after: [[0, READY]],
      move: { kind: "store", cards: [] },
      because: {},
    },
  ],
  "turn/not-ready": [{ position: trading(), move: { kind: "unready" }, because: {} }],
  "ability/not-built": [
    {
      position: civic([{ buildings: [ARROWS] }]),
      move: use("white-G1"),
      because: { building: "white-G1" },
    },
  ],
  "ability/used": [
    {
      position: civic([{ buildings: [ARROWS] }]),
      after: [[0, use(ARROWS)]],
      move: use(ARROWS),
      because: { building: ARROWS },
    },
  ],
  "ability/not-own-step": [
    {
      position: civic([{ buildings: [ARROWS, GIVING] }]),
      move: use(GIVING, 1),
      because: { building: GIVING },
    },
    {
      position: civic([{ buildings: [ARROWS, GIVING] }]),
      after: [[0, READY]],
      move: use(ARROWS),
      because: { building: ARROWS },
    },
    {
      position: civic([{ buildings: [ARROWS, DOUBLING] }]),
      move: use(DOUBLING),
      because: { building: DOUBLING },
    },
  ],
  "ability/target-needed": [{ position: giving, move: use(GIVING), because: {} }],
  "ability/no-target": [
    { position: civic([{ buildings: [ARROWS] }]), move: use(ARROWS, 1), because: {} },
  ],
  "ability/bad-target": [
    { position: giving, move: use(GIVING, 0), because: {} },
    { position: giving, move: use(GIVING, 4), because: {} },
  ],
  "ability/pledged-otherwise": [
    { position: pledged, move: use(GIVING, 2), because: { building: GIVING } },
    {
      position: civic([{ buildings: [GIVING] }], { pledges: [{ ...onSeat1, use: false }] }),
      move: use(GIVING, 1),
      because: { building: GIVING },
    },
  ],
  "ability/pledge-open": [
    { position: pledged, move: READY, because: { building: GIVING, target: 1 } },
  ],
  "flip/twice": [
    { position: civic(), after: [[0, flip]], move: flip, because: { track: "government" } },
  ],
};

import { signed } from "../../../signed.ts";
import type { ZimbabweEndText } from "../../../games/zimbabwe/end-text.ts";
import { count, list } from "../../grammar.ts";

export const end: ZimbabweEndText = {
  title: (winners) => `${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
  won: ({ name, vp, vr, margin }) =>
    margin === 0
      ? `${name} has reached a VR of ${vr} with exactly as many VP.`
      : `${name} has ${vp} VP against a VR of ${vr}: ${margin} over.`,
  roundLimitReached: (name) => `Nobody reached the own VR in the last round; ${name} came nearest.`,
  ranking: {
    title: "Ranking",
    place: "Place",
    player: "Player",
    vp: "VP",
    vr: "VR",
    margin: "VP − VR",
    signed,
  },
  reason: {
    reached: (next) => `reached the own VR, ${next} did not`,
    overshoot: (more, next) => `${more} further beyond the own VR than ${next}`,
    shortfall: (less, next) => `${less} nearer to the own VR than ${next}`,
    xango: (next) => `as far beyond as ${next}, but adores Xango`,
    vp: (more, next) => `as far beyond as ${next}, with ${more} VP more`,
    order: (next) => `level with ${next}, but played earlier in the last round`,
  },
  race: {
    title: "The race",
    hint: "Solid lines are victory points, dashed ones what each needed to win.",
    vp: "VP",
    vr: "VR",
    round: "Round",
    start: "Start",
    showTable: "The figures as a table",
    chartLabel: (rounds) =>
      `A chart of victory points and requirements over ${count(rounds, "round")}. The table below has its figures.`,
    vpOf: (name) => `${name}: VP`,
    vrOf: (name) => `${name}: VR`,
  },
  payments: {
    title: "Cattle between players",
    kinds: { all: "All", goods: "Goods and hubs", gifts: "Gifts" },
    kind: "Payments",
    paid: "Paid to others",
    received: "From others",
    balance: "Balance",
    tableCaption: "Who paid whom",
    from: "Paid by",
    to: (name) => `to ${name}`,
    toStock: "to the stock",
    ownHint: "In brackets: onto own cards and plaques, which comes back.",
  },
  rematch: "Rematch",
  rematchText: "The same players on a new map, everybody one seat on.",
  analyse: "Analyse",
};

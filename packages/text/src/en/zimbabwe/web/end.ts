import { signed } from "../../../signed.ts";
import type { EndText } from "../../../games/zimbabwe/end-text.ts";
import { count, list } from "../../grammar.ts";

export const end: EndText = {
  title: (winners) => `${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
  won: ({ name, vp, vr, over }) =>
    over === 0
      ? `${name} has reached a VR of ${vr} with exactly as many VP.`
      : `${name} has ${vp} VP against a VR of ${vr}: ${over} over.`,
  cutShort: (name) => `Nobody reached the own VR in the last round; ${name} came nearest.`,
  ranking: {
    title: "Ranking",
    place: "Place",
    player: "Player",
    vp: "VP",
    vr: "VR",
    over: "VP − VR",
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
    table: "The figures as a table",
    picture: (rounds) =>
      `A chart of victory points and requirements over ${count(rounds, "round")}. The table below has its figures.`,
    vpOf: (name) => `${name}: VP`,
    vrOf: (name) => `${name}: VR`,
  },
  flows: {
    title: "Cattle between players",
    kinds: { all: "All", goods: "Goods and hubs", gifts: "Gifts" },
    kind: "Payments",
    paid: "Paid to others",
    received: "From others",
    net: "Balance",
    table: "Who paid whom",
    from: "Paid by",
    to: (name) => `to ${name}`,
    toStock: "to the stock",
    ownHint: "In brackets: onto own cards and plaques, which comes back.",
  },
  rematch: "Rematch",
  rematchText: "The same players on a new map, everybody one seat on.",
  analyse: "Analyse",
};

import { signed } from "../../../signed.ts";
import type { ResolutionText } from "../../../games/mediterranean/resolution-text.ts";
import { count } from "../../grammar.ts";

export const resolution: ResolutionText = {
  title: (turn) => `Resolution of turn ${turn}`,
  back: "Back",
  next: "Next",
  pause: "Pause",
  play: "Play",
  close: "Skip",
  finish: "To the table",
  resume: "Continue the show",
  progress: (part, of) => `Part ${part} of ${of}`,
  othersDecide: "Others decide first. The rest follows when they have.",
  money: (dollars) => `$${dollars}`,
  dollars: (by) => `${by < 0 ? "−" : "+"}$${Math.abs(by)}`,
  signed,
  cards: {
    title: (name) => `${name} turns up`,
    none: "No cards to spend.",
    announcement: (name, cards, dollars) =>
      `${name} spends ${count(cards, "card")} for $${dollars}.`,
    total: "For goods",
    notInSet: "In no set",
  },
  markers: {
    markerPosition: (idea, position) => `${idea} ${position}`,
    flipped: "the board was turned over",
    noMarkerMoved: "No marker moves.",
  },
  statusTracks: {
    title: "Prosperity and moods",
    hint: "What the undersides of the cards brought.",
    player: "Player",
    vp: "VP",
    bank: { poverty: "bank shields from Poverty", prosperity: "bank multiplies prosperity" },
    status: { happiness: "Happiness", safety: "Safety" },
    newPosition: (to) => `now ${signed(to)}`,
    unchanged: "·",
  },
  industries: "Industries",
  turnOrder: { title: "Turn order", hint: "The richest goes first." },
  calamity: {
    spared: "It passes by",
    struck: (name) => `It strikes ${name}`,
  },
  ledger: {
    title: (turn) => `Ledger of turn ${turn}`,
    tab: "Ledger",
    chooseTurn: "Turn",
    noTurns: "Nothing has been resolved yet. The first ledger comes with the first resolution.",
    goods: "For goods",
    otherMoney: "Other money",
    spent: "Spent",
    moneyLeft: "Kept",
    vp: "VP",
    vpBought: "VP bought",
    vpTraded: "VP traded",
    status: { happiness: "Happiness", safety: "Safety" },
    trackChange: (by, to) =>
      by === 0 ? `still ${signed(to)}` : `${signed(by)}, now ${signed(to)}`,
    calamities: "Calamities",
    cubesLost: "Cubes lost",
    bought: "Bought",
  },
};

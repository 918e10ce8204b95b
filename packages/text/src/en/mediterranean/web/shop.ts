import type { Area, DevelopmentEffect } from "@sofala/mediterranean";
import type { ShopText } from "../../../games/mediterranean/steps-text.ts";
import { capitalize, count, list, ordinal } from "../../grammar.ts";
import { leftOrRight } from "../effects.ts";
import { area, good, industry, track } from "../names.ts";
import { cultureBox } from "../fragments.ts";
import { building, development } from "../card-names.ts";

export const shop: ShopText = {
  prompt: "Buy what you like, in any order.",
  developments: "Developments of the turn",
  buildings: "Buildings",
  industry: "Industry",
  price: (dollars) => `$${dollars}`,
  buy: "Buy",
  buyWithChoice: "Buy …",
  buyFor: (dollars) => `Buy for $${dollars}`,
  buyNamed: (card, dollars) => `Buy ${development(card)} for $${dollars}`,
  fromFarm: "From a farm",
  build: "Build",
  buildNamed: (id, dollars) => `Build the ${building(id)} for $${dollars}`,
  bought: "bought",
  built: "stands",
  boughtBy: (names) => `Bought by ${list(names)}`,
  unlocks,
  cubes: (cubes) => (cubes === 0 ? "no workers" : `+${count(cubes, "worker")}`),
  buildingSlots: (idea, position, level, standing) =>
    `${capitalize(idea)} ${position}, level ${level}: ${standing} of ${level} built`,
  otherFace: (idea, destroyed) =>
    destroyed === 0
      ? `On the other face: ${idea}`
      : `On the other face: ${idea}, where your ${count(destroyed, "building")} would be destroyed`,
  otherFaceNote: "These can be built only after the board has turned over.",
  vpPrice: (price) => `A VP costs $${price} at your marker.`,
  bulk: (vp, price) => `${vp} together cost $${price}.`,
  vpAmount: "Victory points to buy",
  less: "One less",
  more: "One more",
  buyVp: (vp, dollars) => `Buy ${vp} VP for $${dollars}`,
  moneyAfter: (dollars, kept) => `Leaves $${dollars}; $${kept} after the turn.`,
  moneyHalved: (dollars, kept) =>
    dollars === 0
      ? "No money is left."
      : `Money is halved when the turn ends: $${dollars} becomes $${kept}.`,
  moneyWorthless: "After this turn money is worth nothing.",
  bill: "Bought this turn",
  nothingBought: "Nothing bought yet",
  builtItem: (id, price) => `${building(id)} $${price}`,
  developedItem: (card, price) => `${development(card)} $${price}`,
  vpItem: (vp, price) => `${vp} VP $${price}`,
  done: "Done",
  youAreDone: "You are done with buying.",
  question: {
    box: "Which culture box?",
    industry: "Which industry?",
    spaces: (of) => `How far does ${track[of]} move?`,
    from: (number) =>
      number === 1 ? "Where does the worker come from?" : `The ${ordinal(number)} worker?`,
  },
  chosenSoFar: "Chosen so far",
  remove: (choice) => `Choose again: ${choice}`,
  workerFrom: (place) => (place === "available" ? "Available worker" : capitalize(area[place])),
  workerFromFacts: (place, there) => {
    if (place === "available") return `${there} available`;
    return `no more ${good[place.slice("farm.".length) as keyof typeof good]} cards`;
  },
  noMoreWorkers: "No more workers",
  box: (of) => capitalize(cultureBox(of)),
  industryName: (of) => capitalize(industry[of]),
  industryFacts: (of, dominance, monopoly) => `most ${of}: ${dominance}; all of it: ${monopoly}`,
  spaces: (spaces) => capitalize(leftOrRight(spaces)),
  doneDialog: {
    title: "Done with buying?",
    vp: (money, kept, vp) =>
      `You have $${money}, and $${kept} will be left of it. It would buy ${vp} VP now.`,
    lastTurnVp: (money, vp) =>
      `You have $${money}, worth nothing after this turn. It would buy ${vp} VP.`,
    developments: (cards) => `VP can still be had from ${list(cards.map(development))}.`,
    cancel: "Keep buying",
    confirm: "Done",
  },
};

function unlocks(effect: DevelopmentEffect): string | undefined {
  switch (effect.op) {
    case "placeWorker":
    case "moveWorker":
      return PLACE_BENEFITS[effect.to];
    case "takeWorkers":
      return "A worker for another purchase, if one is in supply.";
    case "trackChoice":
      return "The board can turn over by it.";
    case "gain":
    case "industryTrack":
    case "vpPerBuilding":
      return undefined;
  }
}

const PLACE_BENEFITS: { readonly [A in Area | "industry" | "culture"]?: string } = {
  city: "A civic card more each turn.",
  harbor: "A luxury card more each turn.",
  warehouse: "Five cards can be stored.",
  bank: "Shields from Poverty, or triples prosperity.",
  industry: "VP get cheaper, and the most of a good scores.",
  culture: "Full rows and columns score once.",
};

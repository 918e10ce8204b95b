import type {
  Area,
  BuildingId,
  CultureBox,
  DevelopmentEffect,
  DevelopmentId,
  Industry,
  IdeaTrack,
  WorkerPlace,
} from "@sofala/mediterranean";
import { capitalize, count, list, ordinal } from "../../grammar.ts";
import { leftOrRight } from "../effects.ts";
import { area, good, industry, track } from "../names.ts";
import { cultureBox } from "../fragments.ts";
import { building, development } from "../card-names.ts";

/** Purchases. */
export const shop = {
  prompt: "Buy what you like, in any order.",
  developments: "Developments of the turn",
  buildings: "Buildings",
  industry: "Industry",
  price: (dollars: number) => `$${dollars}`,
  buy: "Buy",
  /** If something has to be chosen first. */
  buyWithChoice: "Buy …",
  buyFor: (dollars: number) => `Buy for $${dollars}`,
  buyNamed: (card: DevelopmentId, dollars: number) => `Buy ${development(card)} for $${dollars}`,
  /** If a worker comes from those available by default. */
  fromFarm: "From a farm",
  build: "Build",
  buildNamed: (id: BuildingId, dollars: number) => `Build the ${building(id)} for $${dollars}`,
  bought: "bought",
  built: "stands",
  boughtBy: (names: readonly string[]) => `Bought by ${list(names)}`,
  /** What a development makes possible besides its own text; empty if nothing. */
  unlocks,
  cubes: (cubes: number) => (cubes === 0 ? "no workers" : `+${count(cubes, "worker")}`),
  buildingSlots: (idea: string, position: number, level: number, standing: number) =>
    `${capitalize(idea)} ${position}, level ${level}: ${standing} of ${level} built`,
  otherFace: (idea: string, destroyed: number) =>
    destroyed === 0
      ? `On the other face: ${idea}`
      : `On the other face: ${idea}, where your ${count(destroyed, "building")} would be destroyed`,
  otherFaceNote: "These can be built only after the board has turned over.",
  vpPrice: (price: number) => `A VP costs $${price} at your marker.`,
  bulk: (vp: number, price: number) => `${vp} together cost $${price}.`,
  vpAmount: "Victory points to buy",
  less: "One less",
  more: "One more",
  buyVp: (vp: number, dollars: number) => `Buy ${vp} VP for $${dollars}`,
  moneyAfter: (dollars: number, kept: number) => `Leaves $${dollars}; $${kept} after the turn.`,
  moneyHalved: (dollars: number, kept: number) =>
    dollars === 0
      ? "No money is left."
      : `Money is halved when the turn ends: $${dollars} becomes $${kept}.`,
  moneyWorthless: "After this turn money is worth nothing.",
  bill: "Bought this turn",
  nothingBought: "Nothing bought yet",
  builtItem: (id: BuildingId, price: number) => `${building(id)} $${price}`,
  developedItem: (card: DevelopmentId, price: number) => `${development(card)} $${price}`,
  vpItem: (vp: number, price: number) => `${vp} VP $${price}`,
  done: "Done",
  youAreDone: "You are done with buying.",
  question: {
    box: "Which culture box?",
    industry: "Which industry?",
    spaces: (of: IdeaTrack) => `How far does ${track[of]} move?`,
    from: (number: number) =>
      number === 1 ? "Where does the worker come from?" : `The ${ordinal(number)} worker?`,
  },
  chosenSoFar: "Chosen so far",
  remove: (choice: string) => `Choose again: ${choice}`,
  workerFrom: (place: WorkerPlace) =>
    place === "available" ? "Available worker" : capitalize(area[place]),
  workerFromFacts: (place: WorkerPlace, there: number) => {
    if (place === "available") return `${there} available`;
    return `no more ${good[place.slice("farm.".length) as keyof typeof good]} cards`;
  },
  noMoreWorkers: "No more workers",
  box: (of: CultureBox) => capitalize(cultureBox(of)),
  industryName: (of: Industry) => capitalize(industry[of]),
  industryFacts: (of: string, dominance: string, monopoly: string) =>
    `most ${of}: ${dominance}; all of it: ${monopoly}`,
  spaces: (spaces: number) => capitalize(leftOrRight(spaces)),
  doneDialog: {
    title: "Done with buying?",
    vp: (money: number, kept: number, vp: number) =>
      `You have $${money}, and $${kept} will be left of it. It would buy ${vp} VP now.`,
    lastTurnVp: (money: number, vp: number) =>
      `You have $${money}, worth nothing after this turn. It would buy ${vp} VP.`,
    developments: (cards: readonly DevelopmentId[]) =>
      `VP can still be had from ${list(cards.map(development))}.`,
    cancel: "Keep buying",
    confirm: "Done",
  },
};

export type ShopText = typeof shop;

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

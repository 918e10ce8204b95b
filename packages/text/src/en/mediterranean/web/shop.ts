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
  developments: "Developments this turn",
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
  built: "built",
  boughtBy: (names: readonly string[]) => `Bought by ${list(names)}`,
  /** What a development makes possible besides its own text; empty if nothing. */
  unlocks,
  cubes: (cubes: number) => (cubes === 0 ? "no workers" : `+${count(cubes, "worker")}`),
  buildingSlots: (idea: string, position: number, level: number, standing: number) =>
    `${capitalize(idea)} ${position}, level ${level}: ${standing} of ${level} built`,
  otherFace: (idea: string, destroyed: number) =>
    destroyed === 0
      ? `On the other side: ${idea}`
      : `On the other side: ${idea}. Flipping would destroy your ${count(destroyed, "building")}`,
  otherFaceNote: "You can build these only after the board has been flipped.",
  vpPrice: (price: number) => `At your marker, 1 VP costs $${price}.`,
  bulk: (vp: number, price: number) => `${vp} VP together cost $${price}.`,
  vpAmount: "Victory points to buy",
  less: "One less",
  more: "One more",
  buyVp: (vp: number, dollars: number) => `Buy ${vp} VP for $${dollars}`,
  moneyAfter: (dollars: number, kept: number) =>
    `You will have $${dollars} left, and $${kept} after the turn.`,
  moneyHalved: (dollars: number, kept: number) =>
    dollars === 0
      ? "You have no money left."
      : `At the end of the turn, your money is halved: $${dollars} becomes $${kept}.`,
  moneyWorthless: "Money is worth nothing after this turn.",
  bill: "Bought this turn",
  nothingBought: "Nothing bought yet",
  builtItem: (id: BuildingId, price: number) => `${building(id)} $${price}`,
  developedItem: (card: DevelopmentId, price: number) => `${development(card)} $${price}`,
  vpItem: (vp: number, price: number) => `${vp} VP $${price}`,
  done: "Done",
  youAreDone: "You have finished buying.",
  question: {
    box: "Which culture box?",
    industry: "Which industry?",
    spaces: (of: IdeaTrack) => `How far should ${track[of]} move?`,
    from: (number: number) =>
      number === 1
        ? "Where does the worker come from?"
        : `Where does the ${ordinal(number)} worker come from?`,
  },
  chosenSoFar: "Chosen so far",
  remove: (choice: string) => `Change: ${choice}`,
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
    `most ${of}: ${dominance}; all ${of}: ${monopoly}`,
  spaces: (spaces: number) => capitalize(leftOrRight(spaces)),
  doneDialog: {
    title: "Finish buying?",
    vp: (money: number, kept: number, vp: number) =>
      `You will keep only $${kept} of $${money}. Your money would buy ${vp} VP now.`,
    lastTurnVp: (money: number, vp: number) =>
      `Your $${money} will be worth nothing after this turn. Now it would buy ${vp} VP.`,
    developments: (cards: readonly DevelopmentId[]) =>
      `You can still gain VP from ${list(cards.map(development))}.`,
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
      return "A worker for another purchase, if your supply has one.";
    case "trackChoice":
      return "This can flip the board.";
    case "gain":
    case "industryTrack":
    case "vpPerBuilding":
      return undefined;
  }
}

const PLACE_BENEFITS: { readonly [A in Area | "industry" | "culture"]?: string } = {
  city: "One extra civic card each turn.",
  harbor: "One extra luxury card each turn.",
  warehouse: "You can store five cards.",
  bank: "Protects against Poverty or triples prosperity.",
  industry: "VP get cheaper, and spending the most of a good earns a bonus.",
  culture: "Complete rows and columns score once.",
};

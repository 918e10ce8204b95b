import type { Area, Deck, StatusTrack } from "@sofala/mediterranean";
import { capitalize, count, list, ordinal } from "../../grammar.ts";

const DECK_NAMES: { readonly [D in Deck]: string } = {
  grain: "grain",
  wool: "wool",
  timber: "timber",
  ore: "ore",
  salt: "salt",
  civic: "civic",
  luxury: "luxury",
};

const AREA_NAMES: { readonly [A in Area]?: string } = {
  city: "Cities",
  harbor: "Harbors",
  warehouse: "Warehouse",
  bank: "Bank",
  army: "Army",
  colosseum: "Colosseum",
  "wonder.religious": "Wonder of the gods",
  "wonder.government": "Wonder of the state",
  "industry.base": "Base",
};

/** Mats, tracks, cards and tiles. */
export const mats = {
  matTitle: (name: string) => `${name}'s mat`,
  /** The label of the choice of a mat. */
  matChoice: "Whose mat",
  showMat: (name: string) => `Show ${name}'s mat`,
  /** The mark of reconstructed values, and its meaning. */
  reconstructedNote: "† reconstructed value",
  reconstructedLink: "Which values are reconstructed",

  vp: "Victory points",
  hiddenVp: "Victory points are hidden",
  money: "Money",
  inHand: (cards: number) => `${count(cards, "card")} in hand`,
  stored: (cards: number, room: number) => `${cards} of ${room} stored`,
  ready: "ready",
  deciding: "deciding",
  changed: "changed since your last decision",
  /** In the order of the turn, from 1. */
  place: (place: number) => `${capitalize(ordinal(place))} in turn order`,

  /** Parts of a mat. */
  part: {
    land: "Land and sea",
    tracks: "Government and religion",
    industry: "Industry",
    culture: "Culture",
    improvements: "Improvements",
  },
  /** Short names of places under the heading of their part. */
  area: AREA_NAMES,
  cubes: (place: string, cubes: number, room: number) => `${place}: ${cubes} of ${room}`,
  available: (cubes: number) => `${count(cubes, "worker")} available`,
  supply: (cubes: number) => `${cubes} in the supply`,
  /** What comes next turn: `Draws grain, wool and 2 civic`. */
  draws: (cards: readonly (readonly [deck: Deck, count: number])[]) =>
    `Draws ${list(cards.map(([deck, many]) => (many === 1 ? DECK_NAMES[deck] : `${many} ${DECK_NAMES[deck]}`)))}`,
  drawsNothing: "Draws nothing",

  level: (level: number) => `Level ${level}`,
  buildingCount: (standing: number, level: number) => `${standing} of ${count(level, "building")}`,
  position: (position: number, last: number) => `space ${position} of ${last}`,
  nextLevel: (spaces: number, level: number) => `level ${level} in ${count(spaces, "space")}`,
  freeSlots: (places: number) => `Room for ${count(places, "building")}`,
  used: "used",

  vpPrice: (price: number) => `$${price} per VP`,
  bulk: (vp: number, price: number) => `or $${price} for ${vp}`,
  dominance: "Dominance",
  monopoly: "Monopoly",
  workersTitle: "At work",
  lastBonus: "Last bonus",
  workersLabel: (names: readonly string[]) =>
    names.length === 0 ? "Nobody at work" : `At work: ${list(names)}`,
  lastBonusLabel: (
    paid: readonly { readonly name: string; readonly bonus: "dominance" | "monopoly" }[],
  ) =>
    `Last time: ${list(paid.map(({ name, bonus }) => `${name} (${bonus === "monopoly" ? "monopoly" : "dominance"})`))}`,

  scored: "scored",

  statusTracks: {
    caption: "Everybody's happiness and safety",
    player: "Player",
    noCalamity: "No calamity",
    /** The label before the losses of a calamity. */
    loss: "Loss:",
    strikes: {
      happiness: "Strikes the least happy player, if they are below 0.",
      safety: "Strikes the least safe player, if they are below 0.",
    } satisfies Record<StatusTrack, string>,
    wouldStrike: (names: readonly string[]) => `Would strike now: ${list(names)}.`,
    wouldStrikeNobody: "Nobody would be struck now.",
    calamityOver: "Over for this turn.",
  },

  cards: {
    developments: "Developments",
    calamities: "Calamities",
    noCalamity: "The first turn has no calamity.",
    buildings: "Buildings",
    decks: "Decks",
    over: "No more cards: the game is over.",
    costs: (price: string) => `Costs ${price}`,
    boughtBy: (names: readonly string[]) => `Bought by ${list(names)}`,
    forbiddenTo: (names: readonly string[]) => `Not available to ${list(names)}`,
    builtBy: (names: readonly string[]) => `Built by ${list(names)}`,
    population: (cubes: number) => (cubes === 0 ? "no cubes" : `+${count(cubes, "cube")}`),
    left: (cards: number) => `${cards} left`,
    discarded: (cards: number) => `${cards} discarded`,
    noDiscards: "No discards yet.",
    deck: DECK_NAMES,
  },
};

export type MatsText = typeof mats;

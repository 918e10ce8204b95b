import type { MatsText } from "../../../games/mediterranean/mats-text.ts";
import { capitalize, count, list, ordinal } from "../../grammar.ts";

const DECK_NAMES: MatsText["cards"]["deck"] = {
  grain: "grain",
  wool: "wool",
  timber: "timber",
  ore: "ore",
  salt: "salt",
  civic: "civic",
  luxury: "luxury",
};

export const mats: MatsText = {
  matTitle: (name) => `The mat of ${name}`,
  matChoice: "Whose mat",
  showMat: (name) => `Show the mat of ${name}`,
  reconstructedNote: "† is reconstructed",
  reconstructedLink: "Which values are reconstructed",

  vp: "Victory points",
  hiddenVp: "Victory points are hidden",
  money: "Money",
  inHand: (cards) => `${count(cards, "card")} in hand`,
  stored: (cards, room) => `${cards} of ${room} stored`,
  ready: "ready",
  deciding: "deciding",
  place: (place) => `${capitalize(ordinal(place))} in turn order`,

  part: {
    land: "Land and sea",
    tracks: "Government and religion",
    industry: "Industry",
    culture: "Culture",
    improvements: "Works",
  },
  area: {
    city: "Cities",
    harbor: "Harbors",
    warehouse: "Warehouse",
    bank: "Bank",
    army: "Army",
    colosseum: "Colosseum",
    "wonder.religious": "Wonder of the gods",
    "wonder.government": "Wonder of the state",
    "industry.base": "Base",
  },
  cubes: (place, cubes, room) => `${place}: ${cubes} of ${room}`,
  available: (cubes) => `${count(cubes, "worker")} available`,
  supply: (cubes) => `${cubes} in supply`,
  draws: (cards) =>
    `Draws ${list(cards.map(([deck, many]) => (many === 1 ? DECK_NAMES[deck] : `${many} ${DECK_NAMES[deck]}`)))}`,
  drawsNothing: "Draws nothing",

  level: (level) => `Level ${level}`,
  buildingCount: (standing, level) => `${standing} of ${count(level, "building")}`,
  position: (position, last) => `on ${position} of ${last}`,
  nextLevel: (spaces, level) => `level ${level} in ${count(spaces, "space")}`,
  freeSlots: (places) => `Room for ${count(places, "building")}`,
  used: "used",

  vpPrice: (price) => `$${price} a VP`,
  bulk: (vp, price) => `or $${price} for ${vp}`,
  dominance: "Dominance",
  monopoly: "Monopoly",
  workersTitle: "At work",
  lastBonus: "Last bonus",
  workersLabel: (names) => (names.length === 0 ? "Nobody works there" : `At work: ${list(names)}`),
  lastBonusLabel: (paid) =>
    `Last time: ${list(paid.map(({ name, bonus }) => `${name} (${bonus === "monopoly" ? "monopoly" : "dominance"})`))}`,

  scored: "scored",

  statusTracks: {
    caption: "Happiness and safety of all",
    player: "Player",
    noCalamity: "No calamity",
    loss: "Loss:",
    strikes: {
      happiness: "Strikes whoever is unhappiest, if below 0.",
      safety: "Strikes whoever is least safe, if below 0.",
    },
    wouldStrike: (names) => `As things stand: ${list(names)}.`,
    wouldStrikeNobody: "As things stand it passes by.",
    calamityOver: "It is over for this turn.",
  },

  cards: {
    developments: "Developments",
    calamities: "Calamities",
    noCalamity: "The first turn has no calamity.",
    buildings: "Buildings",
    decks: "Decks",
    over: "No more cards come: the game is over.",
    costs: (price) => `Costs ${price}`,
    boughtBy: (names) => `Bought by ${list(names)}`,
    forbiddenTo: (names) => `Forbidden to ${list(names)}`,
    builtBy: (names) => `Built by ${list(names)}`,
    population: (cubes) => (cubes === 0 ? "no cubes" : `+${count(cubes, "cube")}`),
    left: (cards) => `${cards} left`,
    discarded: (cards) => `${cards} discarded`,
    noDiscards: "Nothing is discarded yet.",
    deck: DECK_NAMES,
  },
};

import type { MapCodeRefusal } from "@sofala/zimbabwe";
import type { BotTexts } from "../../../bot-text.ts";
import { sentenceByTag } from "../../../sentences.ts";
import { signed } from "../../../signed.ts";
import type { MapCodeSentences } from "../../../games/zimbabwe/zimbabwe-text.ts";
import { count } from "../../grammar.ts";

const MAP_CODE_SENTENCES: MapCodeSentences = {
  "map/unreadable": ({ found }) =>
    `“${found}” is no tile: a map code is made of letters A to K, each with a figure from 0 to 3.`,
  "map/number-of-tiles": ({ found }) =>
    `A map has 4, 6, 7 or 9 tiles, for 2, 3, 4 or 5 players; this code names ${found}.`,
  "map/tile-twice": ({ tile }) => `Tile ${tile} is in the box once, and twice in this code.`,
  "map/start-tile": ({ players }) =>
    `The start tile A is not where it lies with ${count(players, "player")}.`,
};

/** The set-up of a game. */
export const setup = {
  title: "A new game",
  players: "Players",
  seats: "Seats",
  seat: (number: number) => `Seat ${number}`,
  empire: "Empire",
  player: "Who plays",
  person: "Person",
  /** A bot's name with its level. */
  bot: {
    novice: (name: string) => `${name}, novice bot`,
    steady: (name: string) => `${name}, steady bot`,
    strong: (name: string) => `${name}, strong bot`,
  } satisfies Record<Exclude<keyof BotTexts, "random">, (name: string) => string>,
  name: "Name",
  shuffleEmpires: "Deal the empires by lot",
  options: "Options",
  firstPlay: "First play",
  firstPlayText: (gods: string) => `No specialists, and six gods that are easy to grasp: ${gods}.`,
  specialists: "Specialists",
  specialistsText: "Five cards that bend a rule for a fee, every turn.",
  gods: "Gods",
  godsText: "Each can be adored by one player, for the whole game.",
  godsRandom: "Eight by lot",
  godsChosen: "These",
  godsCount: (gods: number) => `${count(gods, "god")} in play`,
  /** What a god adds to the VR. */
  vr: (change: number) => `VR ${signed(change)}`,
  setByFirstPlay: "Settled by the first play.",
  dziva: "Dziva's prices",
  dzivaText: "When her worshipper may move prices up and down.",
  dzivaRuled: "When chosen, too",
  dzivaStart: "Only as a turn begins",
  roundLimit: "Round limit",
  roundLimitText:
    "After that round whoever is furthest beyond their VR, or least short of it, wins.",
  noLimit: "No limit",
  rounds: (rounds: number) => count(rounds, "round"),
  /** The options of a table that differ from the defaults. */
  optionSummary: {
    firstPlay: "First play",
    noSpecialists: "No specialists",
    chosenGods: (gods: number) => count(gods, "chosen god"),
    dziva: "Dziva's prices only as a turn begins",
    rounds: (rounds: number) => `Ends after ${count(rounds, "round")}`,
  },
  map: "Map",
  mapLabel: (code: string) => `The map of the code ${code}`,
  newMap: "Draw another",
  code: "Map code",
  codeText: "Pass it on, or put in one that you were given.",
  copyLink: "Copy a link",
  copied: "Copied",
  cannotCopy: "The browser does not let us copy; the code can be marked by hand.",
  mapCodeRefusal: sentenceByTag<"code", MapCodeRefusal, []>("code", MAP_CODE_SENTENCES),
  start: "Start the game",
  onlyBots: "No person sits here: you watch the bots.",
};

export type ZimbabweSetupText = typeof setup;

import type { MapCodeRefusal } from "@sofala/zimbabwe";
import { sentenceByTag } from "../../../sentences.ts";
import { signed } from "../../../signed.ts";
import type { MapCodeSentences } from "../../../games/zimbabwe/zimbabwe-text.ts";
import { count } from "../../grammar.ts";

const MAP_CODE_SENTENCES: MapCodeSentences = {
  "map/unreadable": ({ found }) =>
    `“${found}” is not a tile. A map code consists of letters from A to K, each followed by a digit from 0 to 3.`,
  "map/number-of-tiles": ({ found }) =>
    `A map has 4, 6, 7 or 9 tiles, for 2, 3, 4 or 5 players; this code has ${found}.`,
  "map/tile-twice": ({ tile }) => `There is only one tile ${tile}, but this code uses it twice.`,
  "map/start-tile": ({ players }) =>
    `The start tile A is in the wrong place for ${count(players, "player")}.`,
};

/** The options of a game, and its map. */
export const options = {
  empire: "Empire",
  shuffleEmpires: "Shuffle empires",
  firstPlay: "First play",
  firstPlayText: (gods: string) => `No specialists and six easy gods: ${gods}.`,
  specialists: "Specialists",
  specialistsText: "Five cards that let you bend a rule for a fee each turn.",
  gods: "Gods",
  godsText: "Each god can be adored by one player, for the whole game.",
  godsRandom: "Random eight",
  godsChosen: "Choose",
  godsCount: (gods: number) => `${count(gods, "god")} in play`,
  /** What a god adds to the VR. */
  vr: (change: number) => `VR ${signed(change)}`,
  setByFirstPlay: "Set by First play.",
  dziva: "Dziva's prices",
  dzivaText: "When the player who adores her may raise or lower prices.",
  dzivaRuled: "Also when chosen",
  dzivaStart: "Only at the start of a turn",
  roundLimit: "Round limit",
  roundLimitText: "After that round, the player furthest beyond their VR, or closest to it, wins.",
  noLimit: "No limit",
  rounds: (rounds: number) => count(rounds, "round"),
  /** The options of a table that differ from the defaults. */
  optionSummary: {
    firstPlay: "First play",
    noSpecialists: "No specialists",
    chosenGods: (gods: number) => count(gods, "chosen god"),
    dziva: "Dziva's prices only at the start of a turn",
    rounds: (rounds: number) => `Ends after ${count(rounds, "round")}`,
  },
  map: "Map",
  mapLabel: (code: string) => `Map with code ${code}`,
  newMap: "New map",
  code: "Map code",
  codeText: "Share this code, or enter one that you received.",
  copyLink: "Copy link",
  copied: "Copied",
  cannotCopy: "The browser does not allow copying. Select the code and copy it yourself.",
  mapCodeRefusal: sentenceByTag<"code", MapCodeRefusal, []>("code", MAP_CODE_SENTENCES),
};

export type ZimbabweOptionsText = typeof options;

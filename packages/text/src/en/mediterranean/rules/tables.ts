import type { DevelopmentData, Tier } from "@sofala/mediterranean";
import type { MediterraneanNumber } from "../../../games/mediterranean/rules-text.ts";

/** The texts of the tables besides the names of the game. */
export const tables = {
  /** Below each table in which a value is marked. */
  note: "† marks a reconstructed value: see [stated and reconstructed values](stated).",
  nothing: "nothing",
  yes: "yes",
  no: "no",
  good: "Good",
  kind: "Kind",
  cards: "Cards",
  sets: "Set values in $",
  promotes: "Promotes",
  bottom: "Bottom",
  effect: "Effect",
  storable: "Can be stored",
  place: "Place",
  atStart: "At the start",
  room: "Room",
  culture: "culture",
  level: "Level",
  positions: "Spaces",
  line: "Line",
  bonus: "Bonus",
  phrase: "Phrase",
  industry: "Industry",
  dominance: "Dominance",
  monopoly: "Monopoly",
  calamity: "Calamity",
  strikes: "Strikes",
  victimOf: { happiness: "the least happy", safety: "the least safe" },
  price: "Price",
  cubes: "Cubes",
  ability: "Ability",
  marker: "Industry marker on",
  vpPrice: "Price per VP",
  number: "Number",
  value: "Value",
  tier: { basic: "basic", civic: "civic", luxury: "luxury" } satisfies Record<Tier, string>,
  category: {
    production: "production",
    improvement: "improvement",
    culture: "culture",
    status: "status",
    wonder: "wonder",
  } satisfies Record<DevelopmentData["category"], string>,
  rowName: (name: string) => `Row ${name}`,
  columnName: (name: string) => `Column ${name}`,
  /** `turn 1: $8, turn 5: $9` */
  pricesOf: (prices: readonly (readonly [turn: number, price: string])[]) =>
    prices.map(([turn, price]) => `turn ${turn}: ${price}`).join(", "),
  /** `$2, or $3 for 2` */
  bulk: (price: string, vp: number, together: string) => `${price}, or ${together} for ${vp}`,
  /** The ends of a track: its name, and `-12 to +6`. */
  trackEnds: (track: string) => `Ends of ${track}`,
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  numbers: {
    turns: "Turns",
    startingVp: "Starting VP",
    startingMoney: "Starting money in $",
    cubesPerPlayer: "Cubes per player",
    civicPairLimit: "Civic cards of a type per production",
    developmentsPerTurn: "Developments per turn",
    tradeSeconds: "Seconds of trading",
    tradeGraceSeconds: "Seconds of grace",
    bankProsperityFactor: "VP per prosperity card with a bank",
    armySafety: "Safety from the army",
    colosseumHappiness: "Happiness from the colosseum",
    indecisionPenaltyVp: "VP that undecided judges lose",
    wonderVp: "VP per building for a wonder",
    throwsToWin: "Throws to win a tie-break",
  } satisfies Record<MediterraneanNumber, string>,
};

export type MediterraneanTablesText = typeof tables;

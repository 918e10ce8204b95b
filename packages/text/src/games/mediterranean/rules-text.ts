import type { Age, Idea } from "@sofala/mediterranean";
import type { MediterraneanTablesText } from "../../en/mediterranean/rules/tables.ts";
import type { RulesSectionsOf, RulesText } from "../../web/rules-text.ts";

/** The chapters of Trading in the Mediterranean's rules and their sections, in order. Ids are addresses: they never change. */
export const MEDITERRANEAN_RULES = {
  goal: ["aim", "turn", "open-and-hidden"],
  pieces: [
    "goods",
    "bottoms",
    "bottom-counts",
    "cubes",
    "places",
    "boards",
    "levels",
    "crossing",
    "status",
    "culture-grid",
    "tiles",
  ],
  production: ["cards-for-cubes", "pairs", "decks"],
  civic: ["reveal", "own-abilities", "give-opponent", "flips"],
  trading: [
    "market",
    "offers",
    "deals",
    "offer-life",
    "pledges",
    "piracy",
    "warehouse",
    "ready",
    "phrases",
    "market-rounds",
  ],
  resolution: ["resolution-order", "sets", "arrows", "bank", "moods", "industries", "turn-order"],
  calamities: ["victim", "votes", "losses", "lost-cubes", "calamity-cards"],
  purchasing: [
    "buying",
    "building",
    "building-list",
    "developments",
    "development-list",
    "workers",
    "buying-vp",
    "culture",
    "improvements",
    "status-cards",
    "wonders",
    "turn-end",
  ],
  ending: ["winning", "ties"],
  "set-up": ["start", "layout"],
  play: ["overlooked", "options", "time-up"],
  values: ["stated", "numbers"],
  glossary: ["terms"],
} as const;

type Outline = typeof MEDITERRANEAN_RULES;
type Chapter = keyof Outline;
/** The target of a link into the rules: `#pledges`. */
export type MediterraneanSection = Outline[Chapter][number];

/** A table that is drawn from the current edition of the components. */
export type MediterraneanTable =
  | "goods"
  | "bottoms"
  | "bottom-counts"
  | "places"
  | "levels"
  | "culture"
  | "phrases"
  | "industries"
  | "calamities"
  | `buildings-${Idea}`
  | `developments-${Age}`
  | "prices"
  | "numbers";

/** The sections of some chapters. */
export type MediterraneanSections<Some extends Chapter> = RulesSectionsOf<
  Outline,
  Some,
  MediterraneanTable
>;

/** The rules of Trading in the Mediterranean for players, in one language. */
export interface MediterraneanRulesText extends RulesText<Outline, MediterraneanTable> {
  readonly tables: MediterraneanTablesText;
}

/** The numbers that belong to no card and no board. */
export type MediterraneanNumber =
  | "turns"
  | "startingVp"
  | "startingMoney"
  | "cubesPerPlayer"
  | "civicPairLimit"
  | "developmentsPerTurn"
  | "tradeSeconds"
  | "tradeGraceSeconds"
  | "bankProsperityFactor"
  | "armySafety"
  | "colosseumHappiness"
  | "indecisionPenaltyVp"
  | "wonderVp"
  | "throwsToWin";

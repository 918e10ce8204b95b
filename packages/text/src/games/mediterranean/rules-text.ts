import type { Age, DevelopmentData, Idea, Tier } from "@sofala/mediterranean";
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

/** The texts of the tables besides the names of the game. */
export interface MediterraneanTablesText {
  /** Below each table in which a value is marked. */
  readonly note: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly good: string;
  readonly kind: string;
  readonly cards: string;
  readonly sets: string;
  readonly promotes: string;
  readonly bottom: string;
  readonly effect: string;
  readonly storable: string;
  readonly place: string;
  readonly atStart: string;
  readonly room: string;
  readonly culture: string;
  readonly level: string;
  readonly positions: string;
  readonly line: string;
  readonly bonus: string;
  readonly phrase: string;
  readonly industry: string;
  readonly dominance: string;
  readonly monopoly: string;
  readonly calamity: string;
  readonly strikes: string;
  readonly victimOf: { readonly happiness: string; readonly safety: string };
  readonly price: string;
  readonly cubes: string;
  readonly ability: string;
  readonly marker: string;
  readonly vpPrice: string;
  readonly number: string;
  readonly value: string;
  readonly tier: { readonly [T in Tier]: string };
  readonly category: { readonly [C in DevelopmentData["category"]]: string };
  /** `row letters`, `column glory` */
  readonly rowName: (name: string) => string;
  readonly columnName: (name: string) => string;
  /** `$8, turn 5: $9` */
  readonly pricesOf: (prices: readonly (readonly [turn: number, price: string])[]) => string;
  /** `$2, or $3 for 2` */
  readonly bulk: (price: string, vp: number, together: string) => string;
  /** The ends of a track: its name, and `-12 to +6`. */
  readonly trackEnds: (track: string) => string;
  readonly fromTo: (least: string, most: string) => string;
  readonly numbers: { readonly [N in MediterraneanNumber]: string };
}

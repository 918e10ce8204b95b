/** The chapters of The Great Zimbabwe's rules and their sections, in order. Ids are addresses: they never change. */
export const RULES_CHAPTERS = {
  goal: ["race", "vr", "vp", "cattle"],
  round: ["phases", "turn", "main-action", "taking-back"],
  map: ["areas", "empty-land", "resources"],
  reach: ["range", "water", "hubs", "hub-cost"],
  gifts: ["queue", "giving", "plaques", "passing"],
  gods: [
    "choosing-a-god",
    "god-anansi",
    "god-atete",
    "god-dziva",
    "god-elegua",
    "god-engai",
    "god-eshu",
    "god-gu",
    "god-obatala",
    "god-qamata",
    "god-shadipinyi",
    "god-tsui-goab",
    "god-xango",
  ],
  specialists: [
    "choosing-a-specialist",
    "using-a-specialist",
    "specialist-builder",
    "specialist-herd",
    "specialist-nomads",
    "specialist-rain-ceremony",
    "specialist-shaman",
  ],
  building: ["new-monument", "zoning"],
  craftsmen: [
    "placing",
    "technology",
    "free-resource",
    "secondary-craftsmen",
    "craft-wood-carver",
    "craft-potter",
    "craft-ivory-carver",
    "craft-diamond-cutter",
    "craft-sculptor",
    "craft-vessel-maker",
    "craft-throne-maker",
  ],
  prices: ["new-price", "raising-prices"],
  raising: ["raise", "different-goods", "superseded", "buying", "secondary-goods", "raise-example"],
  ending: ["revenue", "victory", "ranking"],
  "set-up": ["layout", "start", "first-monuments"],
  "first-play": ["first-game", "overlooked", "options"],
  glossary: ["terms"],
} as const;

export type RulesChapter = keyof typeof RULES_CHAPTERS;
/** What a link to the rules names: `#hubs`. */
export type RulesSection = (typeof RULES_CHAPTERS)[RulesChapter][number];

/** A table that is drawn from the game's own data. */
export type RulesTable = "levels" | "gods" | "specialists" | "craftsmen";

/** Text carries links to other sections: `over [hubs](hubs)`. */
export type RulesBlock =
  | { readonly kind: "p"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "example"; readonly text: string }
  | { readonly kind: "terms"; readonly terms: readonly (readonly [term: string, text: string])[] }
  | { readonly kind: "table"; readonly table: RulesTable };

interface RulesSectionText {
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

type RulesSections = { readonly [section in RulesSection]: RulesSectionText };
/** The sections of some chapters. */
export type RulesSectionsOf<Chapter extends RulesChapter> = {
  readonly [section in (typeof RULES_CHAPTERS)[Chapter][number]]: RulesSectionText;
};

/** The rules of The Great Zimbabwe for players, in one language. */
export interface RulesText {
  readonly title: string;
  readonly chapters: { readonly [chapter in RulesChapter]: string };
  readonly sections: RulesSections;
  readonly screen: RulesScreenText;
}

/** What stands around the rules. */
export interface RulesScreenText {
  readonly search: string;
  /** Inside the empty field. */
  readonly searchHint: string;
  readonly contents: string;
  readonly example: string;
  readonly found: (count: number) => string;
  readonly nothingFound: string;
  /** From the panel to the whole page. */
  readonly allRules: string;
  readonly previous: string;
  readonly next: string;
  readonly table: {
    readonly level: string;
    readonly vp: string;
    /** VP gained by the step to a level. */
    readonly gained: string;
    /** Goods that the step to a level takes. */
    readonly goods: string;
    readonly god: string;
    readonly specialist: string;
    readonly craftsman: string;
    readonly vr: string;
    readonly effect: string;
    readonly fee: string;
    readonly resource: string;
    readonly worksWith: string;
    readonly tile: string;
    readonly cost: string;
    readonly vpEach: string;
    /** VR of the first and second card. */
    readonly cards: string;
    readonly fees: (fees: readonly number[]) => string;
    /** `VR +3 or +4` */
    readonly vrOf: (vr: readonly number[]) => string;
    readonly feeOf: (fees: readonly number[]) => string;
    readonly costOf: (cattle: number, vp: number) => string;
  };
}

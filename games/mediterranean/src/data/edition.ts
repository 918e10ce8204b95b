/** One edition of the components: what the rulebook states, and a reconstruction of the rest. */

export type BasicGood = "grain" | "wool" | "timber" | "ore" | "salt";
export type CivicGood = "art" | "slaves" | "dye" | "wine";
export type LuxuryGood = "spices" | "gold";
/** Goods that make sets. */
export type SetGood = BasicGood | CivicGood | LuxuryGood;
export type Good = SetGood | "piracy";
export type Tier = "basic" | "civic" | "luxury";
export type Deck = BasicGood | "civic" | "luxury";

export type GovernmentIdea = "democracy" | "dictatorship";
export type ReligionIdea = "venus" | "mars";
export type Idea = GovernmentIdea | ReligionIdea;
export type Bottom =
  | Idea
  | "prosperity"
  | "poverty"
  | "depression"
  | "barbarians"
  | "barbarianFury"
  | "marsZealots"
  | "venusZealots"
  | "corruption"
  | "slaveRevolt"
  | "piracy";

/** `grain-01` */
export type CardId = string;
export type BuildingId = string;
export type DevelopmentId = string;
export type CalamityId = string;

/** The tracks with two faces, and those with happy and unhappy ends. */
export type IdeaTrack = "government" | "religion";
export type StatusTrack = "happiness" | "safety";
export type Age = "stone" | "bronze" | "iron";

export type Industry = "brewing" | "textiles" | "shipbuilding" | "arms" | "curing";
export type Farm = `farm.${BasicGood}`;
export type Area =
  | Farm
  | "city"
  | "harbor"
  | "industry.base"
  | `industry.${Industry}`
  | "warehouse"
  | "bank"
  | "army"
  | "colosseum"
  | "wonder.religious"
  | "wonder.government"
  | "available";
/** Where cubes may be lost: an area, or all areas of a kind. */
export type AreaKind = Area | "farm" | "industry" | "culture";

export type CultureRow = "letters" | "drama" | "sculpture";
export type CultureColumn = "glory" | "revels" | "guard";
export type CultureBox = `${CultureRow}.${CultureColumn}`;
/** A row or a column of the culture grid. */
export type CultureLine = CultureRow | CultureColumn;

/** Where a value comes from: the text of the rulebook, or our reconstruction of what was only pictured. */
export type Source = "rulebook" | "reconstructed";
/** The source of all members but those that `fieldSource` names, by dotted path. */
export interface Marked {
  readonly source: Source;
  readonly fieldSource?: { readonly [path: string]: Source };
}
/** A single value and its source. */
export interface MarkedValue<Value> extends Marked {
  readonly value: Value;
}

/** What a bottom, a building or a bonus adds. */
export interface Gain {
  readonly vp?: number;
  readonly money?: number;
  readonly happiness?: number;
  readonly safety?: number;
}

export interface BottomData extends Marked {
  /** Arrows: right is positive. */
  readonly effect: Gain & { readonly government?: number; readonly religion?: number };
  readonly mayWarehouse: boolean;
}

export interface GoodData extends Marked {
  readonly tier: Tier;
  readonly deck: Deck;
  /** Copies of each bottom, in the order of the card numbers. */
  readonly bottoms: { readonly [B in Bottom]?: number };
  /** Bottoms that the rulebook shows on a card of this good. */
  readonly shown?: readonly Bottom[];
  /** The idea that a civic good favours. */
  readonly promotes?: Idea;
}

export interface CardData {
  readonly good: Good;
  readonly deck: Deck;
  readonly bottom: Bottom;
}

export interface IdeaTrackData extends Marked {
  /** Buildings that may stand, by the position of the marker. */
  readonly levels: readonly number[];
}
export interface StatusTrackData extends Marked {
  readonly min: number;
  readonly max: number;
}
export interface IndustryPrice extends Marked {
  readonly pricePerVp: number;
  readonly bulk?: { readonly vp: number; readonly price: number };
}
export interface AreaData extends Marked {
  readonly start: number;
  readonly capacity: number;
}
export interface IndustryData extends Marked {
  readonly good: BasicGood;
  readonly dominance: Gain;
  readonly monopoly: Gain;
}

export type Ability =
  /** Pushes the marker on towards the side of the building. */
  | { readonly kind: "arrows"; readonly track: IdeaTrack; readonly amount: number }
  | { readonly kind: "bonus"; readonly gain: Gain }
  | { readonly kind: "giveOpponent"; readonly effect: GiftToOpponent }
  | { readonly kind: "doubleCulture"; readonly category: CultureRow };
export interface GiftToOpponent {
  readonly government?: number;
  readonly religion?: number;
  readonly happiness?: number;
  readonly safety?: number;
}
export interface BuildingData extends Marked {
  readonly tile: string;
  readonly track: IdeaTrack;
  readonly idea: Idea;
  readonly price: number;
  readonly population: number;
  readonly ability: Ability;
}

export type WorkerSource = "available" | "farm";
export type DevelopmentEffect =
  | {
      readonly op: "placeWorker";
      readonly to: Area | "industry" | "culture";
      readonly from: readonly WorkerSource[];
      readonly count: number;
      readonly upTo?: boolean;
      /** The row of a culture cube. */
      readonly cultureCategory?: CultureRow | "any";
    }
  | { readonly op: "moveWorker"; readonly from: Area; readonly to: Area; readonly count: number }
  | ({ readonly op: "gain"; readonly tag?: "culture" } & Gain)
  | { readonly op: "industryTrack"; readonly delta: number }
  | { readonly op: "takeWorkers"; readonly count: number }
  | {
      readonly op: "trackChoice";
      readonly track: IdeaTrack;
      readonly maxSpaces: number;
      readonly cost: Gain;
    }
  | { readonly op: "vpPerBuilding"; readonly track: IdeaTrack; readonly vp: number };
export interface DevelopmentData extends Marked {
  readonly age: Age;
  readonly category: "production" | "improvement" | "culture" | "status" | "wonder";
  /** One price, or one for each turn. */
  readonly price: number | { readonly [turn: number]: number };
  readonly effects: readonly DevelopmentEffect[];
  readonly monument?: boolean;
}

export type CalamityEffect =
  | { readonly op: "trackTowardZero"; readonly track: IdeaTrack; readonly spaces: number }
  | { readonly op: "lose"; readonly vp?: number; readonly money?: number }
  | { readonly op: "loseCubes"; readonly count: number; readonly areas: readonly AreaKind[] }
  | { readonly op: "discardWarehouse" }
  /** The developments that the victim may not buy this turn. */
  | { readonly op: "forbidPurchase"; readonly developments: readonly DevelopmentId[] };
export interface CalamityData extends Marked {
  readonly track: StatusTrack;
  readonly ages: { readonly [A in Age]: readonly CalamityEffect[] };
}

export interface Edition {
  /** As options and records name it. */
  readonly id: string;
  readonly goods: { readonly [G in Good]: GoodData };
  readonly bottoms: { readonly [B in Bottom]: BottomData };
  /** Every goods card, in the order of goods and numbers. */
  readonly cards: ReadonlyMap<CardId, CardData>;
  readonly setValues: { readonly [T in Tier]: MarkedValue<readonly number[]> };
  readonly tracks: {
    readonly government: IdeaTrackData;
    readonly religion: IdeaTrackData;
    readonly happiness: StatusTrackData;
    readonly safety: StatusTrackData;
  };
  /** What victory points cost, by the position of the industry marker. */
  readonly industryPrices: readonly IndustryPrice[];
  readonly areas: { readonly [A in Area]: AreaData };
  /** Cards that may be stored, by cubes on the warehouse. */
  readonly storage: MarkedValue<readonly number[]>;
  readonly rowBonus: MarkedValue<{ readonly [R in CultureRow]: Gain }>;
  readonly columnBonus: MarkedValue<{ readonly [C in CultureColumn]: Gain }>;
  readonly industries: { readonly [I in Industry]: IndustryData };
  readonly buildings: { readonly [id: BuildingId]: BuildingData };
  readonly developments: { readonly [id: DevelopmentId]: DevelopmentData };
  readonly calamities: { readonly [id: CalamityId]: CalamityData };
  readonly rules: {
    readonly turns: MarkedValue<number>;
    readonly startingVp: MarkedValue<number>;
    readonly startingMoney: MarkedValue<number>;
    readonly cubesPerPlayer: MarkedValue<number>;
    readonly civicPairLimit: MarkedValue<number>;
    readonly developmentsPerTurn: MarkedValue<number>;
    readonly indecisionPenaltyVp: MarkedValue<number>;
    readonly bankProsperityFactor: MarkedValue<number>;
    readonly armySafety: MarkedValue<number>;
    readonly colosseumHappiness: MarkedValue<number>;
    readonly tradeSeconds: MarkedValue<number>;
    readonly tradeGraceSeconds: MarkedValue<number>;
    /** When a host tells how much time is left. */
    readonly tradeWarningsSeconds: MarkedValue<readonly number[]>;
    /** The most that a table may fine for a hint about bottoms. */
    readonly hintPenaltyMaxVp: MarkedValue<number>;
    readonly wonderVp: MarkedValue<number>;
    readonly throwsToWin: MarkedValue<number>;
    /** The age of each turn, from turn 1. */
    readonly ageOfTurn: MarkedValue<readonly Age[]>;
  };
}

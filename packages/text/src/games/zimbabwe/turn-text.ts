import type { CellName, Craft, God, Resource, Specialist } from "@sofala/zimbabwe";

/** The bar in which a person plays a turn. */
export interface TurnText {
  readonly label: string;
  readonly placeFirst: string;
  /** Begins the list of what may still be done: `You may still`. */
  readonly mayStill: string;
  readonly mayOnlyEnd: string;
  readonly chooseCard: string;
  readonly useSpecialist: (specialist: Specialist) => string;
  /** `build, place or raise`, of what is possible. */
  readonly mainAction: (kinds: readonly ("build" | "place" | "raise")[]) => string;
  readonly mayRaisePrices: string;
  readonly maySetPrices: string;
  readonly card: string;
  readonly build: string;
  readonly place: string;
  readonly raise: string;
  readonly prices: string;
  /** Prices that go up and down. */
  readonly freePrices: string;
  readonly endTurn: string;
  readonly takeBack: string;
  readonly takeBackStep: (step: string) => string;
  readonly cancel: string;
  /** The moves of this turn so far. */
  readonly turnSteps: string;

  readonly gods: string;
  readonly specialists: string;
  readonly chooseGod: (god: God) => string;
  readonly chooseSpecialist: (specialist: Specialist) => string;
  /** `+5 VR` */
  readonly vr: (vr: number) => string;
  /** `2 cattle a use`, `2, 4 or 6 cattle a use` */
  readonly costOfUse: (fees: readonly number[]) => string;

  readonly pickCard: string;
  readonly pickSite: string;
  readonly pickCraft: string;
  readonly pickCraftSite: (craft: Craft) => string;
  readonly turnTile: string;
  readonly price: string;
  /** Above the crafts: cost, VP, and VR where the card is new. */
  readonly craftFacts: (facts: {
    readonly cost: number;
    readonly vp: number;
    readonly vr: number | undefined;
  }) => string;
  readonly nowhere: string;
  readonly pickResource: string;
  readonly pickShamanSite: (resource: Resource) => string;
  readonly pickRain: string;
  readonly pickSecondRain: string;
  readonly pickHerd: string;
  readonly herd: (cattle: number) => string;
  readonly pickPrices: string;
  readonly pickFreePrices: string;
  readonly setPrices: string;
  readonly confirmAt: (cell: CellName) => string;
  readonly confirmRain: (cells: readonly [CellName, CellName]) => string;

  readonly cattle: string;
  readonly vp: string;
  readonly requirement: string;
  /** For screen readers, instead of an arrow between two figures: `cattle 6, then 2`. */
  readonly beforeAfter: (what: string, now: number, then: number) => string;

  /** The link from a refusal to the rules. */
  readonly ruleLink: string;

  readonly endTurnDialog: {
    readonly title: string;
    readonly noMainAction: string;
    readonly raises: (cells: readonly CellName[]) => string;
    readonly specialists: (specialists: readonly Specialist[]) => string;
    readonly confirm: string;
    readonly cancel: string;
  };
}

import type { CellName, Craft, God, Resource, Specialist } from "@sofala/zimbabwe";
import { signed } from "../../../signed.ts";
import { capitalize, cattle, count, orList, list } from "../../grammar.ts";
import { craftsman, god, resource, specialist } from "../cards.ts";

/** The bar in which a person plays a turn. */
export const turn = {
  label: "Your turn",
  placeFirst: "Place your first monument on a starting area.",
  /** Begins the list of what may still be done. */
  mayStill: "You may still",
  mayOnlyEnd: "Nothing is left to do but end the turn.",
  chooseCard: "choose a god or a specialist",
  useSpecialist: (name: Specialist) => `use the ${specialist[name].name}`,
  /** `build, place or raise`, of what is possible. */
  mainAction: (kinds: readonly ("build" | "place" | "raise")[]) => orList(kinds),
  mayRaisePrices: "raise prices",
  maySetPrices: "set prices",
  card: "God or specialist",
  build: "Build",
  place: "Place craftsmen",
  raise: "Raise",
  prices: "Prices",
  /** Prices that go up and down. */
  freePrices: "Dziva's prices",
  endTurn: "End turn",
  takeBack: "Take back",
  takeBackStep: (step: string) => `Take back: ${step}`,
  cancel: "Not now",
  /** The moves of this turn so far. */
  turnSteps: "This turn",

  gods: "Gods",
  specialists: "Specialists",
  chooseGod: (name: God) => `Adore ${god[name].name}`,
  chooseSpecialist: (name: Specialist) => `Take the ${specialist[name].name}`,
  vr: (vr: number) => `${signed(vr)} VR`,
  /** `2 cattle a use`, `2, 4 or 6 cattle a use` */
  costOfUse: (fees: readonly number[]) => `${orList(fees)} cattle a use`,

  pickCard: "Choose a god or a specialist.",
  pickSite: "Choose a site for the monument.",
  pickCraft: "Choose a craft.",
  pickCraftSite: (craft: Craft) => `Choose a place for the ${craftsman[craft].name}.`,
  turnTile: "Turn the tile",
  price: "Price",
  /** Above the crafts: cost, VP, and VR where the card is new. */
  craftFacts: ({
    cost,
    vp,
    vr,
  }: {
    readonly cost: number;
    readonly vp: number;
    readonly vr: number | undefined;
  }) => `${cost} cattle · ${vp} VP${vr === undefined ? "" : ` · +${vr} VR`}`,
  nowhere: "Nowhere to place it.",
  pickResource: "Choose a resource.",
  pickShamanSite: (kind: Resource) => `Choose a cell for the ${resource[kind]}.`,
  pickRain: "Choose the first cell for the water.",
  pickSecondRain: "Choose a cell beside it.",
  pickHerd: "How many cattle go to the herd?",
  herd: (amount: number) => `${cattle(amount)}, ${(amount * 3) / 2} come back`,
  pickPrices: "Raise prices; they do not come down again.",
  pickFreePrices: "Set your prices as you like.",
  setPrices: "Set prices",
  confirmAt: (cell: CellName) => `Here, at ${cell}`,
  confirmRain: (cells: readonly [CellName, CellName]) => `Here, at ${list(cells)}`,

  cattle: "Cattle",
  vp: "VP",
  requirement: "VR",
  /** For screen readers, instead of an arrow between two figures. */
  beforeAfter: (what: string, now: number, then: number) => `${what}: ${now}, then ${then}`,

  /** The link from a refusal to the rules. */
  ruleLink: "The rule",

  endTurnDialog: {
    title: "End the turn?",
    noMainAction: "You have not built, placed or raised anything.",
    raises: (cells: readonly CellName[]) =>
      `You can still pay to raise ${count(cells.length, "monument")}: ${list(cells)}.`,
    specialists: (names: readonly Specialist[]) =>
      `${capitalize(list(names.map((name) => `the ${specialist[name].name}`)))} could still be used.`,
    confirm: "End the turn",
    cancel: "Go on playing",
  },
};

export type TurnText = typeof turn;

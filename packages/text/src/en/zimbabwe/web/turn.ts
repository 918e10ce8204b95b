import type { CellName, Craft, God, Move, Resource, Specialist } from "@sofala/zimbabwe";
import { signed } from "../../../signed.ts";
import { capitalize, cattle, count, orList, list } from "../../grammar.ts";
import { craftsman, god, resource, specialist } from "../cards.ts";

/** The bar in which a person plays a turn. */
export const turn = {
  placeFirst: "Place your first monument on a starting area.",
  /** Begins the list of what may still be done. */
  mayStill: "You may still",
  mayOnlyEnd: "All done: end your turn.",
  chooseCard: "choose a god or a specialist",
  chooseGodCard: "choose a god",
  useSpecialist: (name: Specialist) => `use the ${specialist[name].name}`,
  mustUseSpecialist: (name: Specialist) => `You must use the ${specialist[name].name}.`,
  /** `build, place or raise`, of what is possible. */
  mainAction: (kinds: readonly ("build" | "place" | "raise")[]) => orList(kinds),
  mayRaisePrices: "raise prices",
  maySetPrices: "set prices",
  card: "God or specialist",
  /** Where no specialist can be chosen. */
  godCard: "God",
  build: "Build",
  place: "Place craftsmen",
  raise: "Raise",
  prices: "Prices",
  /** Prices that go up and down. */
  freePrices: "Dziva's prices",
  endTurn: "End turn",
  /** After `Undo`. */
  undone: {
    "place-first": "first monument",
    give: "gift",
    pass: "pass",
    "set-prices": "prices",
    "choose-god": "god",
    "choose-specialist": "specialist",
    "use-specialist": "use of specialist",
    "build-monument": "monument",
    "place-craftsman": "craftsman",
    "raise-prices": "prices",
    "raise-monument": "raise",
    "end-turn": "end of turn",
  } satisfies { readonly [kind in Move["kind"]]: string },
  /** Undoing a step also undoes the steps after it. */
  takeBackStep: (step: string, later: number) =>
    `Undo: ${step}${later === 0 ? "" : ` and ${count(later, "later step")}`}`,
  cancel: "Cancel",
  /** The moves of this turn so far. */
  turnSteps: "This turn",

  gods: "Gods",
  specialists: "Specialists",
  chooseGod: (name: God) => `Adore ${god[name].name}`,
  chooseSpecialist: (name: Specialist) => `Choose the ${specialist[name].name}`,
  vr: (vr: number) => `${signed(vr)} VR`,
  /** `2 cattle per use`, `2, 4 or 6 cattle per use` */
  costOfUse: (fees: readonly number[]) => `${orList(fees)} cattle per use`,

  pickCard: "Choose a god or a specialist.",
  pickGodCard: "Choose a god.",
  pickSite: "Choose a site for the monument.",
  pickCraft: "Choose a craft.",
  pickCraftSite: (craft: Craft) => `Choose a site for the ${craftsman[craft].name}.`,
  turnTile: "Rotate tile",
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
  nowhere: "No site available.",
  pickResource: "Choose a resource.",
  pickShamanSite: (kind: Resource) => `Choose an area for the ${resource[kind]}.`,
  pickRain: "Choose the first area for the water.",
  pickSecondRain: "Choose an area next to it.",
  pickRaises: "Choose the monuments to raise.",
  pickHerd: "How many cattle do you place on the herd?",
  herd: (amount: number) => `${cattle(amount)}: ${(amount * 3) / 2} return`,
  pickPrices: "Raise your prices. They cannot go down again.",
  pickFreePrices: "Raise or lower your prices freely.",
  setPrices: "Set prices",
  confirmAt: (cell: CellName) => `Build at ${cell}`,
  confirmRain: (cells: readonly [CellName, CellName]) => `Place at ${list(cells)}`,

  cattle: "Cattle",
  vp: "VP",
  requirement: "VR",
  /** For screen readers, instead of an arrow between two figures. */
  beforeAfter: (what: string, now: number, then: number) => `${what}: ${now}, then ${then}`,

  /** The link from a refusal to the rules. */
  ruleLink: "See rule",

  endTurnDialog: {
    title: "End your turn?",
    noMainAction: "You have not built, placed or raised anything.",
    raises: (cells: readonly CellName[]) =>
      `You can still afford to raise ${count(cells.length, "monument")}: ${list(cells)}.`,
    specialists: (names: readonly Specialist[]) =>
      `${capitalize(list(names.map((name) => `the ${specialist[name].name}`)))} can still be used.`,
    confirm: "End turn",
    cancel: "Keep playing",
  },
};

export type TurnText = typeof turn;

import { signed } from "../../../signed.ts";
import type { TurnText } from "../../../games/zimbabwe/turn-text.ts";
import { capitalize, cattle, count, orList, list } from "../../grammar.ts";
import { craftsman, god, resource, specialist } from "../cards.ts";

export const turn: TurnText = {
  label: "Your turn",
  placeFirst: "Place your first monument on a starting area.",
  mayStill: "You may still",
  mayOnlyEnd: "Nothing is left to do but end the turn.",
  chooseCard: "choose a god or a specialist",
  useSpecialist: (name) => `use the ${specialist[name].name}`,
  mainAction: orList,
  mayRaisePrices: "raise prices",
  maySetPrices: "set prices",
  card: "God or specialist",
  build: "Build",
  place: "Place craftsmen",
  raise: "Raise",
  prices: "Prices",
  freePrices: "Dziva's prices",
  endTurn: "End turn",
  takeBack: "Take back",
  takeBackStep: (step) => `Take back: ${step}`,
  cancel: "Not now",
  turnSteps: "This turn",

  gods: "Gods",
  specialists: "Specialists",
  chooseGod: (name) => `Adore ${god[name].name}`,
  chooseSpecialist: (name) => `Take the ${specialist[name].name}`,
  vr: (vr) => `${signed(vr)} VR`,
  costOfUse: (fees) => `${orList(fees)} cattle a use`,

  pickCard: "Choose a god or a specialist.",
  pickSite: "Choose a site for the monument.",
  pickCraft: "Choose a craft.",
  pickCraftSite: (craft) => `Choose a place for the ${craftsman[craft].name}.`,
  turnTile: "Turn the tile",
  price: "Price",
  craftFacts: ({ cost, vp, vr }) =>
    `${cost} cattle · ${vp} VP${vr === undefined ? "" : ` · +${vr} VR`}`,
  nowhere: "Nowhere to place it.",
  pickResource: "Choose a resource.",
  pickShamanSite: (kind) => `Choose a cell for the ${resource[kind]}.`,
  pickRain: "Choose the first cell for the water.",
  pickSecondRain: "Choose a cell beside it.",
  pickHerd: "How many cattle go to the herd?",
  herd: (amount) => `${cattle(amount)}, ${(amount * 3) / 2} come back`,
  pickPrices: "Raise prices; they do not come down again.",
  pickFreePrices: "Set your prices as you like.",
  setPrices: "Set prices",
  confirmAt: (cell) => `Here, at ${cell}`,
  confirmRain: (cells) => `Here, at ${list(cells)}`,

  cattle: "Cattle",
  vp: "VP",
  requirement: "VR",
  beforeAfter: (what, now, then) => `${what}: ${now}, then ${then}`,

  ruleLink: "The rule",

  endTurnDialog: {
    title: "End the turn?",
    noMainAction: "You have not built, placed or raised anything.",
    raises: (cells) =>
      `You can still pay to raise ${count(cells.length, "monument")}: ${list(cells)}.`,
    specialists: (names) =>
      `${capitalize(list(names.map((name) => `the ${specialist[name].name}`)))} could still be used.`,
    confirm: "End the turn",
    cancel: "Go on playing",
  },
};

import { signed } from "../../../signed.ts";
import type { TurnText } from "../../../games/zimbabwe/turn-text.ts";
import { capital, cattle, count, either, list } from "../../grammar.ts";
import { craftsman, god, resource, specialist } from "../cards.ts";

export const turn: TurnText = {
  bar: "Your turn",
  placeFirst: "Place your first monument on a starting area.",
  mayStill: "You may still",
  mayOnlyEnd: "Nothing is left to do but end the turn.",
  chooseCard: "choose a god or a specialist",
  useSpecialist: (name) => `use the ${specialist[name].name}`,
  mainAction: either,
  liftPrices: "raise prices",
  fixPrices: "set prices",
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
  trail: "This turn",

  gods: "Gods",
  specialists: "Specialists",
  chooseGod: (name) => `Adore ${god[name].name}`,
  chooseSpecialist: (name) => `Take the ${specialist[name].name}`,
  vr: (vr) => `${signed(vr)} VR`,
  costOfUse: (fees) => `${either(fees)} cattle a use`,

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
  nowThen: (what, now, then) => `${what}: ${now}, then ${then}`,

  theRule: "The rule",

  leaving: {
    title: "End the turn?",
    main: "You have not built, placed or raised anything.",
    raises: (cells) =>
      `You can still pay to raise ${count(cells.length, "monument")}: ${list(cells)}.`,
    specialists: (names) =>
      `${capital(list(names.map((name) => `the ${specialist[name].name}`)))} could still be used.`,
    end: "End the turn",
    stay: "Go on playing",
  },
};

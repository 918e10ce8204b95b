import type { Resource } from "@sofala/zimbabwe";
import { signed } from "../../../signed.ts";
import { cattle, count, orList, ordinal } from "../../grammar.ts";
import { resource } from "../cards.ts";

const youText = (name: string | undefined, what: string): string =>
  `${name ?? "Your turn"}: ${what}`;

/** The panels of a Zimbabwe table: everything besides the map. */
export const panels = {
  tabs: { gods: "Gods", crafts: "Crafts", order: "Order" },
  round: (round: number) => `Round ${round}`,
  /** Short names of the phases of a round. */
  phase: { setup: "Set-up", gifts: "Gifts", culture: "Religion and culture", over: "Game over" },
  /** A number of cattle. */
  cattle,
  /** The status sentence; `name` is left out if this is the only person at the device. */
  status: {
    placesFirst: (name: string) => `${name} is placing their first monument`,
    youPlaceFirst: (name?: string) => youText(name, "place your first monument"),
    gives: (name: string) => `${name} is deciding on a gift`,
    youGive: (name?: string) => youText(name, "give or pass"),
    plays: (name: string) => `${name}'s turn`,
    youPlay: (name?: string) => youText(name, "choose an action"),
  },
  log: {
    setup: "Set-up",
    gifts: "Gifts",
    turnOf: (name: string) => name,
    revenue: "Revenue",
    end: "End",
    /** Where the cattle of a move went. */
    bill: ({
      others,
      ownCards,
      stock,
    }: {
      readonly others: readonly { readonly name: string; readonly cattle: number }[];
      readonly ownCards: number;
      readonly stock: number;
    }) =>
      `Paid: ${[
        ...others.map(({ name, cattle: paid }) => `${paid} to ${name}`),
        ...(ownCards > 0 ? [`${ownCards} to their own cards`] : []),
        ...(stock > 0 ? [`${stock} to the stock`] : []),
      ].join(", ")}.`,
  },
  seat: {
    inHand: "Cattle in hand",
    atRevenue: "At revenue",
    onPlaque: "On the plaque",
    /** Where the cattle at revenue comes from. */
    revenue: (onCards: number, income: number) =>
      `Revenue: ${onCards} from cards, ${income} income`,
    vp: "VP",
    vpLong: "Victory points",
    vrLong: "Victory requirement",
    remaining: (vp: number, goods: number) => `${vp} to go · ${count(goods, "good")}`,
    /** VP are at least VR. */
    requirementReached: (over: number) => (over === 0 ? "reached" : `reached, ${over} over`),
    noCards: "No cards yet",
    used: "used this turn",
    mustUse: "must be used this turn",
    price: "price",
    order: { label: "Order", turn: "Turn order", seat: "Seats" },
    /** Place in the order of what goes on: `plays second`. */
    place: {
      setup: (place: number) => `places ${ordinal(place)}`,
      culture: (place: number) => `plays ${ordinal(place)}`,
      over: (place: number) => `${ordinal(place)} place`,
    },
  },
  track: {
    caption: "Victory points and requirements",
    player: "Player",
    remaining: "To go",
    /** Where the VR marker lies among those on the same number, the lowest first. */
    vrStack: "Position in the stack of VR markers",
    vrStackPlace: (place: number, of: number) =>
      of === 1 ? "only one" : `${ordinal(place)} of ${of} from the bottom`,
  },
  gods: {
    free: "Free",
    taken: "Adored",
    noneFree: "No gods are free.",
    specialists: "Specialists",
    vr: (vr: number) => `VR ${signed(vr)}`,
    /** `fee 2`, `fee 2, 4 or 6` */
    fee: (fees: readonly number[]) => `fee ${orList(fees)}`,
    noSpecialists: "No specialists in this game.",
    cattleOnCard: (number: number) => `${number} on the card`,
    rules: (name: string) => `Rules: ${name}`,
  },
  crafts: {
    cost: "cost",
    vpEach: "VP each",
    tiles: (left: number, of: number) => `${left} of ${of} tiles left`,
    tile: { bar: "two areas", square: "four areas" },
    cardFree: (card: number, vr: number) => `Card ${card}, VR ${signed(vr)}: free`,
    cardOf: ({
      card,
      name,
      price,
      cattle: on,
    }: {
      readonly card: number;
      readonly name: string;
      readonly price: number;
      readonly cattle: number;
    }) => `Card ${card}: ${name}, price ${price}, ${cattle(on)} on it`,
    free: "free",
    supplies: "Tiles left",
    suppliesHint: "For the shaman and the rain ceremony.",
    resourceTiles: (kind: Resource, left: number, of: number) =>
      `${resource[kind]}: ${left} of ${of}`,
    waterTiles: (left: number, of: number) => `water: ${left} of ${of}`,
  },
  order: {
    firstMonuments: "First monuments",
    playOrder: "Turn order",
    plaques: "Queue and plaques",
    plaquesHint: "Gifts go onto the plaques one by one, in this order.",
    lastGift: (given: number) => `Last gift: ${cattle(given)}.`,
    noGift: "No gifts yet.",
    minGift: (least: number) => `The next gift must be at least ${least}.`,
    decidesNow: "deciding now",
    next: "next",
    passed: (place: number) => `passed, plays ${ordinal(place)}`,
    stillIn: "still in",
    hasPlayed: "done",
    willPlay: "waiting",
    hasPlaced: "placed",
    notPlacedYet: "not placed yet",
    receivesNext: "next to receive",
    extraPlaque: (name: string) => `Shadipinyi's plaque, for ${name}`,
  },
};

export type PanelsText = typeof panels;

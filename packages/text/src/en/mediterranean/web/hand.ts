import { signed } from "../../../signed.ts";
import { count } from "../../grammar.ts";

/** The player's own hand. */
export const hand = {
  noCards: "You have no cards in hand.",
  /** The money of a set now, and with one card more. */
  worth: (money: number) => `$${money}`,
  oneMore: "with one more",
  set: (goods: string, money: number, more: number) =>
    `${goods}: $${money}, plus $${more} with one more card`,
  dangers: (number: number) => count(number, "danger"),
  noDangers: "No dangers",
  /** The money for all cards in hand. */
  total: "If revealed now",
  money: (money: number) => `$${money}`,
  vp: (vp: number) => `${signed(vp)} VP`,
  trackChange: (track: string, by: number) => `${track} ${signed(by)}`,
  warehouse: {
    title: "Warehouse",
    room: (used: number, room: number) => `${used} of ${room}`,
    noRoom: "You need a cube on the warehouse to store cards.",
    store: "Store",
    done: "Done",
    storeHint: "Choose a card to store it or take it back.",
    empty: "Kept for the next turn",
    cannotStore: (bottoms: string) => `Cannot be stored: ${bottoms}`,
  },
};

export type HandText = typeof hand;

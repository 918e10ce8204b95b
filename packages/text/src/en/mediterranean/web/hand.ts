import { signed } from "../../../signed.ts";
import type { HandText } from "../../../games/mediterranean/hand-text.ts";
import { count } from "../../grammar.ts";

export const hand: HandText = {
  noCards: "You have no cards in hand.",
  worth: (money) => `$${money}`,
  oneMore: "with one more",
  set: (goods, money, more) => `${goods}: $${money}, and $${more} more with one more card`,
  dangers: (number) => count(number, "danger"),
  noDangers: "No dangers",
  total: "Turned up now",
  money: (money) => `$${money}`,
  vp: (vp) => `${signed(vp)} VP`,
  trackChange: (track, by) => `${track} ${signed(by)}`,
  warehouse: {
    title: "Warehouse",
    room: (used, room) => `${used} of ${room}`,
    noRoom: "No cube on the warehouse: nothing can be stored.",
    store: "Store",
    done: "Done",
    storeHint: "Press a card to store it or to take it out.",
    empty: "Kept for the next turn",
    cannotStore: (bottoms) => `Cannot be stored: ${bottoms}`,
  },
};

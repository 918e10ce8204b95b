import { signed } from "../../../signed.ts";
import type { HandText } from "../../../en/mediterranean/web/hand.ts";

export const hand: HandText = {
  noCards: "Non hai carte in mano.",
  worth: (money) => `$${money}`,
  oneMore: "con un'altra",
  set: (goods, money, more) => `${goods}: $${money}, e $${more} in più con un'altra carta`,
  dangers: (number) => (number === 1 ? "1 pericolo" : `${number} pericoli`),
  noDangers: "Nessun pericolo",
  total: "Se scoperte ora",
  money: (money) => `$${money}`,
  vp: (vp) => `${signed(vp)} PV`,
  trackChange: (track, by) => `${track} ${signed(by)}`,
  warehouse: {
    title: "Magazzino",
    room: (used, room) => `${used} su ${room}`,
    noRoom: "Per conservare carte ti serve un cubo nel magazzino.",
    store: "Conserva",
    done: "Fatto",
    storeHint: "Scegli una carta per conservarla o riprenderla.",
    empty: "Resta per il prossimo turno",
    cannotStore: (bottoms) => `Non si conservano: ${bottoms}`,
  },
};

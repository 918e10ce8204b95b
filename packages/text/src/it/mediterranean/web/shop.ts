import type { Area, DevelopmentEffect } from "@sofala/mediterranean";
import type { ShopText } from "../../../en/mediterranean/web/shop.ts";
import { capitalize, count, list, the } from "../../grammar.ts";
import { leftOrRight, workers } from "../effects.ts";
import { area, good, industry, track } from "../names.ts";
import { cultureBox } from "../fragments.ts";
import { building, buildingNoun, development } from "../card-names.ts";

export const shop: ShopText = {
  prompt: "Compra quello che vuoi, nell'ordine che vuoi.",
  developments: "Sviluppi del turno",
  buildings: "Edifici",
  industry: "Industria",
  price: (dollars) => `$${dollars}`,
  buy: "Compra",
  buyWithChoice: "Compra …",
  buyFor: (dollars) => `Compra per $${dollars}`,
  buyNamed: (card, dollars) => `Compra ${development(card)} per $${dollars}`,
  fromFarm: "Da una fattoria",
  build: "Costruisci",
  buildNamed: (id, dollars) => `Costruisci ${the(buildingNoun(id))} per $${dollars}`,
  bought: "comprato",
  built: "in piedi",
  boughtBy: (names) => `Comprato da ${list(names)}`,
  unlocks,
  cubes: (cubes) => (cubes === 0 ? "nessun lavoratore" : `+${workers(cubes)}`),
  buildingSlots: (idea, position, level, standing) =>
    `${capitalize(idea)} ${position}, livello ${level}: costruiti ${standing} di ${level}`,
  otherFace: (idea, destroyed) =>
    destroyed === 0
      ? `Sull'altra faccia: ${idea}`
      : `Sull'altra faccia: ${idea}; girando perderesti ${count(destroyed, "edificio", "edifici")}`,
  otherFaceNote: "Si costruiscono solo dopo aver girato la tavola.",
  vpPrice: (price) => `Al tuo segnalino un PV costa $${price}.`,
  bulk: (vp, price) => `${vp} insieme costano $${price}.`,
  vpAmount: "Punti vittoria da comprare",
  less: "Uno in meno",
  more: "Uno in più",
  buyVp: (vp, dollars) => `Compra ${vp} PV per $${dollars}`,
  moneyAfter: (dollars, kept) => `Restano $${dollars}; dopo il turno $${kept}.`,
  moneyHalved: (dollars, kept) =>
    dollars === 0
      ? "Non resta denaro."
      : `A fine turno il denaro si dimezza: da $${dollars} a $${kept}.`,
  moneyWorthless: "Dopo questo turno il denaro non vale nulla.",
  bill: "Comprato in questo turno",
  nothingBought: "Ancora nessun acquisto",
  builtItem: (id, price) => `${building(id)} $${price}`,
  developedItem: (card, price) => `${development(card)} $${price}`,
  vpItem: (vp, price) => `${vp} PV $${price}`,
  done: "Fatto",
  youAreDone: "Hai finito i tuoi acquisti.",
  question: {
    box: "Quale casella della cultura?",
    industry: "Quale industria?",
    spaces: (of) => `Di quanto si muove: ${track[of]}?`,
    from: (number) =>
      number === 1 ? "Da dove viene il lavoratore?" : `Il lavoratore numero ${number}?`,
  },
  chosenSoFar: "Scelto finora",
  remove: (choice) => `Scegli di nuovo: ${choice}`,
  workerFrom: (place) =>
    place === "available" ? "Lavoratore disponibile" : capitalize(area[place]),
  workerFromFacts: (place, there) => {
    if (place === "available") return there === 1 ? "1 disponibile" : `${there} disponibili`;
    return `niente più carte: ${good[place.slice("farm.".length) as keyof typeof good]}`;
  },
  noMoreWorkers: "Basta lavoratori",
  box: (of) => capitalize(cultureBox(of)),
  industryName: (of) => capitalize(industry[of]),
  industryFacts: (of, dominance, monopoly) =>
    `più ${of} di tutti: ${dominance}; tutto: ${monopoly}`,
  spaces: (spaces) => capitalize(leftOrRight(spaces)),
  doneDialog: {
    title: "Finito di comprare?",
    vp: (money, kept, vp) => `Hai $${money}, e ne resteranno $${kept}. Ora varrebbero ${vp} PV.`,
    lastTurnVp: (money, vp) =>
      `Hai $${money}, che dopo questo turno non valgono nulla: sono ${vp} PV.`,
    developments: (cards) => `Altri PV si possono avere da ${list(cards.map(development))}.`,
    cancel: "Continua a comprare",
    confirm: "Fatto",
  },
};

function unlocks(effect: DevelopmentEffect): string | undefined {
  switch (effect.op) {
    case "placeWorker":
    case "moveWorker":
      return PLACE_BENEFITS[effect.to];
    case "takeWorkers":
      return "Un lavoratore per un altro acquisto, se ce n'è in riserva.";
    case "trackChoice":
      return "La tavola può girarsi.";
    case "gain":
    case "industryTrack":
    case "vpPerBuilding":
      return undefined;
  }
}

const PLACE_BENEFITS: { readonly [A in Area | "industry" | "culture"]?: string } = {
  city: "Una carta civica in più a turno.",
  harbor: "Una carta di lusso in più a turno.",
  warehouse: "Si mettono in magazzino cinque carte.",
  bank: "Protegge dalla Povertà, o triplica la prosperità.",
  industry: "I PV costano meno, e chi spende più di una merce segna punti.",
  culture: "Righe e colonne complete segnano una volta.",
};

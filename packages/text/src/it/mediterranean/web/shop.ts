import type { Area, DevelopmentEffect } from "@sofala/mediterranean";
import type { ShopText } from "../../../en/mediterranean/web/shop.ts";
import { capitalize, count, list, of, the } from "../../grammar.ts";
import { leftOrRight, workers } from "../effects.ts";
import { area, good, industry } from "../names.ts";
import { trackNoun } from "../nouns.ts";
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
  built: "costruito",
  boughtBy: (names) => `Comprato da ${list(names)}`,
  unlocks,
  cubes: (cubes) => (cubes === 0 ? "nessun lavoratore" : `+${workers(cubes)}`),
  buildingSlots: (idea, position, level, standing) =>
    `${capitalize(idea)} ${position}, livello ${level}: costruiti ${standing} su ${level}`,
  otherFace: (idea, destroyed) =>
    destroyed === 0
      ? `Sull'altro lato: ${idea}`
      : `Sull'altro lato: ${idea}. Girando la plancia perderesti ${count(destroyed, "edificio", "edifici")}`,
  otherFaceNote: "Puoi costruirli solo dopo aver girato la plancia.",
  vpPrice: (price) => `Al tuo segnalino un PV costa $${price}.`,
  bulk: (vp, price) => `${vp} insieme costano $${price}.`,
  vpAmount: "Punti vittoria da comprare",
  less: "Uno in meno",
  more: "Uno in più",
  buyVp: (vp, dollars) => `Compra ${vp} PV per $${dollars}`,
  moneyAfter: (dollars, kept) => `Ti restano $${dollars}, e $${kept} dopo il turno.`,
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
    spaces: (which) => `Di quanto si muove il segnalino ${of(trackNoun(which))}?`,
    from: (number) =>
      number === 1
        ? "Da dove viene il lavoratore?"
        : `Da dove viene il lavoratore numero ${number}?`,
  },
  chosenSoFar: "Scelto finora",
  remove: (choice) => `Cambia: ${choice}`,
  workerFrom: (place) =>
    place === "available" ? "Lavoratore disponibile" : capitalize(area[place]),
  workerFromFacts: (place, there) => {
    if (place === "available") return there === 1 ? "1 disponibile" : `${there} disponibili`;
    return `niente più carte di ${good[place.slice("farm.".length) as keyof typeof good]}`;
  },
  noMoreWorkers: "Nessun altro lavoratore",
  box: (where) => capitalize(cultureBox(where)),
  industryName: (which) => capitalize(industry[which]),
  industryFacts: (goods, dominance, monopoly) =>
    `più ${goods} di tutti: ${dominance}; solo tu: ${monopoly}`,
  spaces: (spaces) => capitalize(leftOrRight(spaces)),
  doneDialog: {
    title: "Hai finito di comprare?",
    vp: (money, kept, vp) => `Dei tuoi $${money} terrai solo $${kept}. Ora bastano per ${vp} PV.`,
    lastTurnVp: (money, vp) =>
      `I tuoi $${money} dopo questo turno non varranno nulla. Ora bastano per ${vp} PV.`,
    developments: (cards) => `Puoi ancora guadagnare PV con ${list(cards.map(development))}.`,
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
      return "Un lavoratore per un altro acquisto, se ne hai in riserva.";
    case "trackChoice":
      return "Può far girare la plancia.";
    case "gain":
    case "industryTrack":
    case "vpPerBuilding":
      return undefined;
  }
}

const PLACE_BENEFITS: { readonly [A in Area | "industry" | "culture"]?: string } = {
  city: "Una carta civica in più a turno.",
  harbor: "Una carta di lusso in più a turno.",
  warehouse: "Puoi conservare cinque carte.",
  bank: "Protegge dalla Povertà, o triplica la prosperità.",
  industry: "I PV costano meno, e chi spende più carte di una merce prende un premio.",
  culture: "Righe e colonne complete danno punti una volta sola.",
};

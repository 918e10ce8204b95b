import type { MatsText } from "../../../en/mediterranean/web/mats.ts";
import { count, list } from "../../grammar.ts";

const DECK_NAMES: MatsText["cards"]["deck"] = {
  grain: "grano",
  wool: "lana",
  timber: "legname",
  ore: "minerale",
  salt: "sale",
  civic: "civiche",
  luxury: "di lusso",
};

export const mats: MatsText = {
  matTitle: (name) => `La plancia di ${name}`,
  matChoice: "Di chi è la plancia",
  showMat: (name) => `Mostra la plancia di ${name}`,
  reconstructedNote: "† è ricostruito",
  reconstructedLink: "Quali valori sono ricostruiti",

  vp: "Punti vittoria",
  hiddenVp: "I punti vittoria sono nascosti",
  money: "Denaro",
  inHand: (cards) => `${count(cards, "carta", "carte")} in mano`,
  stored: (cards, room) => `${cards} su ${room} in magazzino`,
  ready: "pronto",
  deciding: "sta decidendo",
  place: (place) => `${place}° nell'ordine di turno`,

  part: {
    land: "Terra e mare",
    tracks: "Governo e religione",
    industry: "Industria",
    culture: "Cultura",
    improvements: "Opere",
  },
  area: {
    city: "Città",
    harbor: "Porti",
    warehouse: "Magazzino",
    bank: "Banca",
    army: "Esercito",
    colosseum: "Colosseo",
    "wonder.religious": "Meraviglia degli dèi",
    "wonder.government": "Meraviglia dello stato",
    "industry.base": "Base",
  },
  cubes: (place, cubes, room) => `${place}: ${cubes} su ${room}`,
  available: (cubes) => count(cubes, "lavoratore libero", "lavoratori liberi"),
  supply: (cubes) => `${cubes} in riserva`,
  draws: (cards) =>
    `Pesca ${list(cards.map(([deck, many]) => (many === 1 ? DECK_NAMES[deck] : `${many} ${DECK_NAMES[deck]}`)))}`,
  drawsNothing: "Non pesca nulla",

  level: (level) => `Livello ${level}`,
  buildingCount: (standing, level) => `${standing} su ${count(level, "edificio", "edifici")}`,
  position: (position, last) => `su ${position} di ${last}`,
  nextLevel: (spaces, level) => `livello ${level} tra ${count(spaces, "casella", "caselle")}`,
  freeSlots: (places) => `Posto per ${count(places, "edificio", "edifici")}`,
  used: "usato",

  vpPrice: (price) => `$${price} per PV`,
  bulk: (vp, price) => `o $${price} per ${vp}`,
  dominance: "Dominio",
  monopoly: "Monopolio",
  workersTitle: "Al lavoro",
  lastBonus: "Ultimo bonus",
  workersLabel: (names) =>
    names.length === 0 ? "Non ci lavora nessuno" : `Al lavoro: ${list(names)}`,
  lastBonusLabel: (paid) =>
    `L'ultima volta: ${list(paid.map(({ name, bonus }) => `${name} (${bonus === "monopoly" ? "monopolio" : "dominio"})`))}`,

  scored: "già contata",

  statusTracks: {
    caption: "Felicità e sicurezza di tutti",
    player: "Giocatore",
    noCalamity: "Nessuna calamità",
    loss: "Perdita:",
    strikes: {
      happiness: "Colpisce chi è più infelice, se è sotto 0.",
      safety: "Colpisce chi è meno sicuro, se è sotto 0.",
    },
    wouldStrike: (names) => `Per come stanno le cose: ${list(names)}.`,
    wouldStrikeNobody: "Per come stanno le cose, passa oltre.",
    calamityOver: "Per questo turno è passata.",
  },

  cards: {
    developments: "Sviluppi",
    calamities: "Calamità",
    noCalamity: "Il primo turno non ha calamità.",
    buildings: "Edifici",
    decks: "Mazzi",
    over: "Non arrivano altre carte: la partita è finita.",
    costs: (price) => `Costa ${price}`,
    boughtBy: (names) =>
      `L'${names.length === 1 ? "ha comprato" : "hanno comprato"} ${list(names)}`,
    forbiddenTo: (names) => `Vietato a ${list(names)}`,
    builtBy: (names) =>
      `L'${names.length === 1 ? "ha costruito" : "hanno costruito"} ${list(names)}`,
    population: (cubes) => (cubes === 0 ? "nessun cubo" : `+${count(cubes, "cubo", "cubi")}`),
    left: (cards) => count(cards, "rimasta", "rimaste"),
    discarded: (cards) => count(cards, "scartata", "scartate"),
    noDiscards: "Non è stato ancora scartato nulla.",
    deck: DECK_NAMES,
  },
};

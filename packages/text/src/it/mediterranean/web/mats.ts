import type { MatsText } from "../../../games/mediterranean/mats-text.ts";
import { count, list } from "../../grammar.ts";

const DECKS: MatsText["cards"]["deck"] = {
  grain: "grano",
  wool: "lana",
  timber: "legname",
  ore: "minerale",
  salt: "sale",
  civic: "civiche",
  luxury: "di lusso",
};

export const mats: MatsText = {
  ofWhom: (name) => `La plancia di ${name}`,
  whose: "Di chi è la plancia",
  show: (name) => `Mostra la plancia di ${name}`,
  note: "† è ricostruito",
  aboutNote: "Quali valori sono ricostruiti",

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
    `Pesca ${list(cards.map(([deck, many]) => (many === 1 ? DECKS[deck] : `${many} ${DECKS[deck]}`)))}`,
  drawsNothing: "Non pesca nulla",

  level: (level) => `Livello ${level}`,
  standing: (standing, level) => `${standing} su ${count(level, "edificio", "edifici")}`,
  position: (position, last) => `su ${position} di ${last}`,
  nextLevel: (spaces, level) => `livello ${level} tra ${count(spaces, "casella", "caselle")}`,
  free: (places) => `Posto per ${count(places, "edificio", "edifici")}`,
  used: "usato",

  vpPrice: (price) => `$${price} per PV`,
  bulk: (vp, price) => `o $${price} per ${vp}`,
  dominance: "Dominio",
  monopoly: "Monopolio",
  atWork: "Al lavoro",
  lastPaid: "Ultimo bonus",
  workers: (names) => (names.length === 0 ? "Non ci lavora nessuno" : `Al lavoro: ${list(names)}`),
  paidLast: (paid) =>
    `L'ultima volta: ${list(paid.map(({ name, bonus }) => `${name} (${bonus === "monopoly" ? "monopolio" : "dominio"})`))}`,

  scored: "già contata",

  moods: {
    caption: "Felicità e sicurezza di tutti",
    player: "Giocatore",
    calm: "Nessuna calamità",
    loss: "Perdita:",
    strikes: {
      happiness: "Colpisce chi è più infelice, se è sotto 0.",
      safety: "Colpisce chi è meno sicuro, se è sotto 0.",
    },
    wouldStrike: (names) => `Per come stanno le cose: ${list(names)}.`,
    wouldPass: "Per come stanno le cose, passa oltre.",
    past: "Per questo turno è passata.",
  },

  cards: {
    developments: "Sviluppi",
    calamities: "Calamità",
    noCalamity: "Il primo turno non ha calamità.",
    buildings: "Edifici",
    decks: "Mazzi",
    over: "Non arrivano altre carte: la partita è finita.",
    costs: (price) => `Costa ${price}`,
    bought: (names) => `L'${names.length === 1 ? "ha comprato" : "hanno comprato"} ${list(names)}`,
    forbidden: (names) => `Vietato a ${list(names)}`,
    standsAt: (names) =>
      `L'${names.length === 1 ? "ha costruito" : "hanno costruito"} ${list(names)}`,
    population: (cubes) => (cubes === 0 ? "nessun cubo" : `+${count(cubes, "cubo", "cubi")}`),
    left: (cards) => count(cards, "rimasta", "rimaste"),
    discarded: (cards) => count(cards, "scartata", "scartate"),
    noDiscards: "Non è stato ancora scartato nulla.",
    deck: DECKS,
  },
};

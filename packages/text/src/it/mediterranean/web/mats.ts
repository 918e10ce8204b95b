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
  matTitle: (name) => `Il tabellone di ${name}`,
  matChoice: "Di chi è il tabellone",
  showMat: (name) => `Mostra il tabellone di ${name}`,
  reconstructedNote: "† valore ricostruito",
  reconstructedLink: "Quali valori sono ricostruiti",

  vp: "Punti vittoria",
  hiddenVp: "I punti vittoria sono nascosti",
  money: "Denaro",
  inHand: (cards) => `${count(cards, "carta", "carte")} in mano`,
  stored: (cards, room) => `${cards} su ${room} in magazzino`,
  ready: "ha finito",
  deciding: "sta decidendo",
  changed: "cambiato dopo la tua ultima decisione",
  place: (place) => `${place}º nell'ordine di turno`,

  part: {
    land: "Terra e mare",
    tracks: "Governo e religione",
    industry: "Industria",
    culture: "Cultura",
    improvements: "Migliorie",
  },
  area: {
    city: "Città",
    harbor: "Porti",
    warehouse: "Magazzino",
    bank: "Banca",
    army: "Esercito",
    colosseum: "Colosseo",
    "wonder.religious": "Meraviglia degli dèi",
    "wonder.government": "Meraviglia dello Stato",
    "industry.base": "Base",
  },
  cubes: (place, cubes, room) => `${place}: ${cubes} su ${room}`,
  available: (cubes) => count(cubes, "lavoratore disponibile", "lavoratori disponibili"),
  supply: (cubes) => `${cubes} in riserva`,
  draws: (cards) =>
    `Pesca ${list(cards.map(([deck, many]) => (many === 1 ? DECK_NAMES[deck] : `${many} ${DECK_NAMES[deck]}`)))}`,
  drawsNothing: "Non pesca nulla",

  level: (level) => `Livello ${level}`,
  buildingCount: (standing, level) => `${standing} su ${count(level, "edificio", "edifici")}`,
  position: (position, last) => `casella ${position} di ${last}`,
  nextLevel: (spaces, level) => `livello ${level} tra ${count(spaces, "casella", "caselle")}`,
  freeSlots: (places) => `Posto per ${count(places, "edificio", "edifici")}`,
  used: "usato",

  vpPrice: (price) => `$${price} per PV`,
  bulk: (vp, price) => `o $${price} per ${vp}`,
  dominance: "Predominio",
  monopoly: "Monopolio",
  workersTitle: "Al lavoro",
  lastBonus: "Ultimo premio",
  workersLabel: (names) => (names.length === 0 ? "Nessuno al lavoro" : `Al lavoro: ${list(names)}`),
  lastBonusLabel: (paid) =>
    `L'ultima volta: ${list(paid.map(({ name, bonus }) => `${name} (${bonus === "monopoly" ? "monopolio" : "predominio"})`))}`,

  scored: "già contata",

  statusTracks: {
    caption: "Felicità e sicurezza di tutti",
    player: "Giocatore",
    noCalamity: "Nessuna calamità",
    loss: "Perdita:",
    strikes: {
      happiness: "Colpisce il giocatore meno felice, se è sotto 0.",
      safety: "Colpisce il giocatore meno sicuro, se è sotto 0.",
    },
    wouldStrike: (names) => `Ora colpirebbe: ${list(names)}.`,
    wouldStrikeNobody: "Ora non colpirebbe nessuno.",
    calamityOver: "Finita per questo turno.",
  },

  cards: {
    developments: "Sviluppi",
    calamities: "Calamità",
    noCalamity: "Il primo turno non ha calamità.",
    buildings: "Edifici",
    decks: "Mazzi",
    over: "Non ci sono altre carte: la partita è finita.",
    costs: (price) => `Costa ${price}`,
    boughtBy: (names) =>
      `L'${names.length === 1 ? "ha comprato" : "hanno comprato"} ${list(names)}`,
    forbiddenTo: (names) => `Vietato a ${list(names)}`,
    builtBy: (names) =>
      `L'${names.length === 1 ? "ha costruito" : "hanno costruito"} ${list(names)}`,
    population: (cubes) => (cubes === 0 ? "nessun cubo" : `+${count(cubes, "cubo", "cubi")}`),
    left: (cards) => count(cards, "rimasta", "rimaste"),
    discarded: (cards) => count(cards, "scartata", "scartate"),
    noDiscards: "Ancora nessuno scarto.",
    deck: DECK_NAMES,
  },
};

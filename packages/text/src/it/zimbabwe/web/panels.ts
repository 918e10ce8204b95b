import { signed } from "../../../signed.ts";
import type { PanelsText } from "../../../en/zimbabwe/web/panels.ts";
import { cattle, count, orList, toPerson } from "../../grammar.ts";
import { resource } from "../cards.ts";

const youText = (name: string | undefined, what: string, others: string): string =>
  name === undefined ? `Tocca a te: ${what}` : `${name}: ${others}`;
const placeNumber = (number: number): string => `${number}º`;

export const panels: PanelsText = {
  tabs: { gods: "Divinità", crafts: "Mestieri", order: "Ordine" },
  round: (round) => `Giro ${round}`,
  phase: { setup: "Preparazione", gifts: "Doni", culture: "Religione e cultura", over: "Fine" },
  cattle,
  status: {
    placesFirst: (name) => `${name} sta piazzando il primo monumento`,
    youPlaceFirst: (name) =>
      youText(name, "piazza il tuo primo monumento", "piazza il primo monumento"),
    gives: (name) => `${name} sta decidendo il dono`,
    youGive: (name) => youText(name, "dona o passa", "dona o passa"),
    plays: (name) => `È il turno di ${name}`,
    youPlay: (name) => youText(name, "scegli un'azione", "scegli un'azione"),
  },
  log: {
    setup: "Preparazione",
    gifts: "Doni",
    turnOf: (name) => name,
    revenue: "Entrate",
    end: "Fine",
    bill: ({ others, ownCards, stock }) =>
      `Pagati: ${[
        ...others.map(({ name, cattle: paid }) => `${paid} ${toPerson(name)}`),
        ...(ownCards > 0 ? [`${ownCards} alle proprie carte`] : []),
        ...(stock > 0 ? [`${stock} alla riserva`] : []),
      ].join(", ")}.`,
  },
  seat: {
    inHand: "Capi in mano",
    atRevenue: "Con le entrate",
    onPlaque: "Sulla targa",
    revenue: (onCards, income) => `Entrate: carte ${onCards}, rendita ${income}`,
    vp: "PV",
    vpLong: "Punti vittoria",
    vrLong: "Requisito di vittoria",
    remaining: (vp, goods) =>
      `${vp === 1 ? "manca" : "mancano"} ${vp} · ${count(goods, "bene", "beni")}`,
    requirementReached: (over) => (over === 0 ? "raggiunto" : `superato di ${over}`),
    noCards: "Ancora nessuna carta",
    used: "usato in questo turno",
    mustUse: "da usare in questo turno",
    price: "prezzo",
    order: { label: "Ordine", turn: "Ordine di turno", seat: "Posti" },
    place: {
      setup: (number) => `piazza per ${placeNumber(number)}`,
      culture: (number) => `gioca per ${placeNumber(number)}`,
      over: (number) => `${placeNumber(number)} posto`,
    },
  },
  track: {
    caption: "Punti e requisiti di vittoria",
    player: "Giocatore",
    remaining: "Mancano",
    vrStack: "Posizione nella pila dei segnalini RV",
    vrStackPlace: (number, of) =>
      of === 1 ? "da solo" : `${placeNumber(number)} di ${of} dal basso`,
  },
  gods: {
    free: "Libere",
    taken: "Adorate",
    noneFree: "Nessuna divinità libera.",
    specialists: "Specialisti",
    vr: (vr) => `RV ${signed(vr)}`,
    fee: (fees) => `costa ${orList(fees)}`,
    noSpecialists: "In questa partita non ci sono specialisti.",
    cattleOnCard: (number) => `${number} sulla carta`,
    rules: (name) => `Regole: ${name}`,
  },
  crafts: {
    cost: "costo",
    vpEach: "PV l'uno",
    tiles: (left, of) => `${left === 1 ? "resta 1 tessera" : `restano ${left} tessere`} su ${of}`,
    tile: { bar: "due aree", square: "quattro aree" },
    cardFree: (card, vr) => `Carta ${card}, RV ${signed(vr)}: libera`,
    cardOf: ({ card, name, price, cattle: on }) =>
      `Carta ${card}: ${name}, prezzo ${price}, ${cattle(on)} sopra`,
    free: "libera",
    supplies: "Tessere rimaste",
    suppliesHint: "Per lo sciamano e la cerimonia della pioggia.",
    resourceTiles: (kind, left, of) => `${resource[kind]}: ${left} su ${of}`,
    waterTiles: (left, of) => `acqua: ${left} su ${of}`,
  },
  order: {
    firstMonuments: "Primi monumenti",
    playOrder: "Ordine di turno",
    plaques: "Fila e targhe",
    plaquesHint: "I doni vanno sulle targhe uno alla volta, in quest'ordine.",
    lastGift: (given) => `Ultimo dono: ${cattle(given)}.`,
    noGift: "Ancora nessun dono.",
    minGift: (least) => `Il prossimo dono deve essere di almeno ${least}.`,
    decidesNow: "decide ora",
    next: "poi",
    passed: (number) => `ha passato, gioca per ${placeNumber(number)}`,
    stillIn: "ancora in gara",
    hasPlayed: "ha giocato",
    willPlay: "deve giocare",
    hasPlaced: "piazzato",
    notPlacedYet: "non ancora piazzato",
    receivesNext: "la prossima a ricevere",
    extraPlaque: (name) => `Targa di Shadipinyi, per ${name}`,
  },
};

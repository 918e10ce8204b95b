import { signed } from "../../../signed.ts";
import type { PanelsText } from "../../../games/zimbabwe/panels-text.ts";
import { cattle, count, either, list, toWhom } from "../../grammar.ts";
import { resource } from "../cards.ts";

const you = (name: string | undefined, what: string, others: string): string =>
  name === undefined ? `Tocca a te: ${what}` : `${name}: ${others}`;
const place = (number: number): string => `${number}º`;

export const panels: PanelsText = {
  tabs: { log: "Cronaca", gods: "Divinità", crafts: "Mestieri", order: "Ordine" },
  round: (round) => `Giro ${round}`,
  phase: { setup: "Preparazione", gifts: "Doni", culture: "Religione e cultura", over: "Fine" },
  cattle,
  status: {
    placesFirst: (name) => `${name} colloca il primo monumento`,
    youPlaceFirst: (name) =>
      you(name, "colloca il tuo primo monumento", "colloca il primo monumento"),
    gives: (name) => `${name} dona o passa`,
    youGive: (name) => you(name, "dona o passa", "dona o passa"),
    plays: (name) => `È il turno di ${name}`,
    youPlay: (name) => you(name, "scegli un'azione", "scegli un'azione"),
    thinks: (name) => `${name} sta pensando`,
    over: (winners) =>
      `Partita finita: ${winners.length === 1 ? "vince" : "vincono"} ${list(winners)}`,
    past: (move, of) => `Sguardo indietro: mossa ${move} di ${of}`,
  },
  log: {
    setup: "Preparazione",
    gifts: "Doni",
    turnOf: (name) => name,
    revenue: "Entrate",
    end: "Fine",
    bill: ({ others, ownCards, stock }) =>
      `Pagati: ${[
        ...others.map(({ name, cattle: paid }) => `${paid} ${toWhom(name)}`),
        ...(ownCards > 0 ? [`${ownCards} sulle proprie carte`] : []),
        ...(stock > 0 ? [`${stock} alla riserva`] : []),
      ].join(", ")}.`,
  },
  seat: {
    person: "persona",
    thinking: "sta pensando …",
    you: "tu",
    inHand: "Capi in mano",
    atRevenue: "Con le entrate",
    onPlaque: "Sulla targa",
    revenue: (onCards, income) => `Entrate: carte ${onCards}, rendita ${income}`,
    vp: "PV",
    vpLong: "Punti vittoria",
    vrLong: "Requisito di vittoria",
    toGo: (vp, goods) =>
      `${vp === 1 ? "manca" : "mancano"} ${vp} · ${count(goods, "bene", "beni")}`,
    reached: (over) => (over === 0 ? "raggiunto" : `superato di ${over}`),
    noCards: "Ancora nessuna carta",
    used: "usato in questo turno",
    mustUse: "da usare in questo turno",
    price: "prezzo",
    order: { label: "Ordine", turn: "Ordine di gioco", seat: "Posti" },
    place: {
      setup: (number) => `colloca per ${place(number)}`,
      culture: (number) => `gioca per ${place(number)}`,
      over: (number) => `${place(number)} posto`,
    },
  },
  track: {
    caption: "Punti e requisiti di vittoria",
    player: "Giocatore",
    toGo: "Mancano",
    stack: "Posto nella pila dei segnalini RV",
    stackOf: (number, of) => (of === 1 ? "da solo" : `${place(number)} di ${of} dal basso`),
  },
  gods: {
    free: "Libere",
    taken: "Adorate",
    noneFree: "Nessuna è libera.",
    specialists: "Specialisti",
    vr: (vr) => `RV ${signed(vr)}`,
    fee: (fees) => `costa ${either(fees)}`,
    unused: "In questa partita non ci sono specialisti.",
    onCard: (number) => `${number} sulla carta`,
    rules: (name) => `Regole: ${name}`,
  },
  crafts: {
    cost: "costo",
    vpEach: "PV l'uno",
    tiles: (left, of) => `${left === 1 ? "resta" : "restano"} ${left} di ${of} tessere`,
    tile: { bar: "due caselle", square: "quattro caselle" },
    cardFree: (card, vr) => `Carta ${card}, RV ${signed(vr)}: libera`,
    cardOf: ({ card, name, price, cattle: on }) =>
      `Carta ${card}: ${name}, prezzo ${price}, ${cattle(on)} sopra`,
    free: "libera",
    supplies: "Ancora nella scatola",
    suppliesHint: "Per lo sciamano e la cerimonia della pioggia.",
    resourceTiles: (kind, left, of) => `${resource[kind]}: ${left} di ${of}`,
    waterTiles: (left, of) => `acqua: ${left} di ${of}`,
  },
  order: {
    firstMonuments: "Primi monumenti",
    play: "Ordine di gioco",
    plaques: "Fila e targhe",
    hintPlaques: "I doni si distribuiscono sulle targhe in quest'ordine, uno alla volta.",
    lastGift: (given) => `Ultimo dono: ${cattle(given)}.`,
    noGift: "Nessuno ha ancora donato.",
    leastGift: (least) => `Il prossimo è di almeno ${least}.`,
    active: "decide ora",
    next: "poi",
    passed: (number) => `ha passato, gioca per ${place(number)}`,
    stillIn: "ancora in gara",
    done: "ha giocato",
    toCome: "deve giocare",
    placed: "ha collocato",
    open: "libero",
    nextPlaque: "riceve per prima",
    extraPlaque: (name) => `Targa di Shadipinyi, per ${name}`,
  },
};

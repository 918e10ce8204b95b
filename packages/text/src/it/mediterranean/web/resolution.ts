import { signed } from "../../../signed.ts";
import type { ResolutionText } from "../../../en/mediterranean/web/resolution.ts";
import { count } from "../../grammar.ts";

export const resolution: ResolutionText = {
  title: (turn) => `Risoluzione del turno ${turn}`,
  back: "Indietro",
  next: "Avanti",
  pause: "Pausa",
  play: "Riprendi",
  close: "Salta",
  finish: "Torna alla partita",
  resume: "Guarda la risoluzione",
  totals: "Finora",
  progress: (part, of) => `Parte ${part} di ${of}`,
  othersDecide: "In attesa delle decisioni degli altri. Poi segue il resto.",
  money: (dollars) => `$${dollars}`,
  dollars: (by) => `${by < 0 ? "−" : "+"}$${Math.abs(by)}`,
  signed,
  cards: {
    title: (name) => `${name} scopre le carte`,
    none: "Nessuna carta da spendere.",
    announcement: (name, cards, dollars) =>
      `${name} spende ${count(cards, "carta", "carte")} per $${dollars}.`,
    total: "Dalle merci",
    notInSet: "Fuori dalle serie",
  },
  markers: {
    markerPosition: (idea, position) => `${idea} ${position}`,
    flipped: "la plancia si è girata",
    noMarkerMoved: "Nessun segnalino si muove.",
  },
  statusTracks: {
    title: "Prosperità, felicità e sicurezza",
    hint: "Dal fondo delle carte.",
    player: "Giocatore",
    vp: "PV",
    bank: {
      poverty: "la banca protegge dalla Povertà",
      prosperity: "la banca moltiplica la prosperità",
    },
    status: { happiness: "Felicità", safety: "Sicurezza" },
    newPosition: (to) => `ora ${signed(to)}`,
    unchanged: "·",
  },
  industries: "Industrie",
  turnOrder: { title: "Ordine di turno", hint: "Comincia il giocatore più ricco." },
  calamity: {
    spared: "Nessuna vittima",
    struck: (name) => `La vittima è ${name}`,
  },
  ledger: {
    title: (turn) => `Registro del turno ${turn}`,
    chooseTurn: "Turno",
    noTurns: "Il primo registro apparirà dopo la prima risoluzione.",
    goods: "Dalle merci",
    otherMoney: "Altro denaro",
    spent: "Speso",
    moneyLeft: "Resta",
    vp: "PV",
    vpBought: "PV comprati",
    vpTraded: "PV scambiati",
    status: { happiness: "Felicità", safety: "Sicurezza" },
    trackChange: (by, to) =>
      by === 0 ? `ancora ${signed(to)}` : `${signed(by)}, ora ${signed(to)}`,
    calamities: "Calamità",
    cubesLost: "Cubi persi",
    bought: "Acquisti",
  },
};

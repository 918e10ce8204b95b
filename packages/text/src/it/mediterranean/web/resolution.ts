import { signed } from "../../../signed.ts";
import type { ShowText } from "../../../games/mediterranean/resolution-text.ts";
import { count } from "../../grammar.ts";

export const show: ShowText = {
  title: (turn) => `Risoluzione del turno ${turn}`,
  back: "Indietro",
  next: "Avanti",
  pause: "Pausa",
  play: "Riprendi",
  skip: "Salta",
  done: "Al tavolo",
  goOn: "Continua la risoluzione",
  part: (part, of) => `Parte ${part} di ${of}`,
  waiting: "Prima decidono gli altri, poi segue il resto.",
  money: (dollars) => `$${dollars}`,
  dollars: (by) => `${by < 0 ? "−" : "+"}$${Math.abs(by)}`,
  signed,
  cards: {
    title: (name) => `${name} scopre le carte`,
    none: "Nessuna carta da spendere.",
    spoken: (name, cards, dollars) =>
      `${name} spende ${count(cards, "carta", "carte")} per $${dollars}.`,
    sum: "Per le merci",
    loose: "Fuori dalle serie",
  },
  shift: {
    at: (idea, position) => `${idea} ${position}`,
    flipped: "la plancia si è girata",
    none: "Nessun segnalino si muove.",
  },
  moods: {
    title: "Prosperità e umori",
    hint: "Che cosa hanno portato i lati inferiori delle carte.",
    player: "Giocatore",
    vp: "PV",
    bank: {
      poverty: "la banca protegge dalla Povertà",
      prosperity: "la banca moltiplica la prosperità",
    },
    status: { happiness: "Felicità", safety: "Sicurezza" },
    now: (to) => `ora ${signed(to)}`,
    unmoved: "·",
  },
  industries: "Industrie",
  order: { title: "Ordine di turno", hint: "Comincia chi è più ricco." },
  calamity: {
    spared: "Passa senza danni",
    struck: (name) => `Colpisce ${name}`,
  },
  ledger: {
    of: (turn) => `Registro del turno ${turn}`,
    tab: "Registro",
    chooseTurn: "Turno",
    none: "Non c'è ancora nulla. Il primo registro arriva con la prima risoluzione.",
    goods: "Per le merci",
    otherMoney: "Altro denaro",
    spent: "Speso",
    kept: "Resta",
    vp: "PV",
    vpBought: "PV comprati",
    vpTraded: "PV scambiati",
    status: { happiness: "Felicità", safety: "Sicurezza" },
    moved: (by, to) => (by === 0 ? `ancora ${signed(to)}` : `${signed(by)}, ora ${signed(to)}`),
    calamities: "Calamità",
    cubesLost: "Cubi persi",
    bought: "Acquisti",
  },
};

import type { ZimbabweLaterText } from "../../../en/zimbabwe/web/later.ts";
import { cattle } from "../../grammar.ts";

export const online: ZimbabweLaterText["online"] = {
  giftOrder: {
    openForm: (round) => `Pianifica i doni del giro ${round}`,
    title: "Doni pianificati",
    maximum: "Fino a",
    text: "Ogni volta doni automaticamente il minimo, fino a questo limite. Poi passi. Nessun altro vede questo piano.",
    submit: (amount) => (amount === 0 ? "Passa subito" : `Fino a ${amount}, poi passa`),
    less: "Uno in meno",
    more: "Uno in più",
    current: (amount, round) =>
      amount === 0
        ? `Giro ${round}: passa subito.`
        : `Giro ${round}: dona fino a ${amount}, poi passa.`,
    change: "Cambia",
    withdraw: "Rimuovi",
    cancel: "Annulla",
    executedGift: (amount) => `Come previsto, hai donato ${cattle(amount)}.`,
    executedPass: "Come previsto, hai passato.",
  },
  map: {
    name: "Mappa",
    legend: "Mappa",
    randomMap: "Casuale",
    chosenMap: "Scegli",
    randomMapText: "Nessuno vede la mappa prima che la partita cominci.",
    chosenMapText: "Tutti vedono questa mappa prima di sedersi.",
    code: (code) => `Mappa ${code}`,
  },
  randomMap: "Mappa casuale, estratta all'inizio della partita.",
  sameMapRematchText: "Gli stessi giocatori sulla stessa mappa; tutti cambiano posto.",
};

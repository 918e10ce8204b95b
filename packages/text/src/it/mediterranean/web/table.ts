import type { MediterraneanTableText } from "../../../en/mediterranean/web/table.ts";
import { list } from "../../grammar.ts";

export const table: MediterraneanTableText = {
  turn: (turn, of) => `Turno ${turn} di ${of}`,
  status: {
    yourDecision: {
      abilities: "Tocca a te: usa i tuoi edifici",
      give: "Tocca a te: scegli un giocatore",
      flips: "Tocca a te: scegli una plancia",
      trading: "Tocca a te: scambia",
      grace: "Tocca a te: conserva carte",
      bank: "Tocca a te: Povertà o prosperità",
      vote: "Tocca a te: vota",
      cubes: "Tocca a te: scegli i cubi da perdere",
      stored: "Tocca a te: scegli le carte da scartare",
      purchasing: "Tocca a te: compra",
      throw: "Tocca a te: sasso, carta o forbici",
    },
    waitingFor: (names) => `In attesa di ${list(names)}`,
    waitingForAll: "In attesa di tutti",
    watching: "Stai guardando",
    gameOver: (winners) =>
      `Partita finita: ${winners.length === 1 ? "vince" : "vincono"} ${list(winners)}`,
  },
  tabs: { log: "Cronaca", mats: "Tabelloni", cards: "Carte", ledger: "Registro" },
  hand: "La tua mano",
  pause: "Pausa",
  resume: "Riprendi",
  paused: "Partita in pausa",
  passDevice: {
    title: (name) => `Passa il dispositivo a ${name}`,
    text: "Adesso nessun altro deve guardare lo schermo.",
    takeDevice: (name) => `Sono ${name}`,
  },
  dismiss: "Chiudi",
  introductions: {
    abilities: "In questa fase puoi usare una volta ogni tuo edificio.",
    give: "Alcuni edifici si usano su un altro giocatore: scegli chi, o nessuno.",
    flips:
      "Dopo sei turni vince chi ha più PV. Gira una plancia se le tue carte puntano all'altro lato, o tienile entrambe: una plancia girata riparte da 0 e perde i suoi edifici.",
    trading:
      "Scambia carte finché il mercato è aperto: più carte hai di una merce, più valgono, e il fondo di ogni tua carta ha effetto.",
    grace: "Il mercato è chiuso: puoi ancora mettere carte in magazzino per il prossimo turno.",
    bank: "In questo turno la banca fa una cosa sola: ti protegge dalla Povertà o moltiplica la prosperità.",
    vote: "Più giocatori sono in parità per questa calamità: gli altri votano la vittima.",
    cubes: "La calamità ti toglie dei cubi: scegli quali.",
    stored: "Il tuo magazzino contiene meno carte di prima: scegli quali scartare.",
    purchasing: "Compra sviluppi, edifici e PV: a fine turno perdi metà del denaro che ti resta.",
    throw: "La parità per il primo posto si decide a morra cinese.",
  },
};

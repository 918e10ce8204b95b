import { example, list, p } from "../../web/rules-blocks.ts";
import type { TsoroRulesText } from "../../games/tsoro/rules-text.ts";
import { rulesScreen } from "../web/rules-screen.ts";

export const tsoroRules: TsoroRulesText = {
  title: "Regole di Tsoro yematatu",
  searchHint: "fila, mossa, patta …",
  chapters: {
    play: "Come si gioca",
    ending: "Come finisce",
    background: "Buono a sapersi",
  },
  sections: {
    aim: {
      title: "Lo scopo",
      blocks: [
        p(
          "Due giocatori hanno tre pietre ciascuno. Vince chi mette tre pietre in fila. Una partita dura circa cinque minuti.",
        ),
      ],
    },
    board: {
      title: "Il tabellone",
      blocks: [
        p(
          "Il tabellone è un triangolo con sette punti: uno in cima, tre a mezza altezza, tre sulla base.",
        ),
        list(
          "Li uniscono cinque linee, con tre punti ciascuna: il lato sinistro, il lato destro, la linea dal vertice a metà della base, la fila di mezzo e la base.",
          "Due punti sono vicini se si susseguono su una linea.",
        ),
      ],
    },
    placing: {
      title: "Mettere le pietre",
      blocks: [
        p(
          "All'inizio il tabellone è vuoto. Comincia Steatite. A turno si mette una pietra su un punto libero, finché non ci sono tutte e sei.",
        ),
        p("Anche qui tre in fila [vincono](winning), con la terza pietra."),
      ],
    },
    moving: {
      title: "Muovere le pietre",
      blocks: [
        p(
          "Quando le sei pietre sono sul tabellone resta libero un punto. Al tuo turno muovi una tua pietra lungo una linea fino a quel punto. La pietra deve essergli vicina.",
        ),
        list(
          "Le pietre non si saltano.",
          "Non si può passare, e nessuna pietra lascia mai il tabellone.",
        ),
      ],
    },
    winning: {
      title: "Tre in fila",
      blocks: [
        p("Chi ha tutte e tre le pietre su una delle cinque linee vince subito."),
        example(
          "Hai pietre al centro, sul lato destro e nell'angolo sinistro, e il lato sinistro è libero. Muovi dall'angolo sinistro al lato sinistro: la fila di mezzo è tua.",
        ),
      ],
    },
    blocked: {
      title: "Nessuna mossa",
      blocks: [
        p(
          "Se tocca a te e nessuna tua pietra è vicina al punto libero, non puoi muovere e perdi. Chiudere l'avversario è quindi un secondo modo di vincere.",
        ),
      ],
    },
    draw: {
      title: "Patta",
      blocks: [
        p(
          "La partita è patta quando la stessa posizione si presenta per la terza volta: le stesse pietre sugli stessi punti, e tocca allo stesso giocatore.",
        ),
        p("Si conta da quando le pietre sono tutte sul tabellone. Prima nulla può ripetersi."),
      ],
    },
    "first-point": {
      title: "Chi dovrebbe vincere",
      blocks: [
        p(
          "Se nessuno sbaglia, la partita è patta. Conta soprattutto la prima pietra: sul vertice o sulla base puoi tenere la patta; sulla fila di mezzo un avversario perfetto ti batte.",
        ),
        p("Per questo le partite di Tsoro non danno punteggio."),
      ],
    },
    origin: {
      title: "Da dove viene",
      blocks: [
        p(
          "Tsoro yematatu in shona vuol dire «il gioco di pietre che si gioca con tre». In Zimbabwe si gioca su un tabellone disegnato per terra. C'è chi lascia saltare le pietre; noi giochiamo senza salti, e così ci si può anche [chiudere](blocked).",
        ),
      ],
    },
  },
  screen: rulesScreen,
};

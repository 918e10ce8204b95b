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
          "Due giocatori hanno tre pietre ciascuno. Vince chi per primo mette tre pietre in fila. Una partita dura circa cinque minuti.",
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
          "Due punti sono vicini se si trovano uno accanto all'altro su una linea.",
        ),
      ],
    },
    placing: {
      title: "Mettere le pietre",
      blocks: [
        p(
          "All'inizio il tabellone è vuoto. Comincia Steatite. A turno ognuno mette una pietra su un punto libero, finché sul tabellone non ci sono tutte e sei.",
        ),
        p("Anche qui chi fa tre in fila [vince](winning), con la terza pietra."),
      ],
    },
    moving: {
      title: "Muovere le pietre",
      blocks: [
        p(
          "Quando tutte e sei le pietre sono sul tabellone, resta libero un punto. Nel tuo turno muovi una tua pietra lungo una linea fino a quel punto. La pietra dev'essere su un punto vicino.",
        ),
        list(
          "Le pietre non possono saltarne altre.",
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
          "Se tocca a te e nessuna tua pietra è vicina al punto libero, non puoi muovere e perdi. Puoi quindi vincere anche bloccando l'avversario.",
        ),
      ],
    },
    draw: {
      title: "Patta",
      blocks: [
        p(
          "La partita è patta quando la stessa posizione si presenta per la terza volta: le stesse pietre sugli stessi punti, con lo stesso giocatore di turno.",
        ),
        p(
          "Le posizioni contano solo quando tutte le pietre sono sul tabellone. Prima nessuna può ripetersi.",
        ),
      ],
    },
    "first-point": {
      title: "Chi dovrebbe vincere",
      blocks: [
        p(
          "Se nessuno sbaglia, la partita è patta. Conta soprattutto la prima pietra: in cima o sulla base puoi ancora ottenere la patta; sulla fila di mezzo un avversario perfetto ti batte.",
        ),
        p("Per questo le partite di Tsoro non danno punteggio."),
      ],
    },
    origin: {
      title: "Da dove viene",
      blocks: [
        p(
          "Tsoro yematatu in shona vuol dire «il gioco di pietre che si gioca con tre». In Zimbabwe si gioca su un tabellone disegnato per terra. C'è chi lascia saltare le pietre; noi giochiamo senza salti, e così è possibile [bloccare l'avversario](blocked).",
        ),
      ],
    },
  },
  screen: rulesScreen,
};

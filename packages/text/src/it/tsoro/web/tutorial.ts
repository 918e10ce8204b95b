import type { TsoroTutorialText } from "../../../games/tsoro/tutorial-text.ts";
import { tutor } from "../../web/tutor.ts";

export const tsoroTutorial: TsoroTutorialText = {
  ...tutor,
  intro: "Una partita breve contro Rudo, che segue un copione. Dura circa un minuto.",
  players: ["Tendai", "Rudo"],
  finished: {
    title: "Ora conosci tutto il gioco",
    text: "Ben giocato. Adesso prova una partita contro un bot.",
    firstGame: "Gioca una prima partita",
    rules: "Leggi le regole",
  },
  lessons: {
    game: {
      title: "Una partita intera",
      summary: "Metti, blocca, muovi e vinci.",
      stepTexts: {
        place:
          "Tu e Rudo avete tre pietre a testa. Vince chi ne ha tre in fila, su una qualsiasi delle cinque linee. Cominci tu: metti una pietra sul vertice.",
        row: "Rudo ha preso l'angolo destro. Ora allineane due: metti la seconda pietra al centro. Per completare la fila ti basterebbe il punto medio della base.",
        block:
          "Rudo ti ha bloccato lì, e adesso ha due pietre sulla base. Fermala: metti l'ultima pietra nell'angolo sinistro.",
        move: "Le sei pietre sono sul tabellone: da qui si muovono, di un passo lungo una linea, fino al punto libero. Muovi la pietra dal vertice al lato destro, e guarda che cosa può ancora fare Rudo.",
        win: "Rudo aveva una sola mossa, e ti ha lasciato libero il lato sinistro. Muovi dall'angolo sinistro al lato sinistro: tre nella fila di mezzo.",
        won: "Tre in fila: hai vinto. Si vince anche quando tocca all'avversario e nessuna delle sue pietre può muovere. Se la stessa posizione si presenta per la terza volta, è patta.",
      },
      nudges: {
        place: "Si può cominciare ovunque, ma qui cominciamo dal vertice.",
        row: "Qui prendiamo il centro, in fila con il vertice.",
        block: "Così Rudo completa la base e vince. Metti la pietra nell'angolo sinistro.",
        move: "Così Rudo si libera. Muovi la pietra dal vertice al lato destro.",
        win: "C'è di meglio: completa la fila di mezzo dall'angolo sinistro.",
      },
    },
  },
};

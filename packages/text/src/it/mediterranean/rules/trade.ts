import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const trade: MediterraneanSections<"civic" | "trading"> = {
  reveal: {
    title: "Le carte scoperte",
    blocks: [
      p(
        "Si scoprono i sei [sviluppi](development-list) del turno e, dal turno 2, due [calamità](calamity-cards): una per l'infelicità, una per i barbari. Si vedono prima degli scambi: così sai che cosa evitare e per che cosa risparmiare.",
      ),
    ],
  },
  "own-abilities": {
    title: "Le tue abilità",
    blocks: [
      p(
        "Tutti insieme, i giocatori possono usare le abilità dei propri edifici che riguardano loro stessi: frecce e premi. Ognuna si può usare una volta per turno, nell'ordine che si vuole.",
      ),
      p(
        "Partecipano solo i giocatori con un edificio di questo tipo; il passo finisce quando hanno finito tutti. Un edificio si può usare dalla fase civica successiva alla sua [costruzione](building).",
      ),
    ],
  },
  "give-opponent": {
    title: "Dai a un avversario",
    blocks: [
      p(
        "Poi, uno dopo l'altro in ordine di turno, chi ha un edificio che dà a un avversario può usarlo: una volta per turno, su un altro giocatore a scelta. L'effetto può anche aiutare quel giocatore.",
      ),
      list(
        "Muove il segnalino dell'altro come dice [l'elenco](building-list), e può [girare](crossing) una plancia.",
        "Gli [impegni](pledges) vanno mantenuti qui: non puoi passare finché un uso promesso è possibile, né usare l'edificio in altro modo. Alla fine del passo tutti gli impegni decadono.",
      ),
    ],
  },
  flips: {
    title: "Cambi di lato",
    blocks: [
      p(
        "Infine, ciascuno può girare la plancia del governo, quella della religione o tutte e due, ognuna una volta per turno. Le scelte sono segrete e si eseguono insieme.",
      ),
      list(
        "Il segnalino parte dallo 0 dell'altro lato, o da più avanti se è stata una [spinta](crossing) a girare la plancia.",
        "Tutti i tuoi edifici di quella plancia vengono distrutti: tornano tra le tessere da costruire e si possono ricostruire a prezzo intero, e danno di nuovo i loro cubi.",
        "Non si perdono cubi. Tutto questo vale per ogni cambio di lato, qualunque ne sia la causa.",
      ),
      p(
        "Tutti cominciano con democrazia e Venere; nel turno 1, senza edifici, cambiare lato non costa nulla.",
      ),
    ],
  },

  market: {
    title: "Il mercato",
    blocks: [
      p(
        "Il mercato è aperto a tutti insieme per quattro minuti. Tutti fanno [offerte](offers), rispondono a quelle degli altri e mettono carte in [magazzino](warehouse). L'orologio avvisa a un minuto dalla fine, e di nuovo a trenta secondi.",
      ),
      p(
        "Se due giocatori rispondono alla stessa offerta, vale la prima risposta che arriva al server.",
      ),
      p(
        "Ogni carta che non è in magazzino quando il mercato chiude viene spesa: la sua serie porta denaro, e il suo fondo ha effetto.",
      ),
    ],
  },
  offers: {
    title: "Offerte",
    blocks: [
      p("Un'offerta dice a chi è rivolta, che cosa dà chi la fa e che cosa vuole."),
      list(
        "È per tutti, o per alcuni giocatori.",
        "Puoi dare carte a tua scelta, dalla mano o dal magazzino (gli altri vedono solo il tipo), PV e [impegni](pledges).",
        "Puoi chiedere un certo numero di carte di certi tipi, PV e impegni.",
        "Puoi scambiare qualsiasi numero di carte. Puoi anche regalare qualcosa o chiedere un regalo, ma un'offerta non può essere vuota.",
        "Denaro, cubi, edifici e sviluppi non si scambiano. I PV che offri devi averli.",
      ),
    ],
  },
  deals: {
    title: "Scambi conclusi",
    blocks: [
      p(
        "Un giocatore a cui l'offerta è rivolta la accetta e sceglie le carte che corrispondono esattamente alla richiesta. In quel momento tutto dev'essere disponibile: carte, PV, impegni validi. Allora passa di mano tutto in una volta, oppure nulla.",
      ),
      p(
        "I tipi promessi sono i tipi consegnati, tranne che per la [Pirateria](piracy). Chi riceve vede il fondo delle carte nuove; gli altri vedono solo i tipi. Chi dà sceglie quale copia dare: un buon modo di liberarsi di un fondo scomodo.",
      ),
    ],
  },
  "offer-life": {
    title: "Quando finisce un'offerta",
    blocks: [
      p(
        "Un'offerta non riserva nulla: puoi promettere la stessa carta in più offerte. Finisce quando è accettata, quando chi l'ha fatta la ritira, quando l'hanno rifiutata tutti quelli a cui era rivolta, o quando una sua carta è stata scambiata in un altro affare.",
      ),
      list(
        "Se chi l'ha fatta non ha più abbastanza PV, un'offerta resta nell'elenco ma per il momento non si può accettare.",
        "Rifiutare chiude l'offerta solo per te.",
        "Tutte le offerte finiscono con gli scambi del turno.",
      ),
    ],
  },
  pledges: {
    title: "Impegni",
    blocks: [
      p(
        "In uno scambio puoi promettere qualcosa su un tuo edificio che [dà a un avversario](give-opponent), per la fase civica del turno seguente: di usarlo su un certo giocatore, o di non farlo.",
      ),
      list(
        "Devi aver costruito l'edificio, e l'impegno non può contraddirne un altro.",
        "Un impegno è vincolante e si mantiene automaticamente se il tempo finisce. Decade se l'edificio viene distrutto.",
        "Nel turno 6 non ci sono impegni.",
        "Con un'[opzione](options) gli impegni non sono vincolanti.",
      ),
    ],
  },
  piracy: {
    title: "Pirateria",
    blocks: [
      p(
        "Una carta di lusso è la Pirateria. Non vale nulla, non fa mai parte di una serie e non può stare in magazzino. Chi la dà può prometterla come spezie o come oro. Chi la riceve vede che cos'è solo dopo lo scambio, e può cederla allo stesso modo.",
      ),
      p("Nessun'altra carta si può promettere come una merce diversa."),
    ],
  },
  warehouse: {
    title: "Magazzino",
    blocks: [
      p(
        "Le carte in magazzino non si spendono. Puoi conservarne 3 con un cubo nel magazzino, 5 con due, nessuna senza. Finché c'è tempo puoi metterci carte, riprenderle e anche scambiarle.",
      ),
      list(
        "Le carte con certi [fondi](bottoms) non si possono conservare. Se ci provi, nessun altro lo viene a sapere.",
        "Le carte conservate tornano in mano con la produzione seguente.",
        "Dopo il turno 6 non valgono nulla.",
      ),
    ],
  },
  ready: {
    title: "«Ho finito» e la fine degli scambi",
    blocks: [
      p(
        "Quando hai finito, dichiaralo: da quel momento puoi solo annullarlo, ma gli altri possono ancora accettare le tue offerte. Gli scambi finiscono quando tutti hanno finito o il tempo è scaduto.",
      ),
      p(
        "Poi tutte le offerte finiscono e hai altri dieci secondi in cui puoi solo mettere carte in magazzino.",
      ),
    ],
  },
  phrases: {
    title: "Silenzio sul fondo delle carte, e frasi pronte",
    blocks: [
      p(
        "Nessuno può dire o far capire che cosa c'è sul fondo di una carta, né prima né durante né dopo uno scambio. Per questo durante gli scambi la chat ha solo frasi pronte:",
      ),
      table("phrases"),
      p(
        "Un tavolo tra amici può aprire la chat con un'[opzione](options). Allora la maggioranza degli altri giocatori può punire un'allusione con una multa da 1 a 5 PV, una volta per episodio.",
      ),
    ],
  },
  "market-rounds": {
    title: "Un mercato a giri",
    blocks: [
      p(
        "Con un'[opzione](options) il mercato aperto è sostituito da tre giri. In ognuno prima tutti fanno offerte, poi tutti accettano e rifiutano. In entrambi i passi si possono ritirare offerte e mettere carte in magazzino. È adatto alle partite per corrispondenza e a quelle su un solo dispositivo.",
      ),
      example(
        "Giro 1: offri a tutti due carte di lana per una di vino, gli altri fanno le loro offerte. Quando tutti hanno finito, Ben accetta la tua offerta e tu ne rifiuti una sua. Quando tutti hanno di nuovo finito, comincia il giro 2.",
      ),
    ],
  },
};

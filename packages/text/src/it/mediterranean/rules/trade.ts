import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const trade: MediterraneanSections<"civic" | "trading"> = {
  reveal: {
    title: "Le carte scoperte",
    blocks: [
      p(
        "Si scoprono i sei [sviluppi](development-list) del turno e, dal turno 2, due [calamità](calamity-cards): una per gli infelici, una per chi è poco sicuro. Si vedono prima di scambiare: così sai che cosa temere e per che cosa risparmiare.",
      ),
    ],
  },
  "own-abilities": {
    title: "Abilità proprie",
    blocks: [
      p(
        "Tutti insieme, i giocatori possono usare le abilità dei propri edifici che riguardano loro stessi: frecce e premi. Ciascuna una volta per turno, in qualsiasi ordine, o per nulla.",
      ),
      p(
        "Si chiede solo a chi ha un edificio del genere; il passo finisce quando tutti questi sono pronti. Un edificio serve dalla fase civica che segue la sua [costruzione](building).",
      ),
    ],
  },
  "give-opponent": {
    title: "Dai a un avversario",
    blocks: [
      p(
        "Poi, uno dopo l'altro in ordine di turno, chi ha un edificio che dà a un avversario può usarlo: una volta per turno, su un altro giocatore a scelta. Può anche essere un favore.",
      ),
      list(
        "Muove il segnalino dell'altro come dice [l'elenco](building-list), e può [girare](crossing) una plancia.",
        "Un [impegno](pledges) si mantiene qui: non puoi passare finché un uso promesso è possibile, né usare l'edificio in altro modo. Finito il passo, tutti gli impegni decadono.",
      ),
    ],
  },
  flips: {
    title: "Cambi di lato",
    blocks: [
      p(
        "Per ultimo, ciascuno può girare la plancia del governo, quella della religione o tutte e due, ognuna una volta per turno. Le scelte restano coperte e si eseguono insieme.",
      ),
      list(
        "Appare l'altro lato con il segnalino sullo 0, o più avanti se è stata una [spinta](crossing) a girarla.",
        "Tutti i tuoi edifici di quella plancia sono distrutti: tornano tra le tessere da costruire e si possono ricostruire a prezzo intero, di nuovo con i loro cubi.",
        "Non si perdono cubi. Tutto questo vale per ogni cambio di lato, qualunque ne sia la causa.",
      ),
      p(
        "Si comincia tutti con democrazia e Venere; nel turno 1, senza edifici, cambiare lato non costa nulla.",
      ),
    ],
  },

  market: {
    title: "Il mercato",
    blocks: [
      p(
        "Il mercato è aperto a tutti insieme per quattro minuti. Chiunque fa [offerte](offers), risponde a quelle degli altri e mette carte in [magazzino](warehouse). L'orologio avvisa a un minuto e a trenta secondi.",
      ),
      p("Se due rispondono alla stessa offerta, lo scambio è di chi arriva per primo al server."),
      p(
        "Ogni carta che non è in magazzino quando il mercato chiude sarà spesa: la sua serie porta denaro, e la parte bassa fa quel che dice.",
      ),
    ],
  },
  offers: {
    title: "Offerte",
    blocks: [
      p("Un'offerta dice a chi è rivolta, che cosa dà chi la fa e che cosa vuole."),
      list(
        "È per tutti, o per alcuni degli altri.",
        "Si danno carte precise, dalla mano o dal magazzino, di cui gli altri vedono solo il tipo; PV; [impegni](pledges).",
        "Si chiedono quantità di un tipo; PV; impegni.",
        "Carte per carte in qualsiasi numero. Un regalo è un'offerta, e lo è anche chiederne uno; nulla per nulla non lo è.",
        "Denaro, cubi, edifici e sviluppi non si scambiano. I PV offerti bisogna averli.",
      ),
    ],
  },
  deals: {
    title: "Scambi conclusi",
    blocks: [
      p(
        "Uno di quelli a cui l'offerta è aperta la accetta e indica le carte che rispondono esattamente alla richiesta. In quel momento tutto dev'esserci: carte, PV, impegni validi. Allora passa di mano tutto in una volta, oppure nulla.",
      ),
      p(
        "I tipi promessi sono i tipi consegnati, tranne che per la [Pirateria](piracy). Chi riceve vede la parte bassa delle carte nuove; gli altri sentono solo i tipi. La copia la sceglie chi dà: un buon modo di liberarsi di una carta scomoda.",
      ),
    ],
  },
  "offer-life": {
    title: "Quanto vive un'offerta",
    blocks: [
      p(
        "Un'offerta non riserva nulla: puoi promettere la stessa carta in più offerte. Finisce quando è accettata, quando chi l'ha fatta la ritira, quando l'ha rifiutata anche l'ultimo a cui era rivolta, o quando una sua carta se n'è andata in un altro scambio.",
      ),
      list(
        "Un'offerta i cui PV non ci sono più resta nell'elenco, ma intanto non si può accettare.",
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
        "L'edificio dev'essere in piedi, e la promessa non può contraddirne un'altra.",
        "Un impegno vincola, e si compie da sé se il tempo finisce. Decade se l'edificio non c'è più.",
        "Nel turno 6 non ci sono impegni.",
        "Con un'[opzione](options) sono solo parole.",
      ),
    ],
  },
  piracy: {
    title: "Pirateria",
    blocks: [
      p(
        "Una carta di lusso è la Pirateria. Non vale nulla, non fa mai parte di una serie e non può stare in magazzino. Chi la dà può prometterla come spezie o come oro. Chi la riceve vede subito che cos'è, e può passarla oltre allo stesso modo.",
      ),
      p("Nessun'altra carta si può dare per ciò che non è."),
    ],
  },
  warehouse: {
    title: "Magazzino",
    blocks: [
      p(
        "Le carte in magazzino non si spendono. Puoi riporne 3 con un cubo nel magazzino, 5 con due, nessuna senza. Fino allo scadere del tempo le carte si possono mettere, riprendere e anche scambiare.",
      ),
      list(
        "Alcune [parti basse](bottoms) non possono starci; il tentativo è rifiutato, e nessun altro lo viene a sapere.",
        "Le carte riposte tornano in mano con la produzione seguente.",
        "Dopo il turno 6 non valgono nulla.",
      ),
    ],
  },
  ready: {
    title: "Pronti, e la campana",
    blocks: [
      p(
        "Chi ha finito lo dice, e da allora può solo ripensarci; le sue offerte restano aperte agli altri. Gli scambi finiscono quando tutti sono pronti o quando il tempo è scaduto.",
      ),
      p(
        "Dopo la campana tutte le offerte finiscono e seguono dieci secondi di proroga, in cui si possono mettere carte in magazzino e nient'altro.",
      ),
    ],
  },
  phrases: {
    title: "Silenzio sulle parti basse, e frasi fatte",
    blocks: [
      p(
        "Nessuno può dire o far capire che cosa c'è nella parte bassa di una carta, né prima né durante né dopo uno scambio. Per questo durante gli scambi ci sono le offerte e, invece di parole libere, delle frasi fatte:",
      ),
      table("phrases"),
      p(
        "Un tavolo tra amici può aprire la chat con un'[opzione](options). Allora la maggioranza degli altri giocatori può multare un'allusione da 1 a 5 PV, una volta per episodio.",
      ),
    ],
  },
  "market-rounds": {
    title: "Un mercato a giri",
    blocks: [
      p(
        "Con un'[opzione](options) il mercato aperto diventa di tre giri. In ognuno prima tutti fanno offerte, poi tutti accettano e rifiutano. Ritirare e riporre si può in entrambi i passi. È adatto a partite lente e a un solo dispositivo per tutti.",
      ),
      example(
        "Giro 1: offri a tutti due lane per un vino, gli altri fanno le loro offerte. Tutti pronti. Ora Ben accetta la tua, e tu ne rifiuti una sua. Tutti pronti: comincia il giro 2.",
      ),
    ],
  },
};

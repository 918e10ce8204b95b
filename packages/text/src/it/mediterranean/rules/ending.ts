import { list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const ending: MediterraneanSections<"ending" | "set-up" | "play" | "values" | "glossary"> = {
  winning: {
    title: "Chi vince",
    blocks: [
      p(
        "Dopo gli acquisti del turno 6 la partita è finita. Vince chi ha più PV. Le carte ancora in magazzino e il denaro rimasto non contano.",
      ),
    ],
  },
  ties: {
    title: "Parità",
    blocks: [
      p("A parità di PV decide, nell'ordine:"),
      list(
        "chi ha più cubi nelle caselle della [cultura](culture-grid);",
        "chi ha più edifici in piedi;",
        "solo per il primo posto: la morra cinese. Vince chi arriva per primo a cinque mani vinte; quelle pari non contano. Se gli sfidanti sono più di due, il vincitore incontra il seguente, in [ordine di turno](turn-order).",
      ),
      p("Gli altri posti sono condivisi."),
    ],
  },

  start: {
    title: "Con che cosa si comincia",
    blocks: [
      list(
        "5 PV e niente denaro.",
        "Democrazia e Venere in vista, i loro segnalini e quello dell'industria sullo 0; felicità e sicurezza su START.",
        "Sette cubi sul tabellone: uno in ogni fattoria, uno alla base dell'industria, uno nel [magazzino](places). Otto sono in riserva.",
      ),
    ],
  },
  layout: {
    title: "Le carte di tutta la partita",
    blocks: [
      p(
        "L'ordine di turno si estrae a sorte e tutti i mazzi si mescolano. Si preparano sei sviluppi per ogni turno e, dal turno 2, una calamità dell'infelicità e una dei barbari per turno. Così ogni carta esce una volta, e il caso sta solo nell'ordine.",
      ),
      p(
        "Anche in quattro e in cinque si usano tutte le carte. I posti che nessuno prende sono per i bot.",
      ),
    ],
  },

  overlooked: {
    title: "Che cosa sfugge facilmente",
    blocks: [
      list(
        "Una serie cresce più delle sue carte: la quinta carta di una merce vale più delle prime due insieme.",
        "Ciò che non riponi si spende, con tutto quel che porta in basso. Scambialo per tempo, o riponi quel che puoi.",
        "La copia la sceglie chi dà. Gli scambi amichevoli portano Depressioni.",
        "Conta le frecce prima della campana: una di troppo contro la tua idea costa tutti gli edifici di quella plancia.",
        "È colpito solo chi sta più in basso sotto START. Non serve essere felici, basta esserlo più di qualcun altro.",
        "Il denaro si dimezza a ogni turno: spendilo.",
        "Un porto costa molto e rende di più se comprato presto.",
        "Procurati cubi con gli edifici prima che ti servano lavoratori; nell'età del ferro le fattorie non aiutano più.",
      ),
    ],
  },
  options: {
    title: "Opzioni di un tavolo",
    blocks: [
      list(
        "**Tempo per gli scambi**: quattro minuti; di più, di meno, o senza orologio. Un mercato più lungo vale per tutti al tavolo.",
        "**Proroga**: dieci secondi dopo [la campana](ready), o un'altra durata.",
        "**Passaggio dello 0**: uno 0 per ogni lato, o uno in comune. Vedi [oltre lo 0](crossing).",
        "**Merci in mano**: nascoste, o visibili a tutti. Le parti basse mai.",
        "**Impegni**: vincolanti, o solo parole. Vedi [impegni](pledges).",
        "**PV**: scoperti o nascosti, e se possono far parte degli scambi.",
        "**Chat durante gli scambi**: [frasi fatte](phrases), o parole libere.",
        "**Mercato**: aperto, o [a giri](market-rounds).",
        "**Edizione** di carte e plance. Vedi [quali valori sono dichiarati](stated).",
      ),
    ],
  },
  "time-up": {
    title: "Quando il tempo è scaduto",
    blocks: [
      p("Un tavolo può avere un orologio per ogni parte del turno. Quando scade:"),
      list(
        "le abilità non usate restano tali; gli usi per cui c'è un [impegno](pledges) si compiono da sé;",
        "i cambi di lato scelti si eseguono;",
        "dopo gli scambi viene la proroga, poi ciò che non è in magazzino si spende;",
        "la banca confronta le tue carte Povertà con il doppio delle carte prosperità e aiuta dove il numero è maggiore;",
        "i voti non dati sono astensioni, e senza maggioranza i [giudici](votes) pagano;",
        "i cubi si perdono nell'ordine in cui la carta nomina i luoghi, le carte in magazzino dall'ultima arrivata;",
        "non si compra altro; in uno spareggio la mano che manca si estrae a sorte.",
      ),
    ],
  },

  stated: {
    title: "Valori dichiarati e ricostruiti",
    blocks: [
      p(
        "Il regolamento di questo prototipo, versione 4.5 dell'aprile 2013, dice alcuni valori a parole e ne mostra altri solo in figure che non si trovano più. Questi li abbiamo ricostruiti: concordano con tutto ciò che dice il testo e sono stati bilanciati insieme. In tutte le tabelle † indica un valore ricostruito.",
      ),
      list(
        "**Dichiarati**: i valori delle [serie](goods), gli effetti di quasi tutte le [parti basse](bottoms), ciò con cui [si comincia](start), due [calamità](calamity-cards), alcuni premi delle [industrie](industries), l'orologio e lo svolgimento della partita.",
        "**Ricostruiti**: quante carte portano [che cosa in basso](bottom-counts), i [livelli](levels) delle plance e gli estremi dei tracciati, quasi tutti i prezzi e gli effetti di [edifici](building-list) e [sviluppi](development-list), le altre calamità, i premi della [cultura](culture-grid).",
        "Sono nostri anche la maggior parte dei nomi di carte ed edifici, le [opzioni](options) e ciò che succede quando [il tempo è scaduto](time-up).",
      ),
      p(
        "Tutti i valori appartengono a un'edizione, che ogni partita nomina. Chi possiede il gioco stampato e trova un valore diverso può dircelo: una correzione fa una nuova edizione, e le partite già cominciate tengono la loro.",
      ),
    ],
  },
  numbers: {
    title: "Altri numeri",
    blocks: [
      p("Ciò che non sta su carte né plance. Vedi [dichiarati e ricostruiti](stated)."),
      table("numbers"),
    ],
  },

  terms: {
    title: "Termini",
    blocks: [
      {
        kind: "terms",
        terms: [
          [
            "Cambio di lato",
            "Una plancia si gira; i suoi edifici sono distrutti. Vedi [cambi di lato](flips).",
          ],
          [
            "Carta speciale",
            "Zeloti, Corruzione, Rivolta degli schiavi. Vedi [parte bassa](bottoms).",
          ],
          [
            "Dai a un avversario",
            "Un'abilità che si usa su un altro giocatore. Vedi [questa abilità](give-opponent).",
          ],
          ["Disponibili", "I cubi in attesa di lavoro. Vedi [cubi](cubes)."],
          ["Freccia", "Spinge un segnalino del governo o della religione. Vedi [frecce](arrows)."],
          ["Giudice", "Chi vota quando altri sono alla pari per una calamità. Vedi [voti](votes)."],
          ["Idea", "Democrazia, dittatura, Venere o Marte. Vedi [le plance](boards)."],
          [
            "Impegno",
            "Una promessa su un edificio, parte di uno scambio. Vedi [impegni](pledges).",
          ],
          ["In magazzino", "Conservata, non spesa. Vedi [magazzino](warehouse)."],
          ["Lato", "Una faccia di plancia o tessera, per un'idea. Vedi [le plance](boards)."],
          ["Lavoratore", "Un cubo sul tabellone. Vedi [lavoratori](workers)."],
          ["Livello", "Quanti edifici permette una casella. Vedi [livelli](levels)."],
          ["Monopolio", "Nessun altro ha speso carte di una merce. Vedi [industrie](industries)."],
          [
            "Parte bassa",
            "La metà inferiore di una carta, vista da chi la tiene. Vedi [parte bassa](bottoms).",
          ],
          ["Predominio", "Nessuno ha speso più carte di una merce. Vedi [industrie](industries)."],
          ["Proroga", "Secondi per riporre carte dopo la campana. Vedi [la campana](ready)."],
          ["PV", "Punti vittoria. Vedi [chi vince](winning)."],
          ["Riserva", "I tuoi cubi che non sono sul tabellone. Vedi [cubi](cubes)."],
          ["Serie", "Tutte le carte di una merce che spendi. Vedi [serie](sets)."],
          ["Spesa", "Scoperta nella risoluzione e scartata. Vedi [l'ordine](resolution-order)."],
          ["START", "Lo 0 di felicità e sicurezza. Vedi [i due tracciati](status)."],
          ["Tipo", "La merce di una carta. Vedi [merci](goods)."],
        ],
      },
    ],
  },
};

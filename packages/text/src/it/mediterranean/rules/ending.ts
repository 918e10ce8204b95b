import { list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const ending: MediterraneanSections<"ending" | "set-up" | "play" | "values" | "glossary"> = {
  winning: {
    title: "Chi vince",
    blocks: [
      p(
        "Dopo gli acquisti del turno 6 la partita finisce. Vince chi ha più PV. Le carte in magazzino e il denaro rimasto non contano.",
      ),
    ],
  },
  ties: {
    title: "Parità",
    blocks: [
      p("A parità di PV decide, nell'ordine:"),
      list(
        "chi ha più cubi nelle caselle della [cultura](culture-grid);",
        "chi ha più edifici;",
        "solo per il primo posto: la morra cinese. Vince chi arriva per primo a cinque mani vinte; i pareggi non contano. Se gli sfidanti sono più di due, il vincitore affronta il successivo, in [ordine di turno](turn-order).",
      ),
      p("Gli altri posti restano a pari merito."),
    ],
  },

  start: {
    title: "Con che cosa si comincia",
    blocks: [
      list(
        "5 PV e niente denaro.",
        "Democrazia e Venere in vista; i loro segnalini e quello dell'industria a 0; felicità e sicurezza su START.",
        "Sette cubi sul tabellone: uno in ogni fattoria, uno sulla base dell'industria, uno nel [magazzino](places). Otto sono in riserva.",
      ),
    ],
  },
  layout: {
    title: "Le carte di tutta la partita",
    blocks: [
      p(
        "L'ordine di turno è estratto a sorte e tutti i mazzi sono mescolati. Si preparano sei sviluppi per ogni turno e, dal turno 2, una calamità dell'infelicità e una dei barbari per turno. Così ogni carta esce una volta; è casuale solo l'ordine.",
      ),
      p(
        "Anche in quattro o in cinque si usano tutte le carte. I bot possono prendere i posti liberi.",
      ),
    ],
  },

  overlooked: {
    title: "Cose che sfuggono facilmente",
    blocks: [
      list(
        "Il valore di una serie cresce più in fretta del numero delle sue carte: la quinta carta di una merce vale più delle prime due insieme.",
        "Le carte che non metti in magazzino si spendono, comprese quelle con un fondo cattivo. Scambiale per tempo, o conserva quelle che puoi.",
        "La copia la sceglie chi dà. Anche uno scambio amichevole può nascondere una Depressione.",
        "Conta le frecce prima che il mercato chiuda: una di troppo contro la tua idea ti costa tutti gli edifici di quella plancia.",
        "È colpito solo chi sta più in basso sotto START. Non serve essere felici, basta esserlo più di qualcun altro.",
        "Il denaro si dimezza a ogni turno: spendilo.",
        "Un porto è caro e rende di più se lo compri presto.",
        "Procurati cubi dagli edifici prima che ti servano lavoratori; nell'età del ferro non puoi prenderli dalle fattorie.",
      ),
    ],
  },
  options: {
    title: "Opzioni di un tavolo",
    blocks: [
      list(
        "**Tempo per gli scambi**: di solito quattro minuti; di più, di meno o senza orologio. È uguale per tutti al tavolo.",
        "**Proroga**: tempo per mettere carte in magazzino dopo gli [scambi](ready): di solito dieci secondi.",
        "**Passaggio dello 0**: uno 0 per ogni lato di una plancia, o uno in comune. Vedi [oltre lo 0](crossing).",
        "**Merci in mano**: nascoste, o visibili a tutti. Il fondo è sempre nascosto.",
        "**Impegni**: vincolanti o no. Vedi [impegni](pledges).",
        "**PV**: scoperti o nascosti, e se possono far parte degli scambi.",
        "**Chat durante gli scambi**: [frasi pronte](phrases) o chat libera.",
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
        "le abilità non usate si saltano; gli usi [promessi](pledges) avvengono automaticamente;",
        "i cambi di lato scelti si eseguono;",
        "dopo gli scambi comincia la proroga; poi tutte le carte che non sono in magazzino si spendono;",
        "la banca confronta il numero delle tue carte Povertà con il doppio di quello delle tue carte prosperità, e si applica al più alto dei due;",
        "i voti mancanti contano come astensioni, e senza maggioranza i [giudici](votes) perdono PV;",
        "i cubi si perdono nell'ordine in cui la carta elenca i luoghi, le carte in magazzino a partire dalla più recente;",
        "gli acquisti finiscono; in uno spareggio la mano mancante è estratta a sorte.",
      ),
    ],
  },

  stated: {
    title: "Valori dichiarati e ricostruiti",
    blocks: [
      p(
        "Il regolamento di questo prototipo, versione 4.5 dell'aprile 2013, dà alcuni valori a parole e ne mostra altri solo in figure non disponibili. Questi li abbiamo ricostruiti: concordano con tutto ciò che dice il testo e sono stati bilanciati insieme. In tutte le tabelle † indica un valore ricostruito.",
      ),
      list(
        "**Dichiarati**: i valori delle [serie](goods), gli effetti di quasi tutti i [fondi](bottoms), ciò con cui [si comincia](start), due [calamità](calamity-cards), alcuni premi delle [industrie](industries), l'orologio e lo svolgimento della partita.",
        "**Ricostruiti**: quante carte hanno [ciascun fondo](bottom-counts), i [livelli](levels) delle plance e gli estremi dei tracciati, quasi tutti i prezzi e gli effetti di [edifici](building-list) e [sviluppi](development-list), le altre calamità, i premi della [cultura](culture-grid).",
        "Sono nostri anche la maggior parte dei nomi di carte ed edifici, le [opzioni](options) e ciò che succede quando [il tempo è scaduto](time-up).",
      ),
      p(
        "Tutti i valori appartengono a un'edizione, salvata con ogni partita. Se possiedi il gioco stampato e trovi un valore diverso, faccelo sapere: una correzione crea una nuova edizione, e le partite già cominciate mantengono la loro.",
      ),
    ],
  },
  numbers: {
    title: "Altri numeri",
    blocks: [
      p("Valori che non si trovano su carte né plance. Vedi [dichiarati e ricostruiti](stated)."),
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
            "Una plancia si gira e i suoi edifici vengono distrutti. Vedi [cambi di lato](flips).",
          ],
          ["Carta speciale", "Zeloti, Corruzione, Rivolta degli schiavi. Vedi [fondo](bottoms)."],
          [
            "Dai a un avversario",
            "Un'abilità che si usa su un altro giocatore. Vedi [questa abilità](give-opponent).",
          ],
          ["Disponibili", "I cubi che possono diventare lavoratori. Vedi [cubi](cubes)."],
          [
            "Fondo",
            "La metà inferiore di una carta, vista da chi la tiene. Vedi [fondo](bottoms).",
          ],
          ["Freccia", "Spinge un segnalino del governo o della religione. Vedi [frecce](arrows)."],
          ["Giudice", "Chi vota quando altri sono alla pari per una calamità. Vedi [voti](votes)."],
          ["Idea", "Democrazia, dittatura, Venere o Marte. Vedi [le plance](boards)."],
          [
            "Impegno",
            "Una promessa su un edificio, parte di uno scambio. Vedi [impegni](pledges).",
          ],
          ["In magazzino", "Conservata, non spesa. Vedi [magazzino](warehouse)."],
          [
            "Lato",
            "Una faccia di una plancia o di una tessera, con la sua idea. Vedi [le plance](boards).",
          ],
          ["Lavoratore", "Un cubo sul tabellone. Vedi [lavoratori](workers)."],
          ["Livello", "Quanti edifici permette una casella. Vedi [livelli](levels)."],
          ["Monopolio", "Nessun altro ha speso carte di una merce. Vedi [industrie](industries)."],
          ["Predominio", "Nessuno ha speso più carte di una merce. Vedi [industrie](industries)."],
          [
            "Proroga",
            "Secondi per mettere carte in magazzino dopo gli scambi. Vedi [la fine degli scambi](ready).",
          ],
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

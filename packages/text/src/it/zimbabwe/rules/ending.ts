import { example, list, p } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const ending: ZimbabweSections<"ending" | "set-up" | "first-play" | "glossary"> = {
  revenue: {
    title: "Entrate",
    blocks: [
      p("Dopo l'ultimo turno di un giro ciascuno riceve"),
      list(
        "tutti i capi sulle proprie carte divinità, specialista e tecnologia;",
        "una rendita pari al livello del suo monumento più alto, da 1 a 5. Quanti monumenti ci sono non importa; senza monumenti non c'è rendita.",
        "Chi adora [Engai](god-engai) riceve 2 capi in più.",
      ),
    ],
  },
  victory: {
    title: "La fine della partita",
    blocks: [
      p(
        "Solo ora, dopo le entrate, si confrontano PV e RV. Se almeno un giocatore ha tanti PV quanti RV o di più, la partita è finita. Arrivarci a metà giro non chiude nulla: gli altri hanno ancora i loro turni.",
      ),
      p(
        "Se nessuno ha raggiunto il proprio RV, si tolgono tutti i segnalini d'uso e il giro seguente comincia con i doni.",
      ),
    ],
  },
  ranking: {
    title: "Chi vince, e i pareggi",
    blocks: [
      p(
        "Chi ha raggiunto il proprio RV viene prima. Tra questi, e poi tra gli altri, decide nell'ordine:",
      ),
      list(
        "il margine più grande, PV meno RV;",
        "poi chi adora [Xango](god-xango);",
        "poi più PV;",
        "poi il posto migliore nell'ordine di turno di questo giro.",
      ),
      example(
        "Kilwa ha 27 PV con RV 26, Zulu 24 PV con RV 22. Vince Zulu, con un margine di 2 contro 1, benché Kilwa abbia più punti.",
      ),
    ],
  },

  layout: {
    title: "La mappa",
    blocks: [
      p(
        "Si dispongono la tessera iniziale, con le sue sei aree di partenza, e altre tessere prese a caso: quattro in quadrato per due giocatori, sei per tre, sette per quattro, nove per cinque. Ogni tessera, anche quella iniziale, è girata a caso.",
      ),
      p("In due si gioca con le stesse regole."),
    ],
  },
  start: {
    title: "Con che cosa si comincia",
    blocks: [
      list(
        "Tutti hanno 3 capi e RV 20. I segnalini RV sono impilati in ordine casuale.",
        "Si estraggono otto delle dodici divinità; le altre restano fuori dalla partita.",
        "Sono disponibili tutti e cinque gli specialisti e le due carte tecnologia di ogni tipo, la più bassa per prima.",
      ),
    ],
  },
  "first-monuments": {
    title: "I primi monumenti",
    blocks: [
      p(
        "Dalla cima della pila dei RV in giù, ciascuno mette un monumento di livello 1 su un'area di partenza ancora senza monumento. Ora tutti hanno 1 PV. Poi il primo giro comincia con i doni, e chi ha posto il monumento per ultimo apre la [fila](queue).",
      ),
      p(
        "Le aree di partenza rimaste senza monumento restano chiuse a ogni pezzo per tutta la partita.",
      ),
    ],
  },

  "first-game": {
    title: "La prima partita",
    blocks: [
      p(
        "Per la prima partita c'è una preparazione apposta: nessuno specialista, e solo le divinità Xango, Tsui-Goab, Elegua, Gu, Engai e Obatala. Il resto è come sempre.",
      ),
    ],
  },
  overlooked: {
    title: "Che cosa sfugge facilmente",
    blocks: [
      list(
        "Chi è in testa lo dice la distanza RV meno PV, non i soli punti. Un avversario senza divinità può ancora avvicinarsi di 2 con Xango, o di più con Gu.",
        "Fai i conti con due somme: quanto costa adesso innalzare, e quanto torna sulle tue carte.",
        "Gli artigiani degli altri sono lì per essere usati. Con i soli propri si va raramente lontano.",
        "Un solo monumento alto vuole molte linee. Un secondo e un terzo costruiti per tempo fanno rendere di più i passi successivi.",
        "Un artigiano secondario rende una linea più cara per tutti in un colpo. Frena chi è in testa.",
        "In un bene secondario entrano due risorse, e i segnalini d'uso restano fino alla fine del giro: chi muove prima prende ciò che è scarso.",
        "All'inizio un posto nell'ordine di turno vale di rado molto bestiame. Nel giro decisivo sì.",
        "Una tappa propria costa 1 capo come le altre, e nessuna tappa porta mai a una risorsa.",
      ),
    ],
  },
  options: {
    title: "Opzioni di una partita",
    blocks: [
      list(
        "**Divinità**: otto estratte a caso, o un elenco a tua scelta.",
        "**Specialisti**: con o senza.",
        "**Prima partita**: vedi [la prima partita](first-game).",
        "**Dziva**: prezzi all'inizio del turno e quando la si sceglie, o solo all'inizio del turno.",
        "**Limite di giri**: nessuno, o un ultimo giro. Dopo le sue entrate la partita finisce, e vale [la classifica](ranking) anche se nessuno ha raggiunto il proprio RV.",
      ),
    ],
  },

  terms: {
    title: "Termini",
    blocks: [
      {
        kind: "terms",
        terms: [
          [
            "A portata",
            "A 3 passi al massimo; 6 nel turno di chi adora Eshu. Vedi [portata](range).",
          ],
          [
            "Adorare",
            "Avere scelto una divinità. Una per giocatore e partita. Vedi [divinità](choosing-a-god).",
          ],
          ["Area", "Un quadrato della mappa, di terra o d'acqua. Vedi [aree](areas)."],
          [
            "Azione principale",
            "Costruire, piazzare o innalzare; una per turno. Vedi [l'azione principale](main-action).",
          ],
          [
            "Bene",
            "Ciò che un artigiano produce per innalzare un monumento. Vedi [comprare](buying).",
          ],
          ["Fila", "L'ordine in cui si dona, per RV. Vedi [la fila](queue)."],
          [
            "Impegnata",
            "Una risorsa a portata di un artigiano dello stesso tipo. Vedi [una risorsa disponibile](free-resource).",
          ],
          ["In mano", "Il bestiame che puoi spendere ora. Vedi [bestiame](cattle)."],
          [
            "Linea",
            "Legno, argilla, avorio o diamanti: beni della stessa linea non vanno insieme. Vedi [beni diversi](different-goods).",
          ],
          ["Margine", "PV meno RV alla fine. Vedi [chi vince](ranking)."],
          [
            "Ordine di turno",
            "Chi gioca quando nella fase II, deciso dai doni. Vedi [passare](passing).",
          ],
          ["Passo", "Da un'area a una delle otto vicine. Vedi [portata](range)."],
          [
            "Primario, secondario",
            "Un artigiano secondario lavora il bene di uno primario. Vedi [artigiani secondari](secondary-craftsmen).",
          ],
          ["PV", "Punti vittoria, da monumenti e artigiani. Vedi [PV](vp)."],
          ["Rendita", "Capi per il livello del tuo monumento più alto. Vedi [entrate](revenue)."],
          ["Riserva", "Il bestiame comune, senza fine. Vedi [bestiame](cattle)."],
          ["RV", "Requisito di vittoria: i PV che ti servono. Vedi [RV](vr)."],
          [
            "Segnalino d'uso",
            "Su una risorsa che ha già servito in questo giro. Vedi [risorse](resources).",
          ],
          [
            "Specchio d'acqua",
            "Aree d'acqua unite per un lato; un passo per entrare, uno per uscire. Vedi [acqua](water).",
          ],
          ["Tappa", "Un monumento sulla via di un artigiano. Vedi [tappe](hubs)."],
          ["Targa", "Dove si posano i doni per un giocatore. Vedi [targhe](plaques)."],
          [
            "Tecnologia",
            "La carta che permette un tipo di artigiano e ne porta il prezzo. Vedi [carte tecnologia](technology).",
          ],
        ],
      },
    ],
  },
};

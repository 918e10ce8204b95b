import { example, list, p } from "../../../web/rules-blocks.ts";
import type { ZimbabweSections } from "../../../games/zimbabwe/rules-text.ts";

export const ending: ZimbabweSections<"ending" | "set-up" | "first-play" | "glossary"> = {
  revenue: {
    title: "Entrate",
    blocks: [
      p("Dopo l'ultimo turno di un giro ciascuno riceve:"),
      list(
        "tutti i capi sulle proprie carte divinità, specialista e tecnologia;",
        "una rendita pari al livello del proprio monumento più alto, da 1 a 5. Il numero di monumenti non conta; senza monumenti non c'è rendita.",
        "2 capi in più se adora [Engai](god-engai).",
      ),
    ],
  },
  victory: {
    title: "La fine della partita",
    blocks: [
      p(
        "PV e RV si confrontano solo ora, dopo le entrate. Se almeno un giocatore ha almeno tanti PV quanti RV, la partita è finita. Raggiungere il proprio RV a metà giro non chiude la partita: gli altri giocano ancora i loro turni.",
      ),
      p(
        "Se nessuno ha raggiunto il proprio RV, si tolgono tutti i segnalini d'uso e il giro seguente comincia con i doni.",
      ),
    ],
  },
  ranking: {
    title: "Vittoria e pareggi",
    blocks: [
      p(
        "Vengono prima i giocatori che hanno raggiunto il proprio RV. Tra questi, e poi tra gli altri, decide nell'ordine:",
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
        "La mappa è formata dalla tessera iniziale, con le sue sei aree di partenza, e da altre tessere prese a caso: quattro tessere in quadrato per due giocatori, sei per tre, sette per quattro, nove per cinque. Ogni tessera, anche quella iniziale, è ruotata a caso.",
      ),
      p("In due giocatori le regole sono le stesse."),
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
        "Dalla cima della pila dei segnalini RV in giù, ogni giocatore piazza un monumento di livello 1 su un'area di partenza libera. Ora tutti hanno 1 PV. Poi comincia il giro 1 con i doni, e chi ha piazzato per ultimo è primo nella [fila](queue).",
      ),
      p(
        "Le aree di partenza non usate restano libere per tutta la partita: non ci si può piazzare niente.",
      ),
    ],
  },

  "first-game": {
    title: "La prima partita",
    blocks: [
      p(
        "La prima partita ha una preparazione speciale: niente specialisti, e solo le divinità Xango, Tsui-Goab, Elegua, Gu, Engai e Obatala. Tutto il resto è come al solito.",
      ),
    ],
  },
  overlooked: {
    title: "Cose che sfuggono facilmente",
    blocks: [
      list(
        "Chi è in testa lo dice la distanza (RV meno PV), non i punti da soli. Un avversario senza divinità può ancora avvicinarsi di 2 con Xango, o di più con Gu.",
        "Ragiona con due numeri: quanto costa innalzare adesso, e quanto ne torna sulle tue carte.",
        "Usa gli artigiani degli altri. Solo con i propri raramente si va lontano.",
        "Un monumento alto richiede molti beni diversi. Un secondo e un terzo monumento, costruiti per tempo, rendono più redditizio innalzare in seguito.",
        "Un artigiano secondario rende subito più cara una linea per tutti. Frena chi è in testa.",
        "Un bene secondario usa due risorse, e i segnalini d'uso restano fino alla fine del giro: chi gioca prima prende ciò che scarseggia.",
        "A inizio partita un posto nell'ordine di turno vale raramente molti capi. Nel giro decisivo sì.",
        "Anche una tua tappa costa 1 capo come le altre, e le tappe non aiutano mai a raggiungere una risorsa.",
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
            "Scegliere una divinità, una per giocatore e per partita. Vedi [divinità](choosing-a-god).",
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
            "Legno, argilla, avorio o diamanti. Per innalzare si usa un solo bene per linea. Vedi [beni diversi](different-goods).",
          ],
          ["Margine", "PV meno RV alla fine. Vedi [chi vince](ranking)."],
          [
            "Ordine di turno",
            "L'ordine di gioco nella fase II, deciso dai doni. Vedi [passare](passing).",
          ],
          ["Passo", "Da un'area a una delle otto vicine. Vedi [portata](range)."],
          [
            "Primario, secondario",
            "Un artigiano secondario lavora il bene di uno primario. Vedi [artigiani secondari](secondary-craftsmen).",
          ],
          ["PV", "Punti vittoria, da monumenti e artigiani. Vedi [PV](vp)."],
          ["Rendita", "Capi per il livello del tuo monumento più alto. Vedi [entrate](revenue)."],
          ["Riserva", "Il bestiame comune, illimitato. Vedi [bestiame](cattle)."],
          ["RV", "Requisito di vittoria: i PV che ti servono. Vedi [RV](vr)."],
          [
            "Segnalino d'uso",
            "Su una risorsa già usata in questo giro. Vedi [risorse](resources).",
          ],
          [
            "Specchio d'acqua",
            "Aree d'acqua con un lato in comune; un passo per entrare, uno per uscire. Vedi [acqua](water).",
          ],
          ["Tappa", "Un monumento sulla strada verso un artigiano. Vedi [tappe](hubs)."],
          ["Targa", "Dove va la parte dei doni di un giocatore. Vedi [targhe](plaques)."],
          [
            "Tecnologia",
            "La carta che permette di piazzare un tipo di artigiano e ne mostra il prezzo. Vedi [carte tecnologia](technology).",
          ],
        ],
      },
    ],
  },
};

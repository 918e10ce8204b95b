import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const purchasing: MediterraneanSections<"purchasing"> = {
  buying: {
    title: "Tutti insieme",
    blocks: [
      p(
        "Gli acquisti non tolgono niente agli altri giocatori, quindi tutti comprano insieme, in qualsiasi ordine e quantità: [edifici](building), [sviluppi](developments), [PV](buying-vp). Quello che ottieni con un acquisto puoi usarlo subito per il prossimo.",
      ),
      p(
        "Se vuoi vedere che cosa compra chi viene prima di te nell'ordine di turno, aspetta. Puoi annullare i tuoi acquisti finché non dichiari di aver finito. La fase finisce quando tutti sono pronti.",
      ),
    ],
  },
  building: {
    title: "Costruire",
    blocks: [
      p("Puoi costruire una tessera se valgono tutte queste condizioni:"),
      list(
        "il lato che costruisci mostra l'idea attuale della tua plancia;",
        "non l'hai già costruita;",
        "gli edifici che hai su quella plancia sono meno del [livello](levels) della casella in cui si trova il tuo segnalino;",
        "ne paghi il prezzo.",
      ),
      p(
        "Il livello 1 basta per qualsiasi edificio, e puoi costruirli in qualsiasi ordine. I cubi dell'edificio sono subito disponibili; la sua abilità si può usare dalla prossima [fase civica](own-abilities). Se poi il segnalino torna indietro non importa: gli edifici si distruggono solo con un [cambio di lato](flips).",
      ),
    ],
  },
  "building-list": {
    title: "Tutti gli edifici",
    blocks: [
      p(
        "Sei per ogni idea. Le tessere sono elencate nello stesso ordine: la prima della democrazia è l'altro lato della prima della dittatura, e così via; lo stesso per Venere e Marte.",
      ),
      table("buildings-democracy"),
      table("buildings-dictatorship"),
      table("buildings-venus"),
      table("buildings-mars"),
    ],
  },
  developments: {
    title: "Sviluppi",
    blocks: [
      p(
        "Ognuno dei sei sviluppi del turno può essere comprato una volta da ogni giocatore, qualunque cosa comprino gli altri, se una [calamità](losses) non lo vieta. Alcune carte dell'età del bronzo hanno un prezzo nel turno 4 e un altro nel turno 5.",
      ),
      list(
        "Prima paghi, poi si applicano gli effetti, nell'ordine.",
        "Non puoi comprare una carta che richiede un [lavoratore](workers) se non puoi piazzarne nessuno.",
        "Gli sviluppi che nessuno ha comprato si tolgono alla fine del turno.",
      ),
    ],
  },
  "development-list": {
    title: "Tutti gli sviluppi",
    blocks: [
      p(
        "Ne escono sei per turno, e in una partita escono tutti: quelli dell'età della pietra nei turni da 1 a 3, quelli dell'età del bronzo nei turni 4 e 5, quelli dell'età del ferro nel turno 6.",
      ),
      table("developments-stone"),
      table("developments-bronze"),
      table("developments-iron"),
    ],
  },
  workers: {
    title: "Lavoratori",
    blocks: [
      p(
        "Una carta che piazza lavoratori prende ciascuno dai cubi disponibili o da una fattoria, a tua scelta; nell'età del ferro solo dai disponibili. Una fattoria senza il suo cubo non produce più niente.",
      ),
      list(
        "La Riforma agraria prende lavoratori solo dalle fattorie.",
        "Con una carta per due lavoratori al massimo puoi piazzarne uno o due.",
        "Non puoi piazzare più cubi di quanti ne contiene un [luogo](places).",
        "La Flotta mercantile non richiede lavoratori: sposta un cubo da una città a un porto.",
      ),
    ],
  },
  "buying-vp": {
    title: "Comprare PV",
    blocks: [
      p(
        "Con almeno un cubo nell'industria, sulla base o in un'industria con un nome, puoi comprare quanti PV vuoi al prezzo indicato dal tuo segnalino dell'industria. Ogni carta [Industria](improvements) lo fa avanzare di una casella.",
      ),
      table("prices"),
      p(
        "Un prezzo per più PV vale solo in uno stesso acquisto; un PV che avanza si paga al prezzo singolo.",
      ),
    ],
  },
  culture: {
    title: "Cultura",
    blocks: [
      p(
        "Il lavoratore di una carta cultura va in una casella vuota della riga indicata dalla carta; quello di un Erudito in qualsiasi casella vuota della [griglia](culture-grid). Poi guadagni, nell'ordine:",
      ),
      list(
        "i PV della carta;",
        "il premio della riga, se ora è completa;",
        "il premio della colonna, se ora è completa.",
      ),
      p(
        "Ogni premio si prende una volta per partita, anche se una casella si svuota e si riempie di nuovo. Un edificio che raddoppia la cultura raddoppia i PV di una carta piazzata nella sua riga, Erudito compreso, e i PV del premio di quella riga, ma mai quelli di una colonna.",
      ),
      example(
        "Con l'Accademia metti le Storie nell'ultima casella vuota delle lettere: prendi due volte i PV della carta e due volte il premio della riga. La colonna che completi conta una volta sola.",
      ),
    ],
  },
  improvements: {
    title: "Migliorie",
    blocks: [
      p("Ognuna richiede un lavoratore."),
      list(
        "**Magazzino**: posto per cinque carte invece di tre. Vedi [magazzino](warehouse).",
        "**Banca**: vedi [prosperità e banca](bank).",
        "**Esercito**: più sicurezza, una volta. **Colosseo**: più felicità, una volta. Di quanto lo dice [l'elenco](development-list).",
        "**Industria**: il lavoratore va in una delle cinque [industrie](industries), a tua scelta tra quelle in cui non hai ancora un cubo, e il segnalino dell'industria avanza di una casella. L'industria paga dalla risoluzione seguente.",
      ),
    ],
  },
  "status-cards": {
    title: "Carte di stato",
    blocks: [
      p(
        "Alcune di queste carte vendono sicurezza o felicità; altre danno denaro o un cubo in cambio di sicurezza o felicità.",
      ),
      p(
        "Oracolo ed Editto: prima paghi il costo, poi sposti il segnalino della religione o del governo nella direzione che vuoi, fin dove la carta permette. La plancia può [cambiare lato](crossing).",
      ),
    ],
  },
  wonders: {
    title: "Meraviglie",
    blocks: [
      p(
        "Il lavoratore va sulla meraviglia, e ogni tuo edificio di quella plancia vale 3 PV in quel momento: quindi costruisci prima.",
      ),
    ],
  },
  "turn-end": {
    title: "La fine di un turno",
    blocks: [
      p(
        "Quando tutti sono pronti, il denaro di ciascuno si dimezza, arrotondando per difetto: $3 diventano $1. Succede anche dopo il turno 6. Poi il turno seguente comincia con la [produzione](cards-for-cubes).",
      ),
    ],
  },
};

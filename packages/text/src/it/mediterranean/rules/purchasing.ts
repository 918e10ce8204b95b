import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const purchasing: MediterraneanSections<"purchasing"> = {
  buying: {
    title: "Tutti insieme",
    blocks: [
      p(
        "Gli acquisti di uno non tolgono nulla agli altri: si compra tutti insieme, in qualsiasi ordine e quantità, [edifici](building), [sviluppi](developments), [PV](buying-vp). Quel che porta un acquisto serve già per il prossimo.",
      ),
      p(
        "Se vuoi vedere che cosa comprano quelli prima di te nell'ordine di turno, aspetta. Finché non sei pronto puoi annullare i tuoi acquisti. La fase finisce quando tutti sono pronti.",
      ),
    ],
  },
  building: {
    title: "Costruire",
    blocks: [
      p("Puoi costruire una tessera se vale tutto questo:"),
      list(
        "il suo lato è dell'idea in vista sulla tua plancia;",
        "non è già in piedi;",
        "hai meno edifici di quella plancia del [livello](levels) della casella su cui sta il segnalino;",
        "ne paghi il prezzo.",
      ),
      p(
        "Il livello 1 basta per qualunque edificio, e l'ordine è libero. I suoi cubi vanno subito tra i disponibili, la sua abilità serve dalla prossima [fase civica](own-abilities). Se poi il segnalino arretra non fa danno: distrugge solo un [cambio di lato](flips).",
      ),
    ],
  },
  "building-list": {
    title: "Tutti gli edifici",
    blocks: [
      p(
        "Sei per ogni idea. Le tessere sono nello stesso ordine: la prima della democrazia è l'altro lato della prima della dittatura, e così via; lo stesso per Venere e Marte.",
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
        "Si paga, poi gli effetti si compiono in ordine.",
        "Una carta che vuole un [lavoratore](workers) non si compra se non se ne può piazzare nessuno.",
        "Ciò che nessuno ha comprato se ne va alla fine del turno.",
      ),
    ],
  },
  "development-list": {
    title: "Tutti gli sviluppi",
    blocks: [
      p(
        "Ne escono sei per turno, e in una partita tutti: i turni da 1 a 3 si dividono quelli della pietra, il 4 e il 5 quelli del bronzo, il 6 ha quelli del ferro.",
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
        "Una carta che piazza lavoratori li prende tra i disponibili o da una fattoria, a tua scelta; nell'età del ferro solo tra i disponibili. Una fattoria senza il suo cubo non produce più.",
      ),
      list(
        "La Riforma agraria prende lavoratori solo dalle fattorie.",
        "Una carta che dice fino a due ne prende uno o due.",
        "I [luoghi](places) non tengono più cubi di quanti ne abbiano il posto.",
        "La Flotta mercantile non vuole lavoratori: sposta un cubo da una città a un porto.",
      ),
    ],
  },
  "buying-vp": {
    title: "Comprare PV",
    blocks: [
      p(
        "Con almeno un cubo nell'industria, alla base o in una con un nome, puoi comprare quanti PV vuoi al prezzo del tuo segnalino dell'industria. Ogni carta [Industria](improvements) lo porta avanti di una casella.",
      ),
      table("prices"),
      p(
        "Un prezzo per più PV vale dentro un solo acquisto; un PV dispari costa il prezzo singolo.",
      ),
    ],
  },
  culture: {
    title: "Cultura",
    blocks: [
      p(
        "Il lavoratore di una carta cultura va in una casella vuota della riga che la carta nomina, quello di un Erudito in qualsiasi casella vuota della [griglia](culture-grid). Poi si contano, nell'ordine:",
      ),
      list(
        "i PV della carta;",
        "il premio della riga, se ora è completa;",
        "il premio della colonna, se ora è completa.",
      ),
      p(
        "Ogni premio si prende una volta per partita, anche se una casella si svuota e si riempie di nuovo. Un edificio che raddoppia la cultura raddoppia i PV di una carta piazzata nella sua riga, anche da un Erudito, e i PV del premio di quella riga, mai di una colonna.",
      ),
      example(
        "Con l'Accademia metti le Storie nell'ultima casella vuota delle lettere: due volte i PV della carta, e due volte il premio della riga. La colonna che si completa conta una volta.",
      ),
    ],
  },
  improvements: {
    title: "Migliorie",
    blocks: [
      p("Ciascuna vuole un lavoratore."),
      list(
        "**Magazzino**: posto per cinque carte invece di tre. Vedi [magazzino](warehouse).",
        "**Banca**: vedi [prosperità e banca](bank).",
        "**Esercito**: più sicurezza, una volta. **Colosseo**: più felicità, una volta. Quanta, lo dice [l'elenco](development-list).",
        "**Industria**: il lavoratore va in una delle cinque [industrie](industries) ancora senza cubo, a tua scelta, e il segnalino dell'industria avanza di una casella. Paga dalla risoluzione seguente.",
      ),
    ],
  },
  "status-cards": {
    title: "Carte di stato",
    blocks: [
      p(
        "Alcune di queste carte vendono sicurezza o felicità, altre in cambio di una perdita danno denaro o un cubo.",
      ),
      p(
        "Oracolo ed Editto: prima se ne paga il costo, poi il segnalino della religione o del governo si muove nella direzione che vuoi, fin dove la carta permette. La plancia può [cambiare lato](crossing).",
      ),
    ],
  },
  wonders: {
    title: "Meraviglie",
    blocks: [
      p(
        "Il lavoratore va alla meraviglia, e ogni tuo edificio di quella plancia in piedi in quel momento vale 3 PV. Prima, dunque, costruisci.",
      ),
    ],
  },
  "turn-end": {
    title: "La fine di un turno",
    blocks: [
      p(
        "Quando tutti sono pronti, il denaro di ciascuno si dimezza, per difetto: $3 diventano $1. Succede anche dopo il turno 6. Poi il turno seguente comincia con la [produzione](cards-for-cubes).",
      ),
    ],
  },
};

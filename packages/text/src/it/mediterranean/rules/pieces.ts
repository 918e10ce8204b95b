import { example, list, p, table } from "../../../web/rules-blocks.ts";
import type { MediterraneanSections } from "../../../games/mediterranean/rules-text.ts";

export const pieces: MediterraneanSections<"goal" | "pieces" | "production"> = {
  aim: {
    title: "Sei turni di scambi",
    blocks: [
      p(
        "Da quattro a sei giocatori guidano ciascuno una giovane civiltà per sei turni. Le merci valgono di più in [serie](sets), perciò tutti vogliono scambiare. Ma ogni carta ha un [fondo](bottoms) che vede solo chi la tiene. Quando si spende, può cambiare governo, religione, felicità e sicurezza.",
      ),
      p(
        "Con il denaro si comprano [edifici](building) e [sviluppi](developments), che portano punti vittoria (PV). Dopo il turno 6 [vince](winning) chi ha più PV.",
      ),
    ],
  },
  turn: {
    title: "Le cinque fasi di un turno",
    blocks: [
      list(
        "**Produzione.** Ognuno riceve merci per le sue fattorie, città e porti. Vedi [carte per i cubi](cards-for-cubes).",
        "**Fase civica.** Si scoprono sviluppi e calamità del turno; si usano gli edifici; si possono girare le plance. Vedi [le carte scoperte](reveal).",
        "**Scambi.** Un mercato per tutti insieme, con l'orologio. Vedi [il mercato](market).",
        "**Risoluzione.** Le carte non messe in magazzino si spendono: portano denaro e muovono i segnalini. Poi colpiscono le calamità. Vedi [l'ordine](resolution-order).",
        "**Acquisti.** Tutti comprano. Vedi [comprare](buying).",
      ),
      p(
        "I turni da 1 a 3 sono l'età della pietra, il 4 e il 5 quella del bronzo, il 6 quella del ferro. L'età decide quali sviluppi si offrono e quanto pesano le [calamità](calamity-cards).",
      ),
    ],
  },
  "open-and-hidden": {
    title: "Che cosa è scoperto e che cosa no",
    blocks: [
      list(
        "**Visibili a tutti**: plance, segnalini, cubi, edifici, denaro, PV, ordine di turno, quante carte ci sono in ogni mazzo, mano e magazzino, gli scarti, ogni offerta e ogni scambio per tipo di merce, impegni e voti.",
        "**Noti solo a chi le tiene**: il fondo delle proprie carte, quali sono in magazzino e quale di esse è la [Pirateria](piracy).",
        "**Di solito nascosti**: i tipi delle carte in mano. Vedi [opzioni](options).",
        "**Rivelati insieme**: i [cambi di lato](flips) delle plance e le mani di uno [spareggio](ties).",
      ),
      p(
        "Una carta non si può seguire di mano in mano: ciascuno la vede con un numero diverso. Contare gli scarti è permesso.",
      ),
    ],
  },

  goods: {
    title: "Merci",
    blocks: [
      p(
        "Il tipo di una carta è la sua merce. Le merci di base vengono dalle fattorie, quelle civiche dalle città, quelle di lusso dai porti. La tabella dice quanto vale in $ una serie della stessa merce: una carta, due, tre e così via.",
      ),
      table("goods"),
      p(
        "La maggior parte delle carte di una merce civica ha come fondo l'idea che promuove. Ogni merce di base ha un'[industria](industries). La [Pirateria](piracy) non vale nulla.",
      ),
    ],
  },
  bottoms: {
    title: "Il fondo delle carte",
    blocks: [
      p(
        "La metà inferiore di una carta è il suo fondo: un'idea, prosperità o qualcosa di brutto. Ha effetto una volta sola, quando la carta si spende. Se una carta non si può conservare per via del suo fondo, devi scambiarla o accettarne l'effetto.",
      ),
      table("bottoms"),
      p(
        "Gli Zeloti di entrambi i culti, la Corruzione e la Rivolta degli schiavi si chiamano carte speciali: ognuna combina una freccia e una perdita di felicità.",
      ),
    ],
  },
  "bottom-counts": {
    title: "Quante ce ne sono",
    blocks: [
      p(
        "Quante carte di ogni merce hanno ciascun fondo. Gli scarti sono scoperti, quindi si possono contare.",
      ),
      table("bottom-counts"),
    ],
  },
  cubes: {
    title: "Cubi",
    blocks: [
      p(
        "Ognuno ha 15 cubi. Un cubo sul tabellone personale è un lavoratore; gli altri sono la tua riserva. I cubi che guadagni passano dalla riserva tra i disponibili, da dove gli [sviluppi](workers) prendono i lavoratori.",
      ),
      list(
        "Quando la riserva è vuota, non guadagni altri cubi.",
        "I cubi che perdi tornano nella riserva.",
        "Solo le carte spostano i lavoratori.",
      ),
    ],
  },
  places: {
    title: "I luoghi del tuo tabellone",
    blocks: [
      p("Dove possono stare i cubi, quanti ce ne sono all'inizio e per quanti c'è posto."),
      table("places"),
      list(
        "Fattorie, città e porti [producono carte](cards-for-cubes).",
        "Il [magazzino](warehouse) conserva 3 carte con un cubo, 5 con due, nessuna senza.",
        "Un cubo nell'industria, sulla base o in un'industria con un nome, ti permette di [comprare PV](buying-vp); le industrie con un nome pagano anche [premi](industries).",
        "Banca, esercito e colosseo sono [migliorie](improvements); le caselle della cultura e le [meraviglie](wonders) danno punti.",
      ),
    ],
  },
  boards: {
    title: "Governo e religione",
    blocks: [
      p(
        "Per ciascuno hai una plancia a due lati: democrazia (bianca) e dittatura (nera), Venere (azzurra) e Marte (rossa). Il lato in vista è la tua idea. Il suo segnalino sta su una casella da 0 in su.",
      ),
      list(
        "Le frecce a destra rafforzano democrazia e Venere, quelle a sinistra dittatura e Marte.",
        "Una freccia a favore della tua idea allontana il segnalino dallo 0, una contraria lo avvicina.",
        "Il segnalino non può superare l'ultima casella.",
        "Spinta [oltre lo 0](crossing), la plancia cambia lato.",
      ),
    ],
  },
  levels: {
    title: "Livelli",
    blocks: [
      p(
        "Ogni casella ha un livello: puoi costruire su quella plancia finché non hai quel numero di [edifici](building). I due lati delle due plance sono uguali.",
      ),
      table("levels"),
    ],
  },
  crossing: {
    title: "Oltre lo 0",
    blocks: [
      p(
        "Ogni lato ha il proprio 0. La prima spinta contraria a un segnalino sullo 0 gira soltanto la plancia e lo lascia sullo 0 dell'altro lato; le spinte ulteriori lo portano avanti da lì. Può farlo tutto ciò che spinge, tranne le calamità.",
      ),
      example(
        "Il tuo segnalino è su democrazia 1 ed è spinto di tre caselle a sinistra. La prima lo porta a 0, la seconda gira la plancia su dittatura 0, la terza lo porta a dittatura 1. I tuoi edifici di governo sono [distrutti](flips).",
      ),
      p("Con un'[opzione](options) i due lati hanno uno 0 in comune."),
    ],
  },
  status: {
    title: "Felicità e sicurezza",
    blocks: [
      p(
        "Ogni tracciato ha uno 0, che si chiama START, e [scende](numbers) più di quanto salga. Chi è più in basso sotto START è la [vittima](victim) della prossima calamità. I segnalini non possono superare gli estremi.",
      ),
    ],
  },
  "culture-grid": {
    title: "La griglia della cultura",
    blocks: [
      p(
        "Nove caselle: tre righe (lettere, teatro, scultura) per tre colonne (gloria, feste, guardia). Una riga o colonna completa dà il suo premio, una volta per partita. Vedi [cultura](culture).",
      ),
      table("culture"),
    ],
  },
  tiles: {
    title: "Le tessere degli edifici",
    blocks: [
      p(
        "Tutti hanno le stesse dodici tessere, sei di governo e sei di religione. Ciascuna ha un lato per ogni idea della sua plancia, con prezzo, cubi e abilità propri: vedi [l'elenco](building-list).",
      ),
      list(
        "**Frecce**: spingono il segnalino verso l'idea dell'edificio.",
        "**Premio**: felicità, sicurezza o denaro.",
        "**Dai a un avversario**: si muove il segnalino di un altro giocatore. Vedi [dai a un avversario](give-opponent).",
        "**Doppia cultura**: agisce sempre automaticamente. Vedi [cultura](culture).",
      ),
    ],
  },

  "cards-for-cubes": {
    title: "Carte per i cubi",
    blocks: [
      p(
        "Ogni cubo in una fattoria porta una carta della sua merce, ogni cubo in una città una carta civica, ogni cubo in un porto una carta di lusso. Si pesca in ordine di turno.",
      ),
      p(
        "Prima tornano in mano le carte del tuo [magazzino](warehouse). Più tardi puoi conservarle di nuovo.",
      ),
    ],
  },
  pairs: {
    title: "Al massimo due per merce civica",
    blocks: [
      p(
        "In una produzione ricevi al massimo due carte civiche dello stesso tipo; quelle tornate dal magazzino non contano. Una terza si mette da parte e peschi di nuovo. Se non si trova un altro tipo, nemmeno rimescolando gli scarti, tieni la terza.",
      ),
    ],
  },
  decks: {
    title: "Mazzi",
    blocks: [
      p(
        "Sono sette: uno per ogni merce di base, uno per tutte le merci civiche, uno per tutte quelle di lusso, ciascuno con i suoi scarti. Quando un mazzo è vuoto si rimescolano i suoi scarti; se non ce ne sono, il cubo non dà niente.",
      ),
      p(
        "Alla fine di un turno in cui è stata spesa la [Pirateria](piracy), il mazzo delle merci di lusso si rimescola con i suoi scarti.",
      ),
    ],
  },
};

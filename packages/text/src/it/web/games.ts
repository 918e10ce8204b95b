import type { GamesText, ImportText } from "../../web/games-text.ts";
import { count, list } from "../grammar.ts";

const partite = (number: number): string => count(number, "partita", "partite");

const bring: ImportText = {
  title: "Importa una partita",
  text: "Una registrazione, una posizione, uno scenario, o il file di tutte le partite scritto da Sofala altrove.",
  chooseFile: "Scegli un file",
  drop: "Trascina qui il file, oppure",
  paste: "O incolla il suo testo",
  read: "Leggi",
  foundRecord: (names, moves) =>
    `Una partita di ${list(names)}, ${count(moves, "mossa", "mosse")}.`,
  foundPosition: (players, round, game) =>
    `Una posizione in ${players} giocatori, ${game === "mediterranean" ? "turno" : "giro"} ${round}.`,
  whoPlays: "Chi continua a giocare",
  watch: "Guarda la partita",
  playOn: "Continua a giocare",
  play: "Gioca da qui",
  analyse: "Analizza",
  foundGames: (number) =>
    number === 0 ? "Non contiene nulla di nuovo." : `${partite(number)} da aggiungere.`,
  alreadyHere: (number) =>
    number === 1 ? "1 è già qui e resta com'è." : `${number} sono già qui e restano come sono.`,
  broken: (number) => `La partita ${number} del file non si può leggere.`,
  take: (number) => `Aggiungi ${partite(number)}`,
  taken: (number) => (number === 1 ? "1 partita aggiunta." : `${number} partite aggiunte.`),
  nothingLost: "Su questo dispositivo non è cambiato nulla.",
  detail: "Per chi guarda dentro il file",
  fault: {
    empty: "Non contiene nulla.",
    tooLarge: (megabytes, most) =>
      `Il file è di ${megabytes} MB. Una partita occupa pochi kilobyte; oltre ${most} MB non si legge.`,
    notJson: (line) =>
      line === undefined
        ? "Non è un file di Sofala, o ne è solo una parte: non è JSON."
        : `Non è un file di Sofala, o ne è solo una parte: dalla riga ${line} non è JSON.`,
    unknown:
      "Il file è JSON, ma non è una registrazione né una posizione né altro che scriva Sofala.",
    otherGame: (game) => `Il file è di un gioco che qui non c'è (${game}).`,
    newer: "Questo file viene da una versione più nuova di Sofala. Ricarica la pagina per averla.",
    malformed: (where) => `Il file non si può leggere: ${where} manca o non è come dovrebbe.`,
    place,
    illegalMove: (number, name, move, why) =>
      `La mossa ${number} è contro le regole. ${name}: ${move}. ${why}`,
    otherResult: "Le mosse portano a un risultato diverso da quello scritto nel file.",
  },
};

const PARTS: { readonly [part: string]: string } = {
  players: "l'elenco dei giocatori",
  options: "la parte delle opzioni",
  position: "la posizione",
  board: "il tabellone",
  map: "la mappa",
  moves: "l'elenco delle mosse",
  log: "l'elenco delle mosse",
  result: "il risultato",
  ranking: "la classifica",
  seats: "l'elenco dei posti",
  steps: "l'elenco dei passi",
  games: "l'elenco delle partite",
  gods: "l'elenco delle divinità",
  used: "l'elenco delle risorse usate",
  supply: "la riserva",
  vrStack: "la pila dei segnalini RV",
  turnOrder: "l'ordine di gioco",
};

/** Members of which a list holds one each. */
const ITEMS: { readonly [part: string]: (number: number) => string } = {
  moves: (number) => `la mossa ${number}`,
  seats: (number) => `il posto ${number}`,
  players: (number) => `il giocatore ${number}`,
  monuments: (number) => `il monumento ${number}`,
  craftsmen: (number) => `l'artigiano ${number}`,
  board: (number) => `la riga ${number} del tabellone`,
  map: (number) => `la riga ${number} della mappa`,
  steps: (number) => `il passo ${number}`,
  gods: (number) => `la divinità ${number}`,
};

/** The innermost part that has a name of its own, and what follows it as it is written. */
function place(path: readonly (string | number)[]): string {
  const at = path.findLastIndex(
    (step) => typeof step === "string" && (step in PARTS || step in ITEMS),
  );
  if (at === -1) return path.length === 0 ? "l'inizio della partita" : `«${path.join(".")}»`;
  const [part = "", next] = path.slice(at);
  const item = typeof next === "number" ? ITEMS[part]?.(next + 1) : undefined;
  const rest = path
    .slice(at + (item === undefined ? 1 : 2))
    .filter((step) => typeof step === "string");
  const name = item ?? PARTS[part] ?? `«${part}»`;
  return rest.length === 0 ? name : `${name}, alla voce «${rest.join(".")}»,`;
}

export const games: GamesText = {
  title: "Le mie partite",
  running: "In corso",
  finished: "Finite",
  analyses: "Analisi",
  empty: "Ancora nessuna partita",
  emptyText: "Ogni partita che cominci resta qui, su questo dispositivo, salvata a ogni mossa.",
  newGame: "Nuova partita",
  bring: "Importa una partita",
  exportAll: "Salva tutte in un file",
  round: (round) => `Giro ${round}`,
  setUp: "Preparazione",
  toPlay: (name) => `tocca a ${name}`,
  won: (names) => (names.length === 1 ? `Ha vinto ${list(names)}` : `Hanno vinto ${list(names)}`),
  lastPlayed: (when) => `Ultima mossa ${when}`,
  replay: "Rivedi",
  rename: "Rinomina",
  newName: "Nome della partita",
  save: "Salva",
  export: "Salva la registrazione",
  more: (game) => `Altro su ${game}`,
  remove: "Elimina",
  removeTitle: "Eliminare questa partita?",
  removeText: (game) =>
    `${game} sparirà da questo dispositivo. Se potresti rivolerla, salva prima la registrazione.`,
  removed: (game) => `${game}: eliminata.`,
  undo: "Ripristina",
  cannotRead: "Una partita che non si può leggere",
  cannotReadText:
    "Resta conservata com'è. Salvala e allegala a una segnalazione; le altre partite non ne risentono.",
  exportRaw: "Salva quel che c'è",
  noStore:
    "Il browser non conserva nulla per questo sito: non c'è un elenco di partite. Spesso dipende da una finestra in incognito.",
  import: bring,
};

import type { GamesText, ImportText } from "../../en/web/games.ts";
import { count, list } from "../grammar.ts";

const gameCount = (number: number): string => count(number, "partita", "partite");

const importText: ImportText = {
  title: "Importa una partita",
  text: "Una registrazione, una posizione, uno scenario, o il file di tutte le partite scritto da Sofala altrove.",
  chooseFile: "Scegli un file",
  dropHint: "Trascina qui il file, oppure",
  paste: "O incolla il suo testo",
  submit: "Leggi",
  foundRecord: (names, moves) =>
    `Una partita di ${list(names)}, ${count(moves, "mossa", "mosse")}.`,
  foundPosition: (players, round) =>
    `Una posizione in ${players} giocatori, ${round.toLowerCase()}.`,
  whoPlays: "Chi continua a giocare",
  watchReplay: "Guarda la partita",
  continueGame: "Continua a giocare",
  playFromHere: "Gioca da qui",
  analyse: "Analizza",
  foundGames: (number) =>
    number === 0 ? "Non contiene nulla di nuovo." : `${gameCount(number)} da aggiungere.`,
  alreadyHere: (number) =>
    number === 1 ? "1 è già qui e resta com'è." : `${number} sono già qui e restano come sono.`,
  unreadableGame: (number) => `La partita ${number} del file non si può leggere.`,
  addGames: (number) => `Aggiungi ${gameCount(number)}`,
  gamesAdded: (number) => (number === 1 ? "1 partita aggiunta." : `${number} partite aggiunte.`),
  nothingChanged: "Su questo dispositivo non è cambiato nulla.",
  technicalDetails: "Per chi guarda dentro il file",
  fault: {
    empty: "Non contiene nulla.",
    tooLarge: (megabytes, most) =>
      `Il file è di ${megabytes} MB. Una partita occupa pochi kilobyte; oltre ${most} MB non si legge.`,
    notJson: (line) =>
      line === undefined
        ? "Non è un file di Sofala, o ne è solo una parte: non è JSON."
        : `Non è un file di Sofala, o ne è solo una parte: dalla riga ${line} non è JSON.`,
    unknownFormat:
      "Il file è JSON, ma non è una registrazione né una posizione né altro che scriva Sofala.",
    unsupportedGame: (game) => `Il file è di un gioco che qui non c'è (${game}).`,
    newerVersion:
      "Questo file viene da una versione più nuova di Sofala. Ricarica la pagina per averla.",
    malformed: (where) => `Il file non si può leggere: ${where} manca o non è come dovrebbe.`,
    describePath,
    illegalMove: (number, name, move, why) =>
      `La mossa ${number} è contro le regole. ${name}: ${move}. ${why}`,
    resultMismatch: "Le mosse portano a un risultato diverso da quello scritto nel file.",
  },
};

const PART_NAMES: { readonly [part: string]: string } = {
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

/** Lists, and what one item of each is called. */
const ITEM_NAMES: { readonly [part: string]: (number: number) => string } = {
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

/** The innermost part of a path that has a name, and the rest as it is. */
function describePath(path: readonly (string | number)[]): string {
  const at = path.findLastIndex(
    (step) => typeof step === "string" && (step in PART_NAMES || step in ITEM_NAMES),
  );
  if (at === -1) return path.length === 0 ? "l'inizio della partita" : `«${path.join(".")}»`;
  const [part = "", next] = path.slice(at);
  const item = typeof next === "number" ? ITEM_NAMES[part]?.(next + 1) : undefined;
  const rest = path
    .slice(at + (item === undefined ? 1 : 2))
    .filter((step) => typeof step === "string");
  const name = item ?? PART_NAMES[part] ?? `«${part}»`;
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
  importGame: "Importa una partita",
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
  deleteGame: "Elimina",
  deleteTitle: "Eliminare questa partita?",
  deleteText: (game) =>
    `${game} sparirà da questo dispositivo. Se potresti rivolerla, salva prima la registrazione.`,
  deleted: (game) => `${game}: eliminata.`,
  undo: "Ripristina",
  unreadableGame: "Una partita che non si può leggere",
  unreadableGameText:
    "Resta conservata com'è. Salvala e allegala a una segnalazione; le altre partite non ne risentono.",
  exportRaw: "Salva quel che c'è",
  storageUnavailable:
    "Il browser non conserva nulla per questo sito: non c'è un elenco di partite. Spesso dipende da una finestra in incognito.",
  import: importText,
};

import type { GamesText, ImportText } from "../../en/web/games.ts";
import { count, list } from "../grammar.ts";

const gameCount = (number: number): string => count(number, "partita", "partite");

const importText: ImportText = {
  title: "Importa una partita",
  text: "Una partita salvata, una posizione, uno scenario, o il file con tutte le tue partite di un altro dispositivo.",
  chooseFile: "Scegli un file",
  dropHint: "Trascina qui il file, oppure",
  paste: "O incolla il testo",
  submit: "Importa",
  foundRecord: (names, moves) =>
    `Una partita con ${list(names)}: ${count(moves, "mossa", "mosse")}.`,
  foundPosition: (players, round) =>
    `Una posizione per ${players} giocatori, ${round.toLowerCase()}.`,
  whoPlays: "Chi gioca",
  watchReplay: "Guarda la partita",
  continueGame: "Continua a giocare",
  playFromHere: "Gioca da qui",
  analyse: "Analizza",
  foundGames: (number) =>
    number === 0 ? "In questo file non c'è nulla di nuovo." : `${gameCount(number)} da aggiungere.`,
  alreadyHere: (number) =>
    number === 1
      ? "1 partita è già qui e non cambia."
      : `${number} partite sono già qui e non cambiano.`,
  unreadableGame: (number) => `Impossibile leggere la partita ${number} del file.`,
  addGames: (number) => `Aggiungi ${gameCount(number)}`,
  gamesAdded: (number) => (number === 1 ? "1 partita aggiunta." : `${number} partite aggiunte.`),
  nothingChanged: "Su questo dispositivo non è cambiato nulla.",
  technicalDetails: "Dettagli tecnici",
  fault: {
    empty: "Il file è vuoto.",
    tooLarge: (megabytes, most) =>
      `Il file è di ${megabytes} MB. Una partita occupa pochi kilobyte; il limite è ${most} MB.`,
    notJson: (line) =>
      line === undefined
        ? "Non è un file di Sofala, o ne è solo una parte: non è JSON."
        : `Non è un file di Sofala, o ne è solo una parte: dalla riga ${line} non è JSON.`,
    unknownFormat:
      "Il file è JSON, ma non contiene una partita, una posizione o altri dati salvati da Sofala.",
    unsupportedGame: (game) => `Questo file è di un gioco che qui non è disponibile (${game}).`,
    newerVersion:
      "Questo file viene da una versione più recente di Sofala. Ricarica la pagina per aggiornare.",
    malformed: (where) => `Impossibile leggere il file: ${where} manca o contiene errori.`,
    describePath,
    illegalMove: (number, name, move, why) =>
      `La mossa ${number} è contro le regole. ${name}: ${move}. ${why}`,
    resultMismatch: "Le mosse portano a un risultato diverso da quello indicato nel file.",
  },
};

const PART_NAMES: { readonly [part: string]: string } = {
  players: "l'elenco dei giocatori",
  options: "l'elenco delle opzioni",
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
  turnOrder: "l'ordine di turno",
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
  emptyText: "Ogni partita che inizi si salva qui, su questo dispositivo, a ogni mossa.",
  importGame: "Importa una partita",
  exportAll: "Scarica tutte le partite",
  round: (round) => `Giro ${round}`,
  setUp: "Preparazione",
  toPlay: (name) => `tocca a ${name}`,
  won: (names) => (names.length === 1 ? `Ha vinto ${list(names)}` : `Hanno vinto ${list(names)}`),
  lastPlayed: (when) => `Ultima mossa ${when}`,
  replay: "Rivedi",
  rename: "Rinomina",
  newName: "Nome della partita",
  save: "Salva",
  export: "Scarica la partita",
  more: (game) => `Altre opzioni per ${game}`,
  deleteGame: "Elimina",
  deleteTitle: "Eliminare questa partita?",
  deleteText: (game) =>
    `${game} verrà eliminata da questo dispositivo. Se ti può servire ancora, scaricala prima.`,
  deleted: (game) => `${game} eliminata.`,
  undo: "Ripristina",
  unreadableGame: "Partita illeggibile",
  unreadableGameText:
    "Resta com'è. Scaricala e allegala a una segnalazione; le altre partite non ne risentono.",
  exportRaw: "Scarica i dati",
  storageUnavailable:
    "Questo browser non salva nulla per questo sito, quindi non c'è un elenco di partite. Succede spesso nelle finestre in incognito.",
  import: importText,
};

import { count, list } from "../grammar.ts";

const importText = {
  title: "Import a game",
  text: "A record, a position, a scenario, or the file of all games that Sofala wrote elsewhere.",
  chooseFile: "Choose a file",
  dropHint: "Drop the file here, or",
  paste: "Or paste its text",
  submit: "Read",
  foundRecord: (names: readonly string[], moves: number) =>
    `A game of ${list(names)}, ${count(moves, "move")} long.`,
  /** `round` begins with a capital letter. */
  foundPosition: (players: number, round: string) =>
    `A position of ${count(players, "player")}, ${round.toLowerCase()}.`,
  whoPlays: "Who plays on",
  watchReplay: "Watch the replay",
  continueGame: "Play on",
  playFromHere: "Play from here",
  analyse: "Analyse",
  foundGames: (games: number) =>
    games === 0 ? "There is nothing new in it." : `${count(games, "game")} can be added.`,
  alreadyHere: (games: number) =>
    games === 1
      ? "1 is here already and stays as it is."
      : `${games} are here already and stay as they are.`,
  unreadableGame: (number: number) => `Game ${number} of the file cannot be read.`,
  addGames: (games: number) => `Add ${count(games, "game")}`,
  gamesAdded: (games: number) => `${count(games, "game")} added.`,
  nothingChanged: "Nothing on this device was changed.",
  technicalDetails: "For those who look into the file",
  fault: {
    empty: "There is nothing in it.",
    tooLarge: (megabytes: number, most: number) =>
      `The file has ${megabytes} MB. Games have a few kilobytes; more than ${most} MB is not read.`,
    notJson: (line: number | undefined) =>
      line === undefined
        ? "This is not a file of Sofala's, or only a part of one: it is not JSON."
        : `This is not a file of Sofala's, or only a part of one: it is not JSON from line ${line} on.`,
    unknownFormat:
      "The file is JSON, but neither a record nor a position nor anything else that Sofala writes.",
    unsupportedGame: (game: string) => `The file is of a game that is not played here (${game}).`,
    newerVersion:
      "A newer version of Sofala wrote this file. Load the page again to get that version.",
    /** Where a file has an error. */
    malformed: (where: string) =>
      `The file cannot be read: ${where} is missing or not what it should be.`,
    /** A path into a file, in words: `move 12`. */
    describePath,
    /** `why` is the sentence of the refusal. */
    illegalMove: (number: number, name: string, move: string, why: string) =>
      `Move ${number} is against the rules. ${name}: ${move}. ${why}`,
    resultMismatch: "The moves lead to another result than the file tells.",
  },
};

const PART_NAMES: { readonly [part: string]: string } = {
  players: "the list of players",
  options: "the options",
  position: "the position",
  board: "the board",
  map: "the map",
  moves: "the list of moves",
  log: "the list of moves",
  result: "the result",
  ranking: "the ranking",
  seats: "the seats",
  steps: "the steps",
  games: "the list of games",
  gods: "the gods",
  used: "the used resources",
  supply: "the supply",
  vrStack: "the stack of VR markers",
  turnOrder: "the order of play",
};

/** Lists, and what one item of each is called. */
const ITEM_NAMES: { readonly [part: string]: (number: number) => string } = {
  moves: (number) => `move ${number}`,
  seats: (number) => `seat ${number}`,
  players: (number) => `player ${number}`,
  monuments: (number) => `monument ${number}`,
  craftsmen: (number) => `craftsman ${number}`,
  board: (number) => `row ${number} of the board`,
  map: (number) => `row ${number} of the map`,
  steps: (number) => `step ${number}`,
  gods: (number) => `god ${number}`,
};

/** The innermost part of a path that has a name, and the rest as it is. */
function describePath(path: readonly (string | number)[]): string {
  const at = path.findLastIndex(
    (step) => typeof step === "string" && (step in PART_NAMES || step in ITEM_NAMES),
  );
  if (at === -1) return path.length === 0 ? "the beginning of the game" : `“${path.join(".")}”`;
  const [part = "", next] = path.slice(at);
  const item = typeof next === "number" ? ITEM_NAMES[part]?.(next + 1) : undefined;
  const rest = path
    .slice(at + (item === undefined ? 1 : 2))
    .filter((step) => typeof step === "string");
  const name = item ?? PART_NAMES[part] ?? `“${part}”`;
  return rest.length === 0 ? name : `“${rest.join(".")}” of ${name}`;
}

/** Games on this device: the list, imports and exports. */
export const games = {
  title: "My games",
  running: "Running",
  finished: "Finished",
  analyses: "Analyses",
  empty: "No games yet",
  emptyText: "Every game you begin is kept here, on this device, after every move.",
  newGame: "New game",
  importGame: "Import a game",
  exportAll: "Save all to a file",
  round: (round: number) => `Round ${round}`,
  setUp: "Set-up",
  toPlay: (name: string) => `${name} to play`,
  won: (names: readonly string[]) => `${list(names)} won`,
  lastPlayed: (when: string) => `Last played ${when}`,
  replay: "Replay",
  rename: "Rename",
  newName: "Name of the game",
  save: "Save",
  export: "Save the record",
  more: (game: string) => `More about ${game}`,
  deleteGame: "Delete",
  deleteTitle: "Delete this game?",
  deleteText: (game: string) =>
    `${game} will be gone from this device. Save its record first if you may want it again.`,
  deleted: (game: string) => `${game}: deleted.`,
  undo: "Undo",
  unreadableGame: "A game that cannot be read",
  unreadableGameText:
    "It is kept as it is. Save it, and add it to a report; other games are not affected.",
  exportRaw: "Save what is there",
  storageUnavailable:
    "The browser keeps nothing for this site: there is no list of games. A private window is often the reason.",
  import: importText,
};

export type GamesText = typeof games;
export type ImportText = GamesText["import"];

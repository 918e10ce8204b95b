import { count, list } from "../grammar.ts";

const importText = {
  title: "Import a game",
  text: "A saved game, a position, a scenario, or a file with all your games from another device.",
  chooseFile: "Choose a file",
  dropHint: "Drop the file here, or",
  paste: "Or paste the text",
  submit: "Import",
  foundRecord: (names: readonly string[], moves: number) =>
    `A game with ${list(names)}: ${count(moves, "move")}.`,
  /** `round` begins with a capital letter. */
  foundPosition: (players: number, round: string) =>
    `A position for ${count(players, "player")}, ${round.toLowerCase()}.`,
  whoPlays: "Who plays",
  watchReplay: "Watch the replay",
  continueGame: "Continue playing",
  playFromHere: "Play from here",
  analyse: "Analyse",
  foundGames: (games: number) =>
    games === 0 ? "There is nothing new in this file." : `${count(games, "game")} can be added.`,
  alreadyHere: (games: number) =>
    games === 1
      ? "1 game is already here and will not change."
      : `${games} games are already here and will not change.`,
  unreadableGame: (number: number) => `Game ${number} in the file cannot be read.`,
  addGames: (games: number) => `Add ${count(games, "game")}`,
  gamesAdded: (games: number) => `${count(games, "game")} added.`,
  nothingChanged: "Nothing on this device was changed.",
  technicalDetails: "Technical details",
  fault: {
    empty: "The file is empty.",
    tooLarge: (megabytes: number, most: number) =>
      `This file is ${megabytes} MB. A game takes a few kilobytes; the limit is ${most} MB.`,
    notJson: (line: number | undefined) =>
      line === undefined
        ? "This is not a Sofala file, or only part of one: it is not JSON."
        : `This is not a Sofala file, or only part of one: it is not JSON from line ${line} on.`,
    unknownFormat: "The file is JSON, but not a game, a position or anything else saved by Sofala.",
    unsupportedGame: (game: string) =>
      `This file is for a game that is not available here (${game}).`,
    newerVersion: "This file comes from a newer version of Sofala. Reload the page to update.",
    /** Where a file has an error. */
    malformed: (where: string) => `The file cannot be read: ${where} is missing or invalid.`,
    /** A path into a file, in words: `move 12`. */
    describePath,
    /** `why` is the sentence of the refusal. */
    illegalMove: (number: number, name: string, move: string, why: string) =>
      `Move ${number} is against the rules. ${name}: ${move}. ${why}`,
    resultMismatch: "The moves lead to a different result than the file says.",
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
  turnOrder: "the turn order",
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
  running: "In progress",
  finished: "Finished",
  analyses: "Analyses",
  empty: "No games yet",
  emptyText: "Every game you start is saved here, on this device, after every move.",
  importGame: "Import a game",
  exportAll: "Download all games",
  round: (round: number) => `Round ${round}`,
  setUp: "Set-up",
  toPlay: (name: string) => `${name} to play`,
  won: (names: readonly string[]) => `${list(names)} won`,
  lastPlayed: (when: string) => `Last played ${when}`,
  replay: "Replay",
  rename: "Rename",
  newName: "Name of the game",
  save: "Save",
  export: "Download game",
  more: (game: string) => `More options for ${game}`,
  deleteGame: "Delete",
  deleteTitle: "Delete this game?",
  deleteText: (game: string) =>
    `${game} will be deleted from this device. Download it first if you might want it later.`,
  deleted: (game: string) => `${game} deleted.`,
  undo: "Undo",
  unreadableGame: "Unreadable game",
  unreadableGameText:
    "It is kept as it is. Download it and attach it to a problem report. Your other games are not affected.",
  exportRaw: "Download the data",
  storageUnavailable:
    "This browser is not saving anything for this site, so there is no list of games. Private windows often cause this.",
  import: importText,
};

export type GamesText = typeof games;
export type ImportText = GamesText["import"];

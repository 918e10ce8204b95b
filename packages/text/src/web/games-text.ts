import type { SeatNames } from "../card-text.ts";

type Path = readonly (string | number)[];

/** Games on this device: the list, imports and exports. */
export interface GamesText {
  readonly title: string;
  readonly running: string;
  readonly finished: string;
  readonly analyses: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly newGame: string;
  readonly importGame: string;
  readonly exportAll: string;
  readonly round: (round: number) => string;
  readonly setUp: string;
  readonly toPlay: (name: string) => string;
  readonly won: (names: SeatNames) => string;
  readonly lastPlayed: (when: string) => string;
  readonly replay: string;
  readonly rename: string;
  readonly newName: string;
  readonly save: string;
  readonly export: string;
  readonly more: (game: string) => string;
  readonly deleteGame: string;
  readonly deleteTitle: string;
  readonly deleteText: (game: string) => string;
  readonly deleted: (game: string) => string;
  readonly undo: string;
  readonly unreadableGame: string;
  readonly unreadableGameText: string;
  readonly exportRaw: string;
  readonly storageUnavailable: string;
  readonly import: ImportText;
}

export interface ImportText {
  readonly title: string;
  readonly text: string;
  readonly chooseFile: string;
  readonly dropHint: string;
  readonly paste: string;
  readonly submit: string;
  readonly foundRecord: (names: SeatNames, moves: number) => string;
  readonly foundPosition: (players: number, round: number, game: string) => string;
  readonly whoPlays: string;
  readonly watchReplay: string;
  readonly continueGame: string;
  readonly playFromHere: string;
  readonly analyse: string;
  readonly foundGames: (count: number) => string;
  readonly alreadyHere: (count: number) => string;
  readonly unreadableGame: (number: number) => string;
  readonly addGames: (count: number) => string;
  readonly gamesAdded: (count: number) => string;
  readonly nothingChanged: string;
  readonly technicalDetails: string;
  readonly fault: {
    readonly empty: string;
    readonly tooLarge: (megabytes: number, most: number) => string;
    readonly notJson: (line: number | undefined) => string;
    readonly unknownFormat: string;
    readonly unsupportedGame: (game: string) => string;
    readonly newerVersion: string;
    /** Where a file has an error. */
    readonly malformed: (where: string) => string;
    /** A path into a file, in words: `move 12`. */
    readonly describePath: (path: Path) => string;
    /** `why` is the sentence of the refusal. */
    readonly illegalMove: (number: number, name: string, move: string, why: string) => string;
    readonly resultMismatch: string;
  };
}

import type { Names } from "../card-text.ts";

type Path = readonly (string | number)[];

/** Games on this device: the list, files that come and go. */
export interface GamesText {
  readonly title: string;
  readonly running: string;
  readonly finished: string;
  readonly analyses: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly newGame: string;
  readonly bring: string;
  readonly exportAll: string;
  readonly round: (round: number) => string;
  readonly setUp: string;
  readonly toPlay: (name: string) => string;
  readonly won: (names: Names) => string;
  readonly lastPlayed: (when: string) => string;
  readonly replay: string;
  readonly rename: string;
  readonly newName: string;
  readonly save: string;
  readonly export: string;
  readonly more: (game: string) => string;
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeText: (game: string) => string;
  readonly removed: (game: string) => string;
  readonly undo: string;
  readonly cannotRead: string;
  readonly cannotReadText: string;
  readonly exportRaw: string;
  readonly noStore: string;
  readonly import: ImportText;
}

export interface ImportText {
  readonly title: string;
  readonly text: string;
  readonly chooseFile: string;
  readonly drop: string;
  readonly paste: string;
  readonly read: string;
  readonly foundRecord: (names: Names, moves: number) => string;
  readonly foundPosition: (players: number, round: number, game: string) => string;
  readonly whoPlays: string;
  readonly watch: string;
  readonly playOn: string;
  readonly play: string;
  readonly analyse: string;
  readonly foundGames: (count: number) => string;
  readonly alreadyHere: (count: number) => string;
  readonly broken: (number: number) => string;
  readonly take: (count: number) => string;
  readonly taken: (count: number) => string;
  readonly nothingLost: string;
  readonly detail: string;
  readonly fault: {
    readonly empty: string;
    readonly tooLarge: (megabytes: number, most: number) => string;
    readonly notJson: (line: number | undefined) => string;
    readonly unknown: string;
    readonly otherGame: (game: string) => string;
    readonly newer: string;
    /** Where a file holds what it may not. */
    readonly malformed: (where: string) => string;
    /** A path into a file, in words: `move 12`. */
    readonly place: (path: Path) => string;
    /** `why` is the sentence of the refusal. */
    readonly illegalMove: (number: number, name: string, move: string, why: string) => string;
    readonly otherResult: string;
  };
}

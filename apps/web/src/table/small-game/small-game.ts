import type { ReadonlySignal } from "@preact/signals";
import type { Game, GameRules, GameTypes, Ranking, Seat } from "@sofala/engine";
import type { GameOverview } from "@sofala/text";
import type { AppText } from "@sofala/text/web";
import type { FunctionComponent } from "preact";
import type { KeyBinding } from "../key-list.tsx";
import type { Stage } from "../open-table-status.ts";
import type { GameSounds } from "../sound/game-sounds.ts";
import type { SmallGameModels } from "./small-game-models.ts";

/** What the tables of a small game take from its record in the registry. */
interface SmallGameRecord {
  readonly id: string;
  readonly firstRulesSection: string;
  readonly loadKeys: () => Promise<readonly KeyBinding[]>;
  readonly loadSounds: () => Promise<GameSounds>;
  readonly viewSummary: (view: unknown) => ViewSummary;
  readonly Thumbnail: FunctionComponent<{ readonly view: unknown; readonly label?: string }>;
}

export interface ViewSummary {
  readonly round: number;
  readonly seatToAct: Seat | undefined;
  readonly ranking: Ranking | undefined;
}

/** The texts of a small game that its tables show. */
export interface SmallGameText<T extends GameTypes> {
  readonly sentences: {
    event(event: T["seenEvent"], names: readonly string[]): string;
    refusal(refusal: T["refusal"], names: readonly string[]): string;
    move(move: T["seenMove"]): string;
  };
  readonly end: {
    readonly draw: string;
    readonly boardLabel: string;
    /** What a rematch is, in a sentence. */
    readonly rematchText: string;
  };
}

/**
 * What a small game brings to its tables. It has open information, two seats and no options, and moves are made on its
 * board alone.
 */
export interface SmallGame<T extends GameTypes> {
  readonly rules: GameRules<T>;
  readonly loadGame: () => Promise<Game<T>>;
  readonly ui: SmallGameRecord;
  readonly overview: (text: AppText) => GameOverview;
  /** Read only once `useText` has returned true. */
  readonly text: ReadonlySignal<SmallGameText<T>>;
  readonly useText: () => boolean;

  /** The board, on which moves are made. */
  readonly Board: FunctionComponent<{ readonly models: SmallGameModels<T> }>;
  readonly SeatBadge: FunctionComponent<{ readonly seat: Seat; readonly size: string }>;
  /** The colours of the seats in charts. */
  readonly seatColours: readonly string[];

  /** Whose turn it is and what to do, or who has won; `selected` is what was chosen on the board. */
  stageOf(view: T["view"], selected: string | undefined): Stage;
  /** The phase of the game in a few words. */
  phaseText?(view: T["view"]): string;
  /** Below the name of a seat. */
  seatText?(view: T["view"], seat: Seat): string;
  /** What is special about a position, in a sentence. */
  positionText?(view: T["view"]): string | undefined;
  /** Why the game ended; undefined before that, or if the board does not show it. */
  reasonText(view: T["view"], names: readonly string[]): string | undefined;
  /** What Undo takes back, in a few words. */
  undoText(move: T["seenMove"]): string;
  /** The seat that an event is about; undefined at the end of the game. */
  seatOf(event: T["seenEvent"]): Seat | undefined;
}

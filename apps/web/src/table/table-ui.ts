import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Game, GameTypes, Observer, Seat } from "@sofala/engine";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { KeyBinding } from "./key-list.tsx";
import type { LayoutModel } from "./layout-model.ts";
import type { MovePlayback, ShownMoment } from "./live/move-playback.ts";
import type { LogLine } from "./log-line.ts";
import type { GameSounds } from "./sound/game-sounds.ts";
import type { SideTab } from "./table-layout.tsx";
import type { MenuItem } from "./table-menu.tsx";

/** What shows the moves of others, as far as components of all games use it. */
export type LivePlayback = Pick<
  MovePlayback<ShownMoment>,
  "captioned" | "playing" | "waiting" | "skip" | "dismiss"
>;

export interface ShownMove {
  readonly events: readonly GameTypes["seenEvent"][];
}

/** What every table shares with its components, whatever its game. */
export interface SharedModels {
  readonly table: {
    readonly view: ReadonlySignal<unknown>;
    readonly isMyTurn: ReadonlySignal<boolean>;
    /** The earlier moment that is shown, if the table can show one; undefined: the current one. */
    readonly shownMoment?: Signal<number | undefined>;
    /** The moves that the table shows so far; those of others may be shown later than they were made. */
    readonly shownMoves: ReadonlySignal<readonly ShownMove[]>;
    /** Who sees all this, at a table with hidden information. */
    readonly observer?: ReadonlySignal<Observer>;
    /** Shows the moment so many moves later, or earlier if negative. */
    stepBy?(by: number): void;
    /** Shows the moves of others one by one from now on, at a table that can; returns a function that stops it. */
    followMoves?(): () => void;
    readonly playback?: ReadonlySignal<LivePlayback | undefined>;
  };
  readonly layout: LayoutModel;
  /** The state of the game, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** What one move did, in sentences; default: its lines of the log. */
  captionOf?(moment: number): readonly string[];
  /** Whose emblem is in that caption, if anybody's; default: that of the player who moved. */
  captionSeat?(moment: number): Seat | undefined;
  /** The edge of the board at which a caption hides nothing of the move; default: the bottom. */
  readonly captionPlace?: ReadonlySignal<"top" | "bottom" | undefined>;
  /** On phones the sheet with the actions is raised; by default on my turn. */
  readonly hasActions?: ReadonlySignal<boolean>;
  dispose?(): void;
}

export interface TableViewProps<Models> {
  readonly models: Models;
  readonly menuItems: readonly MenuItem[];
  /** Tabs after those of the game. */
  readonly extraTabs?: readonly SideTab[] | undefined;
  /** Opens the result. */
  readonly onShowResult?: (() => void) | undefined;
  /** The tutorial's guide. */
  readonly guide?: ComponentChildren;
  /** Renders who plays a seat of an online table; must be stable. */
  readonly renderPlayer?: ((seat: Seat) => ComponentChildren) | undefined;
  /** Before the menu. */
  readonly beforeMenu?: ComponentChildren;
  /** Above the actions. */
  readonly banners?: ComponentChildren;
  /** Below the actions. */
  readonly belowActions?: ComponentChildren;
  /** Shows the moment of a log line, if the table itself cannot. */
  readonly onSelectMoment?: ((moment: number) => void) | undefined;
}

/** What a game brings to its tables, on this device and online. */
export interface TableUi<Table, Models extends SharedModels> {
  /** Models for as long as the table is open; `ending` tells how the game ended, if the board does not show it. */
  createModels(table: Table, ending?: () => string | undefined): Models;
  readonly View: FunctionComponent<TableViewProps<Models>>;
  /** Sounds and keys are those of the game's record in the registry. */
  readonly loadSounds: () => Promise<GameSounds>;
  readonly loadKeys: () => Promise<readonly KeyBinding[]>;
  readonly loadGame: () => Promise<Game>;
  /** Opens the rules, where they fit the position. */
  openRules(models: Models): void;
  /** What a key does, besides those of every table. */
  onKey?(key: string, models: Models): (() => void) | undefined;
  /** A hook that loads text and code; false until they are loaded. */
  useIsLoaded?(table: Table): boolean;
}

/** What a game adds to its tables on this device. */
export interface LocalParts {
  readonly extraTabs?: readonly SideTab[];
  readonly menuItems?: readonly MenuItem[];
  /** Above the actions. */
  readonly banners?: ComponentChildren;
  readonly belowActions?: ComponentChildren;
  readonly dialogs?: ComponentChildren;
}

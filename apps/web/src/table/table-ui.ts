import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { KeyBinding } from "./key-list.tsx";
import type { LayoutModel } from "./layout-model.ts";
import type { LogLine } from "./log-line.ts";
import type { SideTab } from "./table-layout.tsx";
import type { MenuItem } from "./table-menu.tsx";

/** What every table shares with its components, whatever its game. */
export interface SharedModels {
  readonly table: {
    readonly view: ReadonlySignal<unknown>;
    readonly isMyTurn: ReadonlySignal<boolean>;
    /** The earlier moment that is shown, if the table can show one; undefined: the current one. */
    readonly shownMoment?: Signal<number | undefined>;
    /** Shows the moment so many moves later, or earlier if negative. */
    stepBy?(by: number): void;
  };
  readonly layout: LayoutModel;
  /** The state of the game, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
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
  /** The keys that the keys dialog lists. */
  keys(): readonly KeyBinding[];
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
  readonly dialogs?: ComponentChildren;
}

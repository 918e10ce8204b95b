import type { GameTypes } from "@sofala/engine";
import type { Table } from "../../local/table.ts";
import { openRules } from "../../rules/rules-dialog.tsx";
import type { TableUi } from "../table-ui.ts";
import { SmallGameModels } from "./small-game-models.ts";
import type { SmallGame } from "./small-game.ts";
import { TableView } from "./table-view.tsx";

/** What a small game brings to its tables, on this device and online. */
export const tableUiOf = <T extends GameTypes>(
  game: SmallGame<T>,
): TableUi<Table<T>, SmallGameModels<T>> => ({
  createModels: (table, ending) => new SmallGameModels(game, table, ending),
  View: TableView,
  loadSounds: game.ui.loadSounds,
  loadKeys: game.ui.loadKeys,
  loadGame: game.loadGame,
  openRules: () => openFirstRules(game),
  onKey: (key, { table }) => table.keyAction(key),
  useIsLoaded: game.useText,
});

/** Opens the rules at their beginning. */
export const openFirstRules = <T extends GameTypes>({ ui }: Pick<SmallGame<T>, "ui">): void =>
  openRules({ game: ui.id, section: ui.firstRulesSection });

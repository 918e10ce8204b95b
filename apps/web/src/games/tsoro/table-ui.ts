import type { Tsoro } from "@sofala/tsoro";
import type { Table } from "../../local/table.ts";
import { openRules } from "../../rules/rules-dialog.tsx";
import type { TableUi } from "../../table/table-ui.ts";
import { TableModels } from "./table-models.ts";
import { TableView } from "./table-view.tsx";
import { tsoroText, useTsoroText } from "./tsoro-text.ts";

/** What Tsoro yematatu brings to its tables. */
export const tableUi: TableUi<Table<Tsoro>, TableModels> = {
  createModels: (table, ending) => new TableModels(table, ending),
  View: TableView,
  keys: () => tsoroText.value.keyList,
  openRules: () => openRules({ game: "tsoro", section: "aim" }),
  onKey: (key, { table: { table } }) =>
    key === "u" && table.undoTo.peek() !== undefined ? () => table.undo() : undefined,
  useIsLoaded: useTsoroText,
};

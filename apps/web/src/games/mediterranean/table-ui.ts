import type { Mediterranean } from "@sofala/mediterranean";
import type { HiddenInfoTable } from "../../local/hidden-info-table.ts";
import type { TableUi } from "../../table/table-ui.ts";
import { mediterranean } from "./index.ts";
import { usePartViewLoaded } from "./part-views.ts";
import { openMediterraneanRules } from "./rules/open-rules.ts";
import { TableModels } from "./table-models.ts";
import { TableView } from "./table-view.tsx";

/** What the Mediterranean brings to its tables. */
export const tableUi: TableUi<HiddenInfoTable<Mediterranean>, TableModels> = {
  createModels: (table, ending) => new TableModels(table, ending),
  View: TableView,
  loadSounds: mediterranean.loadSounds,
  loadKeys: mediterranean.loadKeys,
  loadGame: mediterranean.loadRules,
  openRules: () => openMediterraneanRules("aim"),
  useIsLoaded: (table) => usePartViewLoaded(table.observerView.peek().view.part),
};

import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Table } from "../../local/table.ts";
import type { TableUi } from "../../table/table-ui.ts";
import { zimbabwe } from "./index.ts";
import { TableModels } from "./table-models.ts";
import { TableView } from "./table-view.tsx";
import { giftKeyAction, turnKeyAction } from "./action-bar/keys.ts";

/** What Zimbabwe brings to its tables. */
export const tableUi: TableUi<Table<Zimbabwe>, TableModels> = {
  createModels: (table, ending) => new TableModels(table, undefined, ending),
  View: TableView,
  loadSounds: zimbabwe.loadSounds,
  loadKeys: zimbabwe.loadKeys,
  loadGame: zimbabwe.loadRules,
  openRules: async ({ turn }) =>
    (await import("./rules/open-relevant-rules.ts")).openRelevantRules(turn),
  onKey(key, { layout, gift, turn }) {
    if (key === "l") return () => layout.open("lenses");
    return giftKeyAction(key, gift) ?? turnKeyAction(key, turn);
  },
};

import type { Zimbabwe } from "@sofala/zimbabwe";
import type { Table } from "../../local/table.ts";
import type { TableUi } from "../../table/table-ui.ts";
import { appText } from "../../text/app-text.ts";
import { openRelevantRules } from "./rules/open-relevant-rules.ts";
import { TableModels } from "./table-models.ts";
import { TableView } from "./table-view.tsx";
import { giftKeyAction, turnKeyAction } from "./turn/keys.ts";

/** What Zimbabwe brings to its tables. */
export const tableUi: TableUi<Table<Zimbabwe>, TableModels> = {
  createModels: (table, ending) => new TableModels(table, undefined, ending),
  View: TableView,
  keys: () => appText.value.play.keyList,
  openRules: (models) => openRelevantRules(models),
  onKey(key, { layout, gift, turn }) {
    if (key === "l") return () => layout.open("lenses");
    return giftKeyAction(key, gift) ?? turnKeyAction(key, turn);
  },
};

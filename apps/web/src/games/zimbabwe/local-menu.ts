import type { Zimbabwe } from "@sofala/zimbabwe";
import type { LocalTable } from "../../local/local-table.ts";
import { appText } from "../../text/app-text.ts";
import { extraMenuItems } from "./extra-menu-items.ts";
import type { TableModels } from "./table-models.ts";
import type { MenuItem } from "../../table/table-menu.tsx";
import { openRelevantRules } from "./rules/open-relevant-rules.ts";
import type { DialogName } from "./table-dialogs.tsx";

/** The menu of a local table. */
export function localMenu(
  table: LocalTable<Zimbabwe>,
  models: TableModels,
  open: (name: DialogName) => void,
): readonly MenuItem[] {
  const { common, learn, play } = appText.value;
  const isOver = models.table.view.value.phase === "over";
  return [
    { id: "rules", name: learn.rules, icon: "rules", onSelect: () => openRelevantRules(models) },
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
    ...(isOver
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : []),
    { id: "replay", name: play.replay, icon: "play", href: `/game/${table.id}/replay` },
    ...extraMenuItems(table, models),
    { id: "leave", name: common.games, icon: "leave", href: "/games" },
  ];
}

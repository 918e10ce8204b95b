import type { Zimbabwe } from "@sofala/zimbabwe";
import type { LocalTable } from "../../local/local-table.ts";
import { words } from "../../text/app-text.ts";
import { keepingItems } from "./extra-menu-items.ts";
import type { Models } from "./table-models.ts";
import type { MenuItem } from "../../table/table-menu.tsx";
import { openRulesAt } from "./rules/open-relevant-rules.ts";
import type { DialogName } from "./table-dialogs.tsx";

/** What the menu of a table offers. */
export function menuOf(
  table: LocalTable<Zimbabwe>,
  models: Models,
  open: (name: DialogName) => void,
): readonly MenuItem[] {
  const { common, learn, play } = words.value;
  const isOver = models.table.view.value.phase === "over";
  return [
    { id: "rules", name: learn.rules, icon: "rules", onSelect: () => openRulesAt(models) },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    ...(isOver
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : []),
    { id: "replay", name: play.replay, icon: "play", href: `/game/${table.id}/replay` },
    ...keepingItems(table, models),
    { id: "leave", name: common.games, icon: "leave", href: "/games" },
  ];
}

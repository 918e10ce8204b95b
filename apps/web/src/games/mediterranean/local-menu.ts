import type { Mediterranean } from "@sofala/mediterranean";
import type { CompanyTable } from "../../local/local-hidden-table.ts";
import { openMediterraneanRules } from "../../rules/rules-dialog.tsx";
import { fileNameOf, recordText } from "../../store/export.ts";
import type { MenuItem } from "../../table/table-menu.tsx";
import { download } from "../../ui/download.ts";
import { mediterraneanWords } from "./mediterranean-text.ts";
import { words } from "../../text/app-text.ts";
import type { Models } from "./table-models.ts";

export type DialogName = "keys" | "end";

/** What the menu of a table on this device offers. */
export function localMenu(
  table: CompanyTable<Mediterranean>,
  models: Models,
  open: (name: DialogName) => void,
): readonly MenuItem[] {
  const { common, learn, play } = words.value;
  const text = mediterraneanWords.value.table;
  const isOver = models.table.phase.value === "over";
  return [
    {
      id: "rules",
      name: learn.rules,
      icon: "rules",
      onSelect: () => openMediterraneanRules("aim"),
    },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    ...(table.time.value === undefined
      ? []
      : [{ id: "pause", name: text.pause, icon: "pause" as const, onSelect: () => table.pause() }]),
    ...(isOver
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : []),
    { id: "replay", name: play.replay, icon: "play", href: `/game/${table.id}/replay` },
    {
      id: "record",
      name: play.saveRecord,
      icon: "download",
      onSelect: () => download(fileNameOf(table.stored.peek()), recordText(table.stored.peek())),
    },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", name: common.games, icon: "leave", href: "/games" },
  ];
}

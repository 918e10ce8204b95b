import type { Mediterranean } from "@sofala/mediterranean";
import type { LocalHiddenTable } from "../../local/local-hidden-table.ts";
import { openMediterraneanRules } from "./rules/open-rules.ts";
import { recordFileName, recordText } from "../../store/export.ts";
import type { MenuItem } from "../../table/table-menu.tsx";
import { download } from "../../ui/download.ts";
import { mediterraneanText } from "./mediterranean-text.ts";
import { appText } from "../../text/app-text.ts";
import type { TableModels } from "./table-models.ts";

export type DialogName = "keys" | "end";

/** The menu of a table on this device. */
export function localMenu(
  table: LocalHiddenTable<Mediterranean>,
  models: TableModels,
  open: (name: DialogName) => void,
): readonly MenuItem[] {
  const { common, learn, play } = appText.value;
  const text = mediterraneanText.value.table;
  const isOver = models.table.phase.value === "over";
  return [
    {
      id: "rules",
      name: learn.rules,
      icon: "rules",
      onSelect: () => openMediterraneanRules("aim"),
    },
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
    ...(table.partClock.value === undefined
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
      onSelect: () =>
        download(recordFileName(table.stored.peek()), recordText(table.stored.peek())),
    },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    { id: "leave", name: common.games, icon: "leave", href: "/games" },
  ];
}

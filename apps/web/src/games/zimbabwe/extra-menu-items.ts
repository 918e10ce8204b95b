import type { ReadonlySignal } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { reportProblem } from "../../problem-report/report-problem.ts";
import { fileNameOf, recordText } from "../../store/export.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { download } from "../../ui/download.ts";
import { words } from "../../text/app-text.ts";
import type { Models } from "./table-models.ts";
import type { MenuItem } from "../../table/table-menu.tsx";

/** What the menu of every table offers: its record, the settings, a report. */
export function keepingItems(
  { stored }: { readonly stored: ReadonlySignal<StoredGame<Zimbabwe>> },
  { table }: Models,
): readonly MenuItem[] {
  const { common, play } = words.value;
  return [
    {
      id: "record",
      name: play.saveRecord,
      icon: "download",
      onSelect: () => {
        const game = stored.peek();
        download(fileNameOf(game), recordText(game));
      },
    },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    {
      id: "report",
      name: common.report,
      icon: "report",
      onSelect: () => reportProblem({ stored: stored.peek(), at: table.moment.peek().number }),
    },
  ];
}

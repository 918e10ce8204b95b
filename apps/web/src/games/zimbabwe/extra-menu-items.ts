import type { ReadonlySignal } from "@preact/signals";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { reportProblem } from "../../problem-report/report-problem.ts";
import { recordFileName, recordText } from "../../store/export.ts";
import type { StoredGame } from "../../store/stored-game.ts";
import { download } from "../../ui/download.ts";
import { appText } from "../../text/app-text.ts";
import { reportExpectation } from "./report-expectation.ts";
import type { TableModels } from "./table-models.ts";
import type { MenuItem } from "../../table/table-menu.tsx";

/** Menu items of every table: save the record, settings, report a problem. */
export function extraMenuItems(
  { stored }: { readonly stored: ReadonlySignal<StoredGame<Zimbabwe>> },
  { table }: TableModels,
): readonly MenuItem[] {
  const { common, play } = appText.value;
  return [
    {
      id: "record",
      name: play.saveRecord,
      icon: "download",
      onSelect: () => {
        const game = stored.peek();
        download(recordFileName(game), recordText(game));
      },
    },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    {
      id: "report",
      name: common.reportProblem,
      icon: "report",
      onSelect: () =>
        reportProblem({
          game: { stored: stored.peek(), rules: zimbabwe, expectation: reportExpectation },
          at: table.moment.peek().moveCount,
        }),
    },
  ];
}

import type { ReadonlySignal } from "@preact/signals";
import type { Game } from "@sofala/engine";
import { reportProblem } from "../problem-report/report-problem.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { appText } from "../text/app-text.ts";
import type { MenuItem } from "./table-menu.tsx";
import type { SharedModels } from "./table-ui.ts";

/** Download the game, settings, report a problem: for a table that this device could store. */
export function storedTableItems(
  loadGame: () => Promise<Game>,
  stored: ReadonlySignal<StoredGame>,
  { table: { shownMoment } }: SharedModels,
): readonly MenuItem[] {
  const { common, play } = appText.value;
  return [
    {
      id: "record",
      name: play.saveRecord,
      icon: "download",
      onSelect: async () => (await import("./download-record.ts")).downloadRecord(stored.peek()),
    },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    {
      id: "report",
      name: common.reportProblem,
      icon: "report",
      onSelect: () =>
        reportProblem({ game: { stored: stored.peek(), loadGame }, at: shownMoment?.peek() }),
    },
  ];
}

import type { ReadonlySignal } from "@preact/signals";
import type { GameTypes, Seat } from "@sofala/engine";
import type { ComponentChildren, ComponentProps } from "preact";
import { appText } from "../text/app-text.ts";
import type { LogLine } from "./log-line.ts";
import { LogPanel } from "./log-panel.tsx";
import type { OpenTableModel } from "./open-table-model.ts";
import type { SideTab } from "./table-layout.tsx";
import type { SharedModels } from "./table-ui.ts";

/** The side tab with the log. */
export const logTab = (
  lines: ReadonlySignal<readonly LogLine[]>,
  props: Omit<ComponentProps<typeof LogPanel>, "lines">,
): SideTab => ({
  id: "log",
  name: appText.value.table.log.title,
  icon: "log",
  content: () => <LogPanel lines={lines} {...props} />,
});

/** The log of a table with open information: a line highlights its places, and shows its moment on the board. */
export const openLogTab = <T extends GameTypes>(
  { table, layout, log }: SharedModels & { readonly table: OpenTableModel<T> },
  badge?: (seat: Seat) => ComponentChildren,
): SideTab =>
  logTab(log, {
    shownMoment: table.shownMoment,
    moveCount: table.moveCount,
    onSelectMoment: (moment) => {
      table.shownMoment.value = moment;
    },
    onHighlight: (cells) => {
      table.highlightedCells.value = cells;
    },
    onLinePressed: () => layout.showBoard(),
    badge,
  });

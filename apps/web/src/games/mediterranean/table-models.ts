import { computed, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { HiddenInfoTable } from "../../local/hidden-info-table.ts";
import { LayoutModel } from "../../table/layout-model.ts";
import type { LogLine } from "../../table/log-line.ts";
import { mediterraneanText } from "./mediterranean-text.ts";
import { logLines } from "./panels/log-lines.ts";
import { statusOf } from "./panels/status.ts";
import { TableModel } from "./table-model.ts";

/** The models of an open table. */
export class TableModels {
  readonly table: TableModel;
  readonly layout = new LayoutModel();
  /** The status of the game, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;

  /** `ending` tells how the game ended, if the board does not show it. */
  constructor(
    table: HiddenInfoTable<Mediterranean>,
    ending: () => string | undefined = () => undefined,
  ) {
    this.table = new TableModel(table);
    const { names } = this.table;
    this.status = computed(
      () =>
        ending() ??
        statusOf(this.table.view.value, this.table.me.value, names, mediterraneanText.value),
    );
    this.log = computed(() => logLines(table.observedMoves.value, names, mediterraneanText.value));
  }

  captionOf(moment: number): readonly string[] {
    return this.table.live.value?.captionOf(moment) ?? [];
  }

  captionSeat(moment: number): Seat | undefined {
    return this.table.live.value?.captionSeat(moment);
  }
}

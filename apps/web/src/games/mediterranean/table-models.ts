import { computed, type ReadonlySignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { SightedTable } from "../../local/hidden-info-table.ts";
import { LayoutModel } from "../../table/layout-model.ts";
import type { LogLine } from "../../table/log-line.ts";
import { mediterraneanWords } from "./mediterranean-text.ts";
import { logLines } from "./panels/log-lines.ts";
import { statusOf } from "./panels/status.ts";
import { TableModel } from "./table-model.ts";

/** Everything that the parts of a table work with, for as long as somebody sits there. */
export class Models {
  readonly table: TableModel;
  readonly layout = new LayoutModel();
  /** What is going on, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;

  /** A game may have ended in a way that its board does not show. */
  constructor(
    table: SightedTable<Mediterranean>,
    ending: () => string | undefined = () => undefined,
  ) {
    this.table = new TableModel(table);
    const { names } = this.table;
    this.status = computed(
      () =>
        ending() ??
        statusOf(this.table.view.value, this.table.me.value, names, mediterraneanWords.value),
    );
    this.log = computed(() => logLines(table.told.value, names, mediterraneanWords.value));
  }
}

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Table } from "../../local/table.ts";
import { LayoutModel } from "../../table/layout-model.ts";
import type { LogLine } from "../../table/log-line.ts";
import { words } from "../../text/app-text.ts";
import type { Mark, Way } from "./board/marks.ts";
import type { Card } from "./cards.ts";
import { GiftModel } from "./gifts/gift-model.ts";
import { LensModel } from "./lenses/lens-model.ts";
import { logLines } from "./panels/log-lines.ts";
import { tableStatus } from "./panels/table-status.ts";
import { RaiseModel } from "./raising/raise-model.ts";
import { TableModel } from "./table-model.ts";
import { promptOf } from "./turn/prompt.ts";
import { TurnModel } from "./turn/turn-model.ts";

/** Everything that the parts of a table work with, for as long as somebody sits there. */
export class Models {
  readonly table: TableModel;
  readonly layout = new LayoutModel();
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly gift: GiftModel;
  readonly lens: LensModel;
  /** The card that was asked for last. */
  readonly card = signal<Card | undefined>(undefined);
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Cells that are spoken of: by what is pointed at, else by who guides. */
  readonly spoken: ReadonlySignal<readonly CellName[]>;
  /** What the board marks: the move in the making, the lens, and what is spoken of. */
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly ways: ReadonlySignal<readonly Way[]>;

  constructor(table: Table<Zimbabwe>, guided?: ReadonlySignal<readonly CellName[]>) {
    this.table = new TableModel(table);
    this.turn = new TurnModel(this.table);
    this.raise = new RaiseModel(this.turn);
    this.gift = new GiftModel(this.table);
    this.lens = new LensModel(this.table);
    const status = tableStatus(this.table);
    this.status = computed(() => {
      const intent = this.turn.intent.value;
      return intent === undefined ? status.value : promptOf(intent);
    });
    this.log = computed(() => logLines(table.history.value, this.table.names, words.value));
    this.spoken = computed(() => {
      const { value: pointed } = this.table.spokenOf;
      return pointed.length === 0 && guided !== undefined ? guided.value : pointed;
    });
    this.marks = computed(() => [
      // Places of the move in the making and places of a lens would look the same.
      ...(this.turn.open.value.length > 0 && this.lens.lens.value?.kind === "sites"
        ? []
        : this.lens.marks.value),
      ...this.turn.marks.value,
      ...this.raise.marks.value,
      ...this.spoken.value.map((cell): Mark => ({ cell, kind: "spoken" })),
    ]);
    this.ways = this.raise.ways;
  }

  dispose(): void {
    this.turn.dispose();
    this.raise.dispose();
    this.lens.dispose();
  }
}

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Table } from "../../local/table.ts";
import { LayoutModel } from "../../table/layout-model.ts";
import type { LogLine } from "../../table/log-line.ts";
import { openTableStatus } from "../../table/open-table-status.ts";
import { appText } from "../../text/app-text.ts";
import type { Mark, GoodsRoute } from "./board/marks.ts";
import type { Card } from "./cards.ts";
import { GiftModel } from "./gifts/gift-model.ts";
import { LensModel } from "./lenses/lens-model.ts";
import { logLines } from "./panels/log-lines.ts";
import { stageOf } from "./panels/status.ts";
import { RaiseModel } from "./raising/raise-model.ts";
import { TableModel } from "./table-model.ts";
import { promptOf } from "./turn/prompt.ts";
import { TurnModel } from "./turn/turn-model.ts";

/** The models of a table, for as long as it is open. */
export class TableModels {
  readonly table: TableModel;
  readonly layout = new LayoutModel();
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly gift: GiftModel;
  readonly lens: LensModel;
  /** The card that was opened last. */
  readonly shownCard = signal<Card | undefined>(undefined);
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Highlighted cells: those pointed at elsewhere, else those of the tutorial. */
  readonly shownHighlight: ReadonlySignal<readonly CellName[]>;
  /** The marks on the board: the move that is being made, the lens, and the highlight. */
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly goodsRoutes: ReadonlySignal<readonly GoodsRoute[]>;

  /** The first monument needs only the board. */
  readonly hasActions = computed(
    () => this.table.isMyTurn.value && this.table.view.value.phase !== "setup",
  );

  /** `ending` tells how the game ended, if the board does not show it. */
  constructor(
    table: Table<Zimbabwe>,
    guideHighlight?: ReadonlySignal<readonly CellName[]>,
    ending?: () => string | undefined,
  ) {
    this.table = new TableModel(table);
    this.turn = new TurnModel(this.table);
    this.raise = new RaiseModel(this.turn);
    this.gift = new GiftModel(this.table);
    this.lens = new LensModel(this.table);
    const status = openTableStatus(this.table, (view, { panels }) => stageOf(view, panels), ending);
    this.status = computed(() => {
      const intent = this.turn.intent.value;
      return intent === undefined ? status.value : promptOf(intent);
    });
    this.log = computed(() => logLines(table.moments.value, this.table.names, appText.value));
    this.shownHighlight = computed(() => {
      const { value: pointed } = this.table.highlightedCells;
      return pointed.length === 0 && guideHighlight !== undefined ? guideHighlight.value : pointed;
    });
    this.marks = computed(() => [
      // Sites of a lens would look the same as those of the move.
      ...(this.turn.openCells.value.length > 0 && this.lens.lens.value?.kind === "sites"
        ? []
        : this.lens.marks.value),
      ...this.turn.marks.value,
      ...this.raise.marks.value,
      ...this.shownHighlight.value.map((cell): Mark => ({ cell, kind: "highlighted" })),
    ]);
    this.goodsRoutes = this.raise.goodsRoutes;
  }

  dispose(): void {
    this.turn.dispose();
    this.raise.dispose();
    this.lens.dispose();
  }
}

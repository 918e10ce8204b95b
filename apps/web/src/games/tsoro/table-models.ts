import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Point, Refusal, Tsoro } from "@sofala/tsoro";
import type { Moment, Table } from "../../local/table.ts";
import { LayoutModel } from "../../table/layout-model.ts";
import type { LogLine } from "../../table/log-line.ts";
import { OpenTableModel } from "../../table/open-table-model.ts";
import { openTableStatus } from "../../table/open-table-status.ts";
import { appText } from "../../text/app-text.ts";
import { boardMarks, type BoardMarks } from "./board/board-marks.ts";
import { logLines } from "./log-lines.ts";
import { stageOf } from "./table-status.ts";
import { tsoroText } from "./tsoro-text.ts";
import { tapPoint, type TurnDraft } from "./tsoro-turn.ts";

/** What the last tap led to, until the next move. */
interface TapResult {
  readonly moment: Moment<Tsoro>;
  readonly selected?: Point | undefined;
  readonly refusal?: Refusal | undefined;
}

/** The models of a table, for as long as it is open. */
export class TableModels {
  readonly table: OpenTableModel<Tsoro>;
  readonly layout = new LayoutModel();
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Moves are made on the board alone. */
  readonly hasActions = signal(false);
  readonly #lastTap = signal<TapResult | undefined>(undefined);

  readonly refusal = computed(() => this.#tap.value?.refusal);
  readonly draft: ReadonlySignal<TurnDraft> = computed(() => ({
    view: this.table.view.value,
    legalMoves: this.table.legalMoves.value,
    selected: this.#tap.value?.selected,
  }));
  readonly marks: ReadonlySignal<BoardMarks> = computed(() =>
    boardMarks(this.draft.value, this.table.moment.value.lastMove?.move),
  );
  readonly #tap = computed(() => {
    const tap = this.#lastTap.value;
    return tap?.moment === this.table.moment.value ? tap : undefined;
  });

  /** `ending` tells how the game ended, if the board does not show it. */
  constructor(table: Table<Tsoro>, ending?: () => string | undefined) {
    this.table = new OpenTableModel(table);
    const status = openTableStatus(
      this.table,
      (view) => stageOf(view, this.draft.value.selected, tsoroText.value),
      ending,
    );
    this.status = computed(() => {
      const { value: moment } = this.table.shownMoment;
      const isDraw = this.table.view.value.because === "repetition";
      return isDraw && moment === undefined ? tsoroText.value.end.draw : status.value;
    });
    this.log = computed(() => {
      const { round } = appText.value.home.games.tsoro;
      return logLines(table.moments.value, this.table.names, tsoroText.value, round);
    });
  }

  /** Chooses a stone, or plays. */
  tap(point: Point): void {
    const moment = this.table.moment.peek();
    const tap = tapPoint(this.draft.peek(), point);
    if (tap === undefined) return;
    this.#lastTap.value =
      tap.kind === "select"
        ? { moment, selected: tap.point }
        : { moment, refusal: this.table.table.play(tap.move) };
  }

  /** Drops the choice of a stone. */
  cancel(): void {
    this.#lastTap.value = undefined;
  }
}

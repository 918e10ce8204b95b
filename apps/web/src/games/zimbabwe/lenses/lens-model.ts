import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Outlook } from "@sofala/bots/zimbabwe";
import type { Seat } from "@sofala/engine";
import type { CellName } from "@sofala/zimbabwe";
import { requestWorker } from "../workers/request-worker.ts";
import type { Ghost, Mark } from "../board/marks.ts";
import type { TableModel } from "../table-model.ts";
import { lensMarks, type Lens } from "./lens.ts";
import type { NextRaises } from "../workers/next-raises.ts";

/** The forecast for every seat. */
interface OutlookResult {
  readonly raises: readonly NextRaises[];
  readonly outlook: readonly Outlook[];
}

/** The lens over the board, and the forecast of the next rounds. */
export class LensModel {
  readonly lens = signal<Lens | undefined>(undefined);
  /** The selected seat; undefined: my seat, or the active one. */
  readonly chosenSeat = signal<Seat | undefined>(undefined);
  /** The seat for whose turn the lens is computed. */
  readonly seat: ReadonlySignal<Seat>;
  /** Is the forecast shown? It is computed in the worker. */
  readonly isOutlookShown = signal(false);
  readonly outlookResult = signal<OutlookResult | undefined>(undefined);
  /** The forecast could not be computed. */
  readonly hasFailed = signal(false);
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The piece that could be placed on the marked cells. */
  readonly piece: ReadonlySignal<Ghost["piece"] | undefined>;
  private readonly disposeEffect: () => void;

  constructor(table: TableModel) {
    const { state, me } = table;
    this.seat = computed(() => this.chosenSeat.value ?? me.value ?? table.view.value.active ?? 0);
    this.marks = computed(() => {
      const lens = this.lens.value;
      return lens === undefined
        ? []
        : lensMarks(lens, table.view.value, state.value, this.seat.value);
    });
    this.piece = computed(() => {
      const lens = this.lens.value;
      return lens?.kind === "sites"
        ? { kind: "craftsman", craft: lens.craft, vertical: false }
        : undefined;
    });
    this.disposeEffect = effect(() => {
      const view = table.view.value;
      this.outlookResult.value = undefined;
      this.hasFailed.value = false;
      if (!this.isOutlookShown.value || view.phase === "over") return;
      void Promise.all([
        requestWorker("nextRaises", { view }),
        requestWorker("outlook", { view }),
      ]).then(
        ([raises, outlook]) => {
          if (table.view.peek() === view) this.outlookResult.value = { raises, outlook };
        },
        () => {
          if (table.view.peek() === view) this.hasFailed.value = true;
        },
      );
    });
  }

  /** Shows the range of a cell or of its piece; the same cell again removes the lens. */
  toggleRange(at: CellName): void {
    const lens = this.lens.peek();
    const isSame = lens?.kind === "range" && lens.at === at;
    this.lens.value = isSame ? undefined : { kind: "range", at };
  }

  /** While the range lens is on, choosing a cell shows its range. */
  moveRange(at: CellName): void {
    if (this.lens.peek()?.kind === "range") this.toggleRange(at);
  }

  dispose(): void {
    this.disposeEffect();
  }
}

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Outlook } from "@sofala/bots/zimbabwe";
import type { Seat } from "@sofala/engine";
import type { CellName } from "@sofala/zimbabwe";
import { think } from "../workers/request-worker.ts";
import type { Ghost, Mark } from "../board/marks.ts";
import type { TableModel } from "../table-model.ts";
import { marksOf, type Lens } from "./lens.ts";
import type { NextRaises } from "./next-raises.ts";

/** What lies ahead for every seat. */
interface Prospect {
  readonly raises: readonly NextRaises[];
  readonly outlook: readonly Outlook[];
}

/** The lens that is held over the board, and what is found out about the rounds to come. */
export class LensModel {
  readonly lens = signal<Lens | undefined>(undefined);
  /** The seat that was asked about; undefined: who looks, or who is to act. */
  readonly asked = signal<Seat | undefined>(undefined);
  /** The seat in whose turn the board is looked at. */
  readonly seat: ReadonlySignal<Seat>;
  /** Is what lies ahead looked at? It takes some thinking. */
  readonly looksAhead = signal(false);
  readonly prospect = signal<Prospect | undefined>(undefined);
  /** It could not be worked out. */
  readonly hasFailed = signal(false);
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** What the places are for that the lens shows. */
  readonly piece: ReadonlySignal<Ghost["piece"] | undefined>;
  private readonly stop: () => void;

  constructor(table: TableModel) {
    const { view: seen, state, me } = table;
    this.seat = computed(() => this.asked.value ?? me.value ?? seen.value.active ?? 0);
    this.marks = computed(() => {
      const lens = this.lens.value;
      return lens === undefined ? [] : marksOf(lens, seen.value, state.value, this.seat.value);
    });
    this.piece = computed(() => {
      const lens = this.lens.value;
      return lens?.kind === "sites"
        ? { kind: "craftsman", craft: lens.craft, vertical: false }
        : undefined;
    });
    this.stop = effect(() => {
      const view = table.view.value;
      this.prospect.value = undefined;
      this.hasFailed.value = false;
      if (!this.looksAhead.value || view.phase === "over") return;
      void Promise.all([think("nextRaises", { view }), think("outlook", { view })]).then(
        ([raises, outlook]) => {
          if (table.view.peek() === view) this.prospect.value = { raises, outlook };
        },
        () => {
          if (table.view.peek() === view) this.hasFailed.value = true;
        },
      );
    });
  }

  /** Shows the range of a cell, or of what stands there; the same cell again puts the lens away. */
  inspect(at: CellName): void {
    const lens = this.lens.peek();
    const isSame = lens?.kind === "range" && lens.at === at;
    this.lens.value = isSame ? undefined : { kind: "range", at };
  }

  /** While the range is looked at, any cell that is chosen shows its own. */
  look(at: CellName): void {
    if (this.lens.peek()?.kind === "range") this.inspect(at);
  }

  dispose(): void {
    this.stop();
  }
}

import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName } from "@sofala/zimbabwe";
import { appText } from "../../../text/app-text.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import type { Mark } from "../board/marks.ts";
import type { TableModels } from "../table-models.ts";
import { explainText, loadExplainText } from "./explain-text.ts";
import {
  explainCell,
  explainMove,
  type ExplanationContext,
  type PieceExplanation,
} from "./describe-piece.ts";

/** How long the mouse rests on a cell before its piece is explained. */
const REST_MS = 300;
const NO_MARKS: readonly Mark[] = [];

/** An explainer, once its text is loaded. */
export async function loadExplainer(models: TableModels): Promise<Explainer> {
  await loadExplainText(appText.value.tag);
  return new Explainer(models);
}

/** Explains the piece that is pointed at, or the one that is about to be placed. */
export class Explainer {
  readonly explanation: ReadonlySignal<PieceExplanation | undefined>;
  /** What the piece is connected with. */
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The piece whose range one press shows; undefined while a cell is being chosen for a move. */
  readonly rangeCell: ReadonlySignal<CellName | undefined>;
  private readonly models: TableModels;
  /** The cell that is explained: the mouse has rested on it. */
  private readonly restedCell = signal<CellName | undefined>(undefined);
  private readonly disposers: readonly (() => void)[];

  constructor(models: TableModels) {
    this.models = models;
    this.explanation = computed(() => this.explain());
    this.marks = computed(() => this.explanation.value?.marks ?? NO_MARKS);
    this.rangeCell = computed(() =>
      this.isChoosingCell() ? undefined : this.explanation.value?.cells[0],
    );
    this.disposers = [
      // The language may change.
      effect(() => void loadExplainText(appText.value.tag)),
      effect(() => {
        void models.turn.intent.value;
        this.restedCell.value = undefined;
      }),
      effect(() => this.rest()),
    ];
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
  }

  private rest(): (() => void) | undefined {
    const pointed = this.models.pointed.value;
    const show = () => {
      this.restedCell.value = pointed?.cell;
    };
    if (pointed?.by !== "mouse") {
      show();
      return undefined;
    }
    const timer = setTimeout(show, REST_MS);
    return () => clearTimeout(timer);
  }

  private isChoosingCell(): boolean {
    const { intent, openCells } = this.models.turn;
    return openCells.value.length > 0 || intent.value?.kind === "raise";
  }

  private explain(): PieceExplanation | undefined {
    const { table, turn, lens, pointed } = this.models;
    const cell = this.restedCell.value;
    if (cell === undefined) return undefined;
    const context: ExplanationContext = {
      state: table.boardMoment.value.state,
      names: table.names,
      me: table.me.value,
      seat: lens.seat.value,
      text: { ...allZimbabweText.value, explain: explainText.value },
    };
    if (!this.isChoosingCell()) return explainCell(context, cell);
    const move = turn.plannedMove.value;
    const seat = table.me.value;
    // The preview follows the mouse at once.
    const isResting = pointed.value?.cell === cell;
    if (!isResting || move === undefined || seat === undefined) return undefined;
    return explainMove({ ...context, seat }, move);
  }
}

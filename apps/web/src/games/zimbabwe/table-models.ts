import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Zimbabwe } from "@sofala/zimbabwe";
import type { Table } from "../../local/table.ts";
import { LayoutModel } from "../../table/layout-model.ts";
import type { LogLine } from "../../table/log-line.ts";
import { openTableStatus } from "../../table/open-table-status.ts";
import { withText, zimbabweText } from "./zimbabwe-text.ts";
import type { BoardAhead } from "./advice/advised-board.ts";
import type { InputDevice } from "./board/gesture-recognizer.ts";
import type { Mark, GoodsRoute } from "./board/marks.ts";
import { piecesByCell } from "./board/pieces-by-cell.ts";
import type { Card } from "./cards.ts";
import type { Explainer } from "./explain/explainer.ts";
import { GiftModel } from "./gifts/gift-model.ts";
import { LensModel } from "./lenses/lens-model.ts";
import type { LiveView } from "./live/live-view.ts";
import { logLines } from "./panels/log-lines.ts";
import { stageOf } from "./panels/status.ts";
import type { RaiseModel } from "./raising/raise-model.ts";
import { TableModel } from "./table-model.ts";
import { promptOf } from "./turn/prompt.ts";
import { TurnModel } from "./turn/turn-model.ts";

/** A cell under the mouse or the keyboard, or the one tapped last. */
export interface PointedCell {
  readonly cell: CellName;
  readonly by: InputDevice;
}

/** Fetched while the table is idle. */
export const loadRaiseModel = () => import("./raising/raise-model.ts");

/** The models of a table, for as long as it is open. */
export class TableModels {
  readonly table: TableModel;
  readonly layout = new LayoutModel();
  readonly turn: TurnModel;
  /** The raise that is being planned; undefined until the first one is. */
  readonly raise = signal<RaiseModel | undefined>(undefined);
  readonly gift: GiftModel;
  readonly lens: LensModel;
  /** The card that was opened last. */
  readonly shownCard = signal<Card | undefined>(undefined);
  /** The cell of the board that is pointed at, and with what. */
  readonly pointed = signal<PointedCell | undefined>(undefined);
  /** Explains pieces; undefined until something is pointed at for the first time. */
  readonly explainer = signal<Explainer | undefined>(undefined);
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Highlighted cells: those pointed at elsewhere, else those of the tutorial. */
  readonly shownHighlight: ReadonlySignal<readonly CellName[]>;
  /** The marks on the board: the move that is being made, the lens, and the highlight. */
  readonly marks: ReadonlySignal<readonly Mark[]>;
  readonly goodsRoutes: ReadonlySignal<readonly GoodsRoute[]>;
  /** The moves of others as the board shows them; undefined until it is loaded. */
  readonly live = signal<LiveView | undefined>(undefined);
  /** The board after moves that a bot recommends, shown instead of the present one. */
  readonly ahead = signal<BoardAhead | undefined>(undefined);
  readonly captionPlace = computed(() => this.live.value?.captionPlace.value);

  private isDisposed = false;
  private readonly stopLoading: () => void;

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
    this.gift = new GiftModel(this.table);
    this.lens = new LensModel(this.table);
    const status = openTableStatus(
      this.table,
      (view) => stageOf(view, zimbabweText.value.panels),
      ending,
    );
    this.status = computed(() => {
      const intent = this.turn.intent.value;
      return intent === undefined ? status.value : promptOf(intent, this.turn.choices.value);
    });
    this.log = computed(() => logLines(table.moments.value, this.table.names, zimbabweText.value));
    this.shownHighlight = computed(() => {
      const { value: pointed } = this.table.highlightedCells;
      return pointed.length === 0 && guideHighlight !== undefined ? guideHighlight.value : pointed;
    });
    this.marks = computed(() => [
      // Sites of a lens would look the same as those of the move.
      ...(this.turn.openCells.value.length > 0 && this.lens.lens.value?.kind === "sites"
        ? []
        : this.lens.marks.value),
      ...(this.live.value?.marks.value ?? []),
      ...this.turn.marks.value,
      ...(this.raise.value?.marks.value ?? []),
      ...this.shownHighlight.value.map((cell): Mark => ({ cell, kind: "highlighted" })),
    ]);
    this.goodsRoutes = computed(() => [
      ...(this.raise.value?.goodsRoutes.value ?? []),
      ...(this.live.value?.goodsRoutes.value ?? []),
      ...(this.ahead.value?.goodsRoutes ?? []),
    ]);
    const stopLive = effect(() => {
      // If it cannot be loaded, captions are lines of the log.
      this.showLive(this.table.playback.value).catch(() => undefined);
    });
    const stopRaise = effect(() => {
      const { intent, isRaiseExplained } = this.turn;
      if (intent.value?.kind === "raise" || isRaiseExplained.value) void this.loadRaise();
    });
    this.stopLoading = () => {
      stopLive();
      stopRaise();
    };
  }

  captionOf(moment: number): readonly string[] {
    return this.live.value?.captionAt(moment).sentences ?? [];
  }

  private async showLive(playback: TableModel["playback"]["value"]): Promise<void> {
    this.live.value = undefined;
    if (playback === undefined) return;
    const { LiveView } = await import("./live/live-view.ts");
    if (this.table.playback.peek() === playback) this.live.value = new LiveView(this, playback);
  }

  /** If it cannot be loaded, the next raise tries again. */
  async loadRaise(): Promise<void> {
    const module = await loadRaiseModel().catch(() => undefined);
    if (module === undefined || this.isDisposed || this.raise.peek() !== undefined) return;
    this.raise.value = new module.RaiseModel(this.turn);
  }

  /** The person points at a cell of the board. */
  point(cell: CellName | undefined, by: InputDevice): void {
    this.pointed.value = cell === undefined ? undefined : { cell, by };
    if (cell !== undefined) void this.explain();
  }

  /** A click or a key on a cell shows the range of its piece; a tap only while the lens is on. */
  chooseCell(cell: CellName, by: InputDevice): void {
    const isPiece = piecesByCell(this.table.boardMoment.peek().view).has(cell);
    if (isPiece && by !== "touch") this.lens.toggleRange(cell);
    else this.lens.moveRange(cell);
  }

  private async explain(): Promise<void> {
    if (this.explainer.peek() !== undefined) return;
    // If it cannot be loaded, the next cell tries again.
    const explainer = await withText(import("./explain/explainer.ts"))
      .then(({ loadExplainer }) => loadExplainer(this))
      .catch(() => undefined);
    if (this.isDisposed || this.explainer.peek() !== undefined) explainer?.dispose();
    else this.explainer.value = explainer;
  }

  dispose(): void {
    this.isDisposed = true;
    this.explainer.peek()?.dispose();
    this.stopLoading();
    this.turn.dispose();
    this.raise.peek()?.dispose();
    this.lens.dispose();
  }
}

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import type { Moment, Table } from "../../local/table.ts";
import { appText } from "../../text/app-text.ts";
import { LayoutModel } from "../layout-model.ts";
import type { LogLine } from "../log-line.ts";
import { OpenTableModel } from "../open-table-model.ts";
import { openTableStatus } from "../open-table-status.ts";
import { logLines } from "./log-lines.ts";
import type { SmallGame } from "./small-game.ts";

/** What was last done on the board, until the next move. */
interface BoardAction<T extends GameTypes> {
  readonly moment: Moment<T>;
  readonly selected?: string | undefined;
  readonly refusal?: T["refusal"] | undefined;
}

/** The models of a table of a small game, for as long as it is open. */
export class SmallGameModels<T extends GameTypes> {
  readonly game: SmallGame<T>;
  readonly table: OpenTableModel<T>;
  readonly layout = new LayoutModel();
  readonly status: ReadonlySignal<string>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** Moves are made on the board alone. */
  readonly hasActions = signal(false);
  /** The board after a move that a bot recommends, shown instead of the present one. */
  readonly ahead = signal<{ readonly view: T["view"]; readonly move: T["move"] } | undefined>(
    undefined,
  );
  readonly #lastAction = signal<BoardAction<T> | undefined>(undefined);
  readonly #action = computed(() => {
    const action = this.#lastAction.value;
    return action?.moment === this.table.moment.value ? action : undefined;
  });

  /** What the person chose on the board to move it, such as a stone by its point. */
  readonly selected = computed(() => this.#action.value?.selected);
  readonly refusal = computed(() => this.#action.value?.refusal);
  readonly boardView: ReadonlySignal<T["view"]> = computed(
    () => this.ahead.value?.view ?? this.table.view.value,
  );
  /** The move that led to the board. */
  readonly boardMove: ReadonlySignal<T["seenMove"] | undefined> = computed(
    () => this.ahead.value?.move ?? this.table.moment.value.lastMove?.move,
  );

  /** `ending` tells how the game ended, if the board does not show it. */
  constructor(game: SmallGame<T>, table: Table<T>, ending?: () => string | undefined) {
    this.game = game;
    this.table = new OpenTableModel(table);
    const { view, names, shownMoment } = this.table;
    const status = openTableStatus(
      this.table,
      (shownView) => game.stageOf(shownView, this.selected.value),
      ending,
    );
    this.status = computed(() => {
      const { ranking } = game.ui.viewSummary(view.value);
      const isDraw = ranking?.length === 1 && shownMoment.value === undefined;
      return isDraw ? game.text.value.end.draw : status.value;
    });
    this.log = computed(() => {
      const { round } = game.overview(appText.value);
      return logLines(game, table.moments.value, names, game.text.value, round);
    });
  }

  /** Chooses something on the board, or nothing. */
  select(selected: string | undefined): void {
    this.#lastAction.value = { moment: this.table.moment.peek(), selected };
  }

  /** Plays a move; if the rules refuse it, the table says why. */
  play(move: T["move"]): void {
    const moment = this.table.moment.peek();
    this.#lastAction.value = { moment, refusal: this.table.table.play(move) };
  }

  /** Drops the choice and the refusal. */
  cancel(): void {
    this.#lastAction.value = undefined;
  }
}

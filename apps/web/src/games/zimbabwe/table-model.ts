import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type CellName, type Move, type State } from "@sofala/zimbabwe";
import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment, Table } from "../../local/table.ts";
import { stateAt } from "./state-of-view.ts";

/** What all components of a Zimbabwe table share. Components read signals and hold no state of their own. */
export class TableModel {
  readonly table: Table<Zimbabwe>;
  /** The earlier moment that is shown; undefined: the current one. */
  readonly shownMoment = signal<number | undefined>(undefined);
  /** Cells highlighted by something outside the board. */
  readonly highlightedCells = signal<readonly CellName[]>([]);

  readonly moment: ReadonlySignal<Moment<Zimbabwe>> = computed(() => {
    const { moments, currentMoment } = this.table;
    const at = this.shownMoment.value;
    return at === undefined ? currentMoment.value : (moments.value[at] ?? currentMoment.value);
  });
  /** Moves made so far. */
  readonly moveCount = computed(() => this.table.currentMoment.value.moveCount);
  readonly view: ReadonlySignal<View> = computed(() => this.moment.value.view);
  /** The state, for the rules. */
  readonly state: ReadonlySignal<State> = computed(() => stateAt(this.moment.value));
  readonly names: readonly string[];
  readonly me: ReadonlySignal<Seat | undefined>;
  readonly isMyTurn = computed(() => {
    const me = this.me.value;
    const isCurrent = this.moment.value === this.table.currentMoment.value;
    return me !== undefined && isCurrent && this.moment.value.toAct.includes(me);
  });
  /** My legal moves, if it is my turn. */
  readonly legalMoves: ReadonlySignal<readonly Move[]> = computed(() => {
    const me = this.me.value;
    if (me === undefined || !this.isMyTurn.value) return [];
    return [...zimbabwe.legalMoves(this.state.value, me)];
  });
  /** Cells that the shaman and the rain changed. */
  readonly placedCells: ReadonlySignal<ReadonlySet<CellName>> = computed(() =>
    cellsPlacedUntil(this.table.moments.value, this.moment.value.moveCount),
  );

  constructor(table: Table<Zimbabwe>) {
    this.table = table;
    this.names = table.players.map(({ name }) => name);
    this.me = table.me;
  }

  /** Shows the moment so many moves later, or earlier if negative. */
  stepBy(by: number): void {
    const now = this.moveCount.peek();
    const at = Math.max(0, (this.shownMoment.peek() ?? now) + by);
    this.shownMoment.value = at < now ? at : undefined;
  }
}

function cellsPlacedUntil(
  history: readonly Moment<Zimbabwe>[],
  moveCount: number,
): ReadonlySet<CellName> {
  const cells = new Set<CellName>();
  for (const { lastMove } of history.slice(1, moveCount + 1)) {
    for (const event of lastMove?.events ?? []) {
      if (event.kind === "resource-placed") cells.add(event.at);
      if (event.kind === "water-placed") for (const cell of event.cells) cells.add(cell);
    }
  }
  return cells;
}

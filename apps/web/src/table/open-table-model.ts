import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { seeded, type GameTypes, type Seat } from "@sofala/engine";
import type { Moment, Table } from "../local/table.ts";

/** What all components of a table with open information share. Components read signals and hold no state of their own. */
export class OpenTableModel<T extends GameTypes> {
  readonly table: Table<T>;
  readonly names: readonly string[];
  readonly me: ReadonlySignal<Seat | undefined>;
  /** The earlier moment that is shown; undefined: the current one. */
  readonly shownMoment = signal<number | undefined>(undefined);
  /** Places on the board that something outside of it highlights. */
  readonly highlightedCells = signal<readonly string[]>([]);

  readonly moment: ReadonlySignal<Moment<T>> = computed(() => {
    const { moments, currentMoment } = this.table;
    const at = this.shownMoment.value;
    return at === undefined ? currentMoment.value : (moments.value[at] ?? currentMoment.value);
  });
  /** Moves made so far. */
  readonly moveCount = computed(() => this.table.currentMoment.value.moveCount);
  readonly view: ReadonlySignal<T["view"]> = computed(() => this.moment.value.view);
  /** The state, for the rules; nothing is hidden, so a view has exactly one. */
  readonly state: ReadonlySignal<T["state"]> = computed(() => {
    const { state, view } = this.moment.value;
    return state ?? this.table.game.sample(view, seeded("open table"));
  });
  readonly isMyTurn = computed(() => {
    const me = this.me.value;
    const isCurrent = this.moment.value === this.table.currentMoment.value;
    return me !== undefined && isCurrent && this.moment.value.toAct.includes(me);
  });
  /** My legal moves, if it is my turn. */
  readonly legalMoves: ReadonlySignal<readonly T["move"][]> = computed(() => {
    const me = this.me.value;
    if (me === undefined || !this.isMyTurn.value) return [];
    return [...this.table.game.legalMoves(this.state.value, me)];
  });

  constructor(table: Table<T>) {
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

  /** Does more than one person play at this device, so that "you" could be anyone? */
  get isSharedDevice(): boolean {
    const { isRemote, players } = this.table;
    return isRemote !== true && players.filter(({ kind }) => kind === "person").length > 1;
  }
}

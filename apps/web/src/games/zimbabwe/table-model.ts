import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type CellName, type Move, type State } from "@sofala/zimbabwe";
import type { View, Zimbabwe } from "@sofala/zimbabwe";
import type { Moment, Table } from "../../local/table.ts";
import { stateAt } from "./state-of-view.ts";

/** All that the parts of a Zimbabwe table share. Parts read signals; none holds a state of its own. */
export class TableModel {
  readonly table: Table<Zimbabwe>;
  /** The moment that is looked back at; undefined: now. */
  readonly lookingAt = signal<number | undefined>(undefined);
  /** Cells that something outside the board speaks of. */
  readonly spokenOf = signal<readonly CellName[]>([]);

  readonly moment: ReadonlySignal<Moment<Zimbabwe>> = computed(() => {
    const { history, now } = this.table;
    const at = this.lookingAt.value;
    return at === undefined ? now.value : (history.value[at] ?? now.value);
  });
  /** Moves made so far. */
  readonly moves = computed(() => this.table.now.value.number);
  readonly view: ReadonlySignal<View> = computed(() => this.moment.value.view);
  /** What the engine is asked about. */
  readonly state: ReadonlySignal<State> = computed(() => stateAt(this.moment.value));
  readonly names: readonly string[];
  readonly me: ReadonlySignal<Seat | undefined>;
  readonly isMyTurn = computed(() => {
    const me = this.me.value;
    const isNow = this.moment.value === this.table.now.value;
    return me !== undefined && isNow && this.moment.value.toAct.includes(me);
  });
  /** The moves of the person at this device, if it is their turn. */
  readonly legal: ReadonlySignal<readonly Move[]> = computed(() => {
    const me = this.me.value;
    if (me === undefined || !this.isMyTurn.value) return [];
    return [...zimbabwe.legalMoves(this.state.value, me)];
  });
  /** Cells that the shaman and the rain changed. */
  readonly placed: ReadonlySignal<ReadonlySet<CellName>> = computed(() =>
    placedUntil(this.table.history.value, this.moment.value.number),
  );

  constructor(table: Table<Zimbabwe>) {
    this.table = table;
    this.names = table.players.map(({ name }) => name);
    this.me = table.me;
  }

  /** Looks at the moment so many moves on, or back where that is negative. */
  look(by: number): void {
    const now = this.moves.peek();
    const at = Math.max(0, (this.lookingAt.peek() ?? now) + by);
    this.lookingAt.value = at < now ? at : undefined;
  }
}

function placedUntil(history: readonly Moment<Zimbabwe>[], number: number): ReadonlySet<CellName> {
  const cells = new Set<CellName>();
  for (const { last } of history.slice(1, number + 1)) {
    for (const event of last?.events ?? []) {
      if (event.kind === "resource-placed") cells.add(event.at);
      if (event.kind === "water-placed") for (const cell of event.cells) cells.add(cell);
    }
  }
  return cells;
}

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GameTypes, Seat } from "@sofala/engine";
import type { Moment, Table } from "../local/table.ts";
import { whenIdle } from "../ui/when-idle.ts";
import type { ShownMove } from "./table-ui.ts";
import type { MovePlayback } from "./live/move-playback.ts";

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
  /** Shows the moves of others; undefined where nobody plays, and until it is loaded. */
  readonly playback = signal<MovePlayback<Moment<T>> | undefined>(undefined);
  /** The moment that the board shows: the playback may be a few moves behind. */
  readonly boardMoment: ReadonlySignal<Moment<T>> = computed(() => {
    const isNow = this.shownMoment.value === undefined;
    return (isNow ? this.playback.value?.moment.value : undefined) ?? this.moment.value;
  });
  readonly shownMoves: ReadonlySignal<readonly ShownMove[]> = computed(() => {
    const { moveCount } = this.playback.value?.moment.value ?? this.table.currentMoment.value;
    return this.table.moments.value
      .slice(0, moveCount + 1)
      .map(({ lastMove }) => lastMove ?? { events: [] });
  });
  /** How much longer a move of others is shown than a simple one; 0: not at all. */
  readonly showFactor: (moment: Moment<T>) => number = () => 1;
  /** Moves made so far. */
  readonly moveCount = computed(() => this.table.currentMoment.value.moveCount);
  readonly view: ReadonlySignal<T["view"]> = computed(() => this.moment.value.view);
  /** The state, for the rules. */
  readonly state: ReadonlySignal<T["state"]> = computed(() => this.moment.value.state);
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

  /** Makes the moves again that the last undo removed; nobody needs to be shown them. */
  redo(): void {
    this.table.redo?.();
    this.playback.peek()?.dismiss();
  }

  /** The action of a key that every game has. */
  keyAction(key: string): (() => void) | undefined {
    const { undoTo, canRedo } = this.table;
    if (key === "u" && undoTo.peek() !== undefined) return () => this.table.undo();
    return key === "U" && canRedo?.peek() === true ? () => this.redo() : undefined;
  }

  /** Shows the moves of others one by one from now on; returns a function that stops it. */
  followMoves(): () => void {
    let isStopped = false;
    const start = async () => {
      await whenIdle();
      const { startPlayback } = await import("./live/start-playback.ts");
      if (!isStopped) this.playback.value = startPlayback(this);
    };
    // If it cannot be loaded, there are no captions.
    start().catch(() => undefined);
    return () => {
      isStopped = true;
      this.playback.peek()?.dispose();
      this.playback.value = undefined;
    };
  }

  /** Does more than one person play at this device, so that "you" could be anyone? */
  get isSharedDevice(): boolean {
    const { isRemote, players } = this.table;
    return isRemote !== true && players.filter(({ kind }) => kind === "person").length > 1;
  }
}

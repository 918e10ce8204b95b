import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import type { StoredGame } from "../../store/stored-game.ts";
import { RequestCache, type RequestState } from "../analysis/request-cache.ts";
import type { OpenTableModel } from "../open-table-model.ts";

/** What a game brings to the advice of its bot. */
export interface AdviceSource<T extends GameTypes, Turn> {
  /** The best turns of the seat to act, the best first. */
  readonly ask: (view: T["view"]) => Promise<readonly Turn[]>;
  /** Draws a turn on the board; undefined removes it. */
  readonly show: (turn: Turn | undefined) => void;
  /** True while the person makes a move: then the board shows nothing else. */
  readonly isMoving: () => boolean;
}

/** Only in games against bots can a person ask what to do. */
export const hasAdvice = ({ mode, players }: Pick<StoredGame, "mode" | "players">): boolean =>
  mode === "play" && players.some(({ kind }) => kind === "bot");

/** A bot's advice on the person's turn, on request. */
export class AdviceModel<T extends GameTypes, Turn> {
  /** For the shown position. */
  readonly turns: ReadonlySignal<RequestState<readonly Turn[]>>;
  /** Are the turns listed? */
  readonly isOpen = signal(true);
  /** The turn that stays on the board. */
  readonly selected = signal<Turn | undefined>(undefined);
  /** The turn that is hovered or focused. */
  readonly pointed = signal<Turn | undefined>(undefined);
  private readonly table: OpenTableModel<T>;
  private readonly source: AdviceSource<T, Turn>;
  private readonly cache = new RequestCache<T["view"], readonly Turn[]>();
  private readonly disposers: readonly (() => void)[];

  constructor(table: OpenTableModel<T>, source: AdviceSource<T, Turn>) {
    this.table = table;
    this.source = source;
    this.turns = computed(() => this.cache.get(table.view.value));
    this.disposers = [
      // At another position, and when the person begins a move, the board is shown as it is.
      effect(() => {
        void [table.view.value, table.isMyTurn.value, source.isMoving()];
        this.pointed.value = undefined;
        this.selected.value = undefined;
      }),
      effect(() => source.show(this.pointed.value ?? this.selected.value)),
    ];
  }

  /** The action of the button: asks, and then closes and opens the list. */
  press(): void {
    const isAnswered = typeof this.turns.peek() === "object";
    this.isOpen.value = isAnswered ? !this.isOpen.peek() : true;
    this.selected.value = undefined;
    const view = this.table.view.peek();
    void this.cache.request(view, () => this.source.ask(view));
  }

  toggle(turn: Turn): void {
    const isSelected = this.selected.peek() === turn;
    this.selected.value = isSelected ? undefined : turn;
    // The focus stays on the button.
    if (isSelected) this.pointed.value = undefined;
  }

  /** A key does the same as the button; while the list is open, it shows one turn after the other. */
  keyAction(key: string): (() => void) | undefined {
    if (key !== "h" || !this.table.isMyTurn.peek()) return undefined;
    return () => {
      const turns = this.turns.peek();
      if (typeof turns === "object" && this.isOpen.peek()) this.showNext(turns);
      else this.press();
    };
  }

  private showNext(turns: readonly Turn[]): void {
    const selected = this.selected.peek();
    this.selected.value = turns[selected === undefined ? 0 : turns.indexOf(selected) + 1];
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    this.source.show(undefined);
  }
}

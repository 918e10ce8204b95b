import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Actor } from "@sofala/engine";
import { latest } from "../../local/moments.ts";
import type { BotPace } from "../../local/table.ts";

/** The table after some number of moves, as far as it matters for showing the last one. */
export interface ShownMoment {
  readonly moveCount: number;
  readonly lastMove?: { readonly actor: Actor };
}

interface PlaybackDeps<M extends ShownMoment> {
  readonly table: {
    /** From the beginning to now; never empty. */
    readonly moments: ReadonlySignal<readonly M[]>;
    readonly botPace?: Signal<BotPace>;
  };
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** Did a person at this device make the move? It is not shown again. */
  isOwn(moment: M): boolean;
  /** Is the move worth a caption, unlike the end of a turn? */
  isShown(moment: M): boolean;
  /** For how many milliseconds a move is shown; 0 if moves are not animated. */
  showTime(moment: M): number;
}

/** Longer queues are shown faster. */
const SPEED_UPS = [
  { minWaiting: 10, factor: 0.2 },
  { minWaiting: 4, factor: 0.5 },
] as const;

/** Shows the moves of others one after the other. Nobody waits for it: only bots on this device do. */
export class MovePlayback<M extends ShownMoment> {
  /** The moment that the board shows. */
  readonly moment: ReadonlySignal<M>;
  /** The move that is being shown; undefined if the board shows the current moment. */
  readonly playing = signal<M | undefined>(undefined);
  /** The last move of others, until a person here acts. */
  readonly captioned = signal<M | undefined>(undefined);
  /** The last move that was made while the table was open, by anybody. */
  readonly arrived = signal<M | undefined>(undefined);
  /** How many moves wait to be shown. */
  readonly waiting: ReadonlySignal<number>;
  private readonly shown;
  private readonly deps: PlaybackDeps<M>;
  private readonly stopEffect: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** True after `skip` until it is the person's turn. */
  private isSkipping = false;

  constructor(deps: PlaybackDeps<M>) {
    const { moments } = deps.table;
    this.deps = deps;
    this.shown = signal(latest(moments.peek()));
    this.moment = this.shown;
    this.waiting = computed(() => latest(moments.value).moveCount - this.shown.value.moveCount);
    this.stopEffect = effect(() => {
      const now = moments.value;
      untracked(() => batch(() => this.follow(now)));
    });
  }

  /** Shows the current moment; until it is the person's turn, moves are not shown one by one. */
  skip(): void {
    this.isSkipping = !this.deps.isMyTurn.peek();
    batch(() => {
      this.arrived.value = undefined;
      this.jumpTo(latest(this.deps.table.moments.peek()));
    });
  }

  /** The person acts, or has read enough: shows the current moment without a caption. */
  dismiss(): void {
    batch(() => {
      this.captioned.value = undefined;
      this.arrived.value = undefined;
      this.jumpTo(latest(this.deps.table.moments.peek()));
    });
  }

  dispose(): void {
    this.stopEffect();
    this.isSkipping = false;
    this.jumpTo(this.shown.peek());
  }

  private follow(moments: readonly M[]): void {
    const newest = latest(moments);
    const shown = this.shown.peek();
    if (newest === shown) return;
    if (moments[shown.moveCount] !== shown) {
      // Moves were taken back.
      this.captioned.value = undefined;
      this.arrived.value = undefined;
      this.jumpTo(newest);
      return;
    }
    const own = moments.slice(shown.moveCount + 1).findLast((moment) => this.deps.isOwn(moment));
    if (own !== undefined) {
      this.isSkipping = false;
      this.captioned.value = undefined;
      this.arrived.value = own;
      this.jumpTo(own);
    }
    if (this.isSkipping) {
      this.isSkipping = !this.deps.isMyTurn.peek();
      if (this.deps.isShown(newest)) this.captioned.value = newest;
      this.jumpTo(newest);
    } else if (this.timer === undefined) this.showNext();
  }

  private showNext(): void {
    const moments = this.deps.table.moments.peek();
    let time = 0;
    while (time === 0) {
      const next = moments[this.shown.peek().moveCount + 1];
      if (next === undefined) {
        this.jumpTo(this.shown.peek());
        return;
      }
      this.shown.value = next;
      if (!this.deps.isShown(next)) continue;
      this.playing.value = next;
      this.captioned.value = next;
      this.arrived.value = next;
      time = this.deps.showTime(next) * speedUp(this.waiting.peek());
    }
    this.updateBotPace();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      batch(() => this.showNext());
    }, time);
  }

  private jumpTo(moment: M): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown.value = moment;
    this.playing.value = undefined;
    this.updateBotPace();
  }

  private updateBotPace(): void {
    const { botPace } = this.deps.table;
    if (botPace === undefined) return;
    if (this.isSkipping) botPace.value = "no-pause";
    else botPace.value = this.playing.peek() === undefined ? "pause" : "wait";
  }
}

const speedUp = (waiting: number): number =>
  SPEED_UPS.find(({ minWaiting }) => waiting >= minWaiting)?.factor ?? 1;

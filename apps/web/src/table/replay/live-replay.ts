import { computed, effect, signal } from "@preact/signals";
import type { GameTypes, Seat } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import type { MoveFailure, PartClock, ObserverView } from "../../local/hidden-info-table.ts";
import { isViewOfGame, type RemoteHiddenTable } from "../../online/remote-hidden-table.ts";
import type { Failure } from "../../api-failure.ts";
import type { ReplayObserver, HiddenInfoReplay } from "./hidden-info-replay.ts";

/** What the replay needs of its table. */
type ReplayedTable<T extends GameTypes> = Pick<
  RemoteHiddenTable<T>,
  "id" | "game" | "players" | "observer" | "observedMoves" | "observerView"
> & { readonly client: Pick<RemoteHiddenTable<T>["client"], "viewAt"> };

/** The replay of a running online game, up to when it was opened. The server sends the view of each moment. */
export class LiveReplay<T extends GameTypes> implements HiddenInfoReplay<T> {
  readonly id: string;
  readonly game;
  readonly players;
  readonly isRemote = true;
  readonly observer;
  readonly me = signal<Seat | undefined>(undefined);
  readonly partClock = signal<PartClock | undefined>(undefined);
  readonly shownMoment;
  readonly momentNumber = computed(() => this.shownMoment.value ?? this.lastMoment);
  readonly observerChoices: readonly ReplayObserver[];
  readonly observerChoice;
  readonly allObservedMoves;
  readonly observedMoves = computed(() =>
    this.allObservedMoves.value.slice(0, this.observerView.value.moveCount),
  );
  readonly observerView;
  /** True once the first moment is shown. */
  readonly isShown = signal(false);
  /** Why the selected moment could not be loaded. */
  readonly failure = signal<Failure | undefined>(undefined);

  private readonly client: ReplayedTable<T>["client"];
  private readonly lastMoment: number;
  /** The length of the log at each moment. */
  private readonly entryCounts: readonly number[];
  private readonly viewCache: Map<number, T["view"]>;
  private readonly stopFollowing: () => void;
  private isLoading = false;

  constructor(table: ReplayedTable<T>, at: number) {
    const observedMoves = table.observedMoves.peek();
    const { view } = table.observerView.peek();
    const observer = table.observer.peek();
    this.client = table.client;
    this.id = table.id;
    this.game = table.game;
    this.players = table.players;
    this.observer = signal(observer);
    this.observerChoices = [observer];
    this.observerChoice = signal<ReplayObserver>(observer);
    this.lastMoment = observedMoves.length;
    this.entryCounts = [0, ...observedMoves.map(({ id }) => id + 1)];
    this.allObservedMoves = signal(
      observedMoves.map((move, index) => ({ ...move, id: index + 1 })),
    );
    this.viewCache = new Map([[this.lastMoment, view]]);
    this.observerView = signal<ObserverView<T>>({ moveCount: this.lastMoment, view });
    this.shownMoment = signal<number | undefined>(Math.min(at, this.lastMoment));
    this.stopFollowing = effect(() => void this.loadMoment(this.momentNumber.value));
  }

  viewOf(seat: Seat): T["view"] | undefined {
    return seat === this.observer.value ? this.observerView.value.view : undefined;
  }

  async play(): Promise<MoveFailure<T>> {
    return { failure: problem("seat/not-seated") };
  }

  /** Requests the selected moment again. */
  retry(): void {
    void this.loadMoment(this.momentNumber.peek());
  }

  close(): void {
    this.stopFollowing();
  }

  /** Loads and shows a moment. Requests run one at a time, and then the latest selection is loaded. */
  private async loadMoment(at: number): Promise<void> {
    const cached = this.viewCache.get(at);
    if (cached !== undefined) return this.showView({ moveCount: at, view: cached });
    if (this.isLoading) return;
    this.isLoading = true;
    const response = await this.client.viewAt(this.entryCounts[at] ?? 0);
    this.isLoading = false;
    const isView = response.ok && isViewOfGame(this.game, response.value);
    if (isView) this.viewCache.set(at, response.value);
    else this.failure.value = response.ok ? { code: "unreadable" } : response.error;
    const selected = this.momentNumber.peek();
    if (isView || selected !== at) await this.loadMoment(selected);
  }

  private showView(view: ObserverView<T>): void {
    this.failure.value = undefined;
    this.observerView.value = view;
    this.isShown.value = true;
  }
}

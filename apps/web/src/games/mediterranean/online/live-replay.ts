import { computed, effect, signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Mediterranean, SeatView, View } from "@sofala/mediterranean";
import { problem } from "@sofala/protocol";
import type { NotMade, PartTime, Sight } from "../../../local/hidden-info-table.ts";
import { isViewOf, type RemoteSight } from "../../../online/remote-hidden-table.ts";
import type { Failure } from "../../../online/api-client.ts";
import type { Eyes, LookedAt } from "../replay/hidden-info-replay.ts";

/** What is asked of the table whose game is looked at. */
type Followed = Pick<
  RemoteSight<Mediterranean>,
  "id" | "game" | "players" | "observer" | "told" | "sight"
> & { readonly room: Pick<RemoteSight<Mediterranean>["room"], "viewAt"> };

/** A game on a server before its end, up to when it was looked at: the server shows each moment as one may see it. */
export class SightSoFar implements LookedAt {
  readonly id: string;
  readonly game;
  readonly players;
  readonly isRemote = true;
  readonly observer;
  readonly me = signal<Seat | undefined>(undefined);
  readonly time = signal<PartTime | undefined>(undefined);
  readonly lookingAt;
  readonly at = computed(() => this.lookingAt.value ?? this.last);
  readonly choices: readonly Eyes[];
  readonly eyes;
  readonly toldInAll;
  readonly told = computed(() => this.toldInAll.value.slice(0, this.sight.value.number));
  readonly sight;
  /** Is anything seen yet of what was wanted? */
  readonly isShown = signal(false);
  /** Why the moment that is wanted is not seen. */
  readonly failure = signal<Failure | undefined>(undefined);

  private readonly room: Followed["room"];
  private readonly last: number;
  /** By moment: how long the log was. */
  private readonly entries: readonly number[];
  private readonly views: Map<number, View>;
  private readonly stop: () => void;
  private isAsking = false;

  constructor(table: Followed, at: number) {
    const told = table.told.peek();
    const { view } = table.sight.peek();
    const observer = table.observer.peek();
    this.room = table.room;
    this.id = table.id;
    this.game = table.game;
    this.players = table.players;
    this.observer = signal(observer);
    this.choices = [observer];
    this.eyes = signal<Eyes>(observer);
    this.last = told.length;
    this.entries = [0, ...told.map(({ id }) => id + 1)];
    this.toldInAll = signal(told.map((each, index) => ({ ...each, id: index + 1 })));
    this.views = new Map([[this.last, view]]);
    this.sight = signal<Sight<Mediterranean>>({ number: this.last, view });
    this.lookingAt = signal<number | undefined>(Math.min(at, this.last));
    this.stop = effect(() => void this.show(this.at.value));
  }

  cardsOf(seat: Seat): SeatView | undefined {
    return this.sight.value.view.seats[seat];
  }

  async decide(): Promise<NotMade<Mediterranean>> {
    return { failure: problem("seat/not-seated") };
  }

  /** Asks again for what could not be shown. */
  retry(): void {
    void this.show(this.at.peek());
  }

  close(): void {
    this.stop();
  }

  /** Shows a moment, once it is here; one is asked for at a time, and the last that is wanted counts. */
  private async show(at: number): Promise<void> {
    const known = this.views.get(at);
    if (known !== undefined) return this.turnTo({ number: at, view: known });
    if (this.isAsking) return;
    this.isAsking = true;
    const answer = await this.room.viewAt(this.entries[at] ?? 0);
    this.isAsking = false;
    const isSeen = answer.ok && isViewOf(this.game, answer.value);
    if (isSeen) this.views.set(at, answer.value);
    else this.failure.value = answer.ok ? { code: "unreadable" } : answer.error;
    const wanted = this.at.peek();
    if (isSeen || wanted !== at) await this.show(wanted);
  }

  private turnTo(sight: Sight<Mediterranean>): void {
    this.failure.value = undefined;
    this.sight.value = sight;
    this.isShown.value = true;
  }
}

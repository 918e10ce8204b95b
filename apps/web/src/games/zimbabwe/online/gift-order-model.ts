import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { zimbabwe, type Move, type Order, type View, type Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { Answer } from "../../../online/api-client.ts";

type Gift = Extract<Move, { kind: "give" | "pass" }>;

/** What is decided about gifts ahead of one's turn; the server keeps it, and follows it. */
export class GiftOrder {
  /** The round whose gifts can be decided now, while others play. */
  readonly round: ReadonlySignal<number | undefined>;
  /** What stands for that round. */
  readonly standing: ReadonlySignal<Order | undefined>;
  /** What was done last by an order. */
  readonly done = signal<Gift | undefined>(undefined);
  /** What I have, more than which nobody gives. */
  readonly cattle: ReadonlySignal<number>;

  private readonly table: RemoteTable<Zimbabwe>;
  private readonly ask: () => Answer<unknown>;
  private readonly kept = signal<Order | undefined>(undefined);
  private readonly stop: () => void;
  /** So many moves were looked at. */
  private seen: number;

  /** `ask` asks the server what stands. */
  constructor(table: RemoteTable<Zimbabwe>, ask: () => Answer<unknown>) {
    this.table = table;
    this.ask = ask;
    this.seen = table.history.peek().length;
    this.round = computed(() => {
      const me = table.me.value;
      const { view, toAct } = table.now.value;
      return me === undefined || toAct.includes(me) ? undefined : nextGifts(view, me);
    });
    this.standing = computed(() => {
      const order = this.kept.value;
      return order !== undefined && order.round === this.round.value ? order : undefined;
    });
    this.cattle = computed(() => table.now.value.view.seats[table.me.value ?? -1]?.cattle ?? 0);
    const stopWatching = effect(() => this.watch());
    // Another device of mine may have changed it.
    const stopReading = effect(() => {
      if (table.room.connection.value === "open" && table.me.value !== undefined) void this.read();
    });
    this.stop = () => {
      stopWatching();
      stopReading();
    };
  }

  /** The server has been told. */
  note(order: Order | undefined): void {
    this.kept.value = order;
    this.done.value = undefined;
  }

  /** Asks what stands. */
  async read(): Promise<void> {
    const answer = await this.ask();
    if (!answer.ok) return;
    const order = zimbabwe.orders?.parse(answer.value);
    this.kept.value = order?.ok === true ? order.value : undefined;
  }

  dispose(): void {
    this.stop();
  }

  /** Tells what the server did by the order. */
  private watch(): void {
    const history = this.table.history.value;
    const order = this.kept.peek();
    for (let at = Math.max(1, this.seen); at < history.length; at++) {
      const { last } = history[at] ?? {};
      const isMine = last !== undefined && last.actor === this.table.me.peek();
      if (!isMine || order?.round !== history[at - 1]?.view.round) continue;
      if (last.move.kind === "give" || last.move.kind === "pass") this.done.value = last.move;
    }
    this.seen = history.length;
  }
}

/** The next round in which a seat gives. */
export function nextGifts(view: View, seat: Seat): number | undefined {
  const { phase, round, gifts, options } = view;
  if (phase === "over") return undefined;
  const isAhead = phase === "setup" || (phase === "gifts" && !gifts?.passed.includes(seat));
  const next = isAhead ? round : round + 1;
  const { roundLimit = 0 } = options;
  return roundLimit > 0 && next > roundLimit ? undefined : next;
}

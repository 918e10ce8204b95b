import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { parseOrder, type Move, type Order, type View, type Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { ApiResult } from "../../../online/api-client.ts";

type GiftMove = Extract<Move, { kind: "give" | "pass" }>;

/** The order for gifts, given ahead of one's turn; the server stores and executes it. */
export class GiftOrderModel {
  /** The round for which an order can be given now, while others play. */
  readonly round: ReadonlySignal<number | undefined>;
  /** The order for that round. */
  readonly activeOrder: ReadonlySignal<Order | undefined>;
  /** The last move that the server made by an order. */
  readonly executedMove = signal<GiftMove | undefined>(undefined);
  /** My cattle in hand. */
  readonly cattle: ReadonlySignal<number>;

  private readonly table: RemoteTable<Zimbabwe>;
  private readonly fetchOrder: () => ApiResult<unknown>;
  private readonly storedOrder = signal<Order | undefined>(undefined);
  private readonly disposeEffects: () => void;
  /** Moments that were checked for an executed order. */
  private seenCount: number;

  /** `fetchOrder` reads the stored order from the server. */
  constructor(table: RemoteTable<Zimbabwe>, fetchOrder: () => ApiResult<unknown>) {
    this.table = table;
    this.fetchOrder = fetchOrder;
    this.seenCount = table.moments.peek().length;
    this.round = computed(() => {
      const me = table.me.value;
      const { view, toAct } = table.currentMoment.value;
      return me === undefined || toAct.includes(me) ? undefined : nextGiftRound(view, me);
    });
    this.activeOrder = computed(() => {
      const order = this.storedOrder.value;
      return order !== undefined && order.round === this.round.value ? order : undefined;
    });
    this.cattle = computed(
      () => table.currentMoment.value.view.seats[table.me.value ?? -1]?.cattle ?? 0,
    );
    const stopWatching = effect(() => this.detectExecution());
    // Another device may have changed it.
    const stopReading = effect(() => {
      if (table.client.connectionState.value === "open" && table.me.value !== undefined)
        void this.refresh();
    });
    this.disposeEffects = () => {
      stopWatching();
      stopReading();
    };
  }

  /** Called when the server has accepted an order. */
  setStoredOrder(order: Order | undefined): void {
    this.storedOrder.value = order;
    this.executedMove.value = undefined;
  }

  /** Reads the order from the server. */
  async refresh(): Promise<void> {
    const answer = await this.fetchOrder();
    if (!answer.ok) return;
    const order = parseOrder(answer.value);
    this.storedOrder.value = order.ok ? order.value : undefined;
  }

  dispose(): void {
    this.disposeEffects();
  }

  /** Sets `executedMove` when the server made a move by the order. */
  private detectExecution(): void {
    const history = this.table.moments.value;
    const order = this.storedOrder.peek();
    for (let at = Math.max(1, this.seenCount); at < history.length; at++) {
      const { lastMove } = history[at] ?? {};
      const isMine = lastMove !== undefined && lastMove.actor === this.table.me.peek();
      if (!isMine || order?.round !== history[at - 1]?.view.round) continue;
      if (lastMove.move.kind === "give" || lastMove.move.kind === "pass")
        this.executedMove.value = lastMove.move;
    }
    this.seenCount = history.length;
  }
}

/** The next round in which a seat gives. */
export function nextGiftRound(view: View, seat: Seat): number | undefined {
  const { phase, round, gifts, options } = view;
  if (phase === "over") return undefined;
  const givesThisRound = phase === "setup" || (phase === "gifts" && !gifts?.passed.includes(seat));
  const next = givesThisRound ? round : round + 1;
  const { roundLimit = 0 } = options;
  return roundLimit > 0 && next > roundLimit ? undefined : next;
}

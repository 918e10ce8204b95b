import { effect, signal } from "@preact/signals";
import type { GameTypes, Seat } from "@sofala/engine";
import type { BotRequest } from "./bot-request.ts";
import { latest } from "./moments.ts";
import { StoredTable, type StoredTableDeps } from "./stored-table.ts";
import type { BotPace, Table } from "./table.ts";

/** What a local table needs. */
export interface LocalTableDeps<T extends GameTypes> extends StoredTableDeps<T> {
  /** The next move of a bot. */
  askBot(request: BotRequest<T>): Promise<T["move"]>;
  /** Resolves when the next move of a bot may be shown, so that people can follow. */
  waitBetweenMoves(): Promise<void>;
}

/** A game on this device: its log in the browser's database, its bots in a worker. One seat moves at a time. */
export class LocalTable<T extends GameTypes>
  extends StoredTable<T, LocalTableDeps<T>>
  implements Table<T>
{
  readonly thinkingSeat = signal<Seat | undefined>(undefined);
  readonly botPace = signal<BotPace>("pause");

  play(move: T["move"]): T["refusal"] | undefined {
    const { toAct } = latest(this.moments.peek());
    // The rules refuse the move of a person whose turn it is not.
    const seat =
      toAct.find((each) => this.isPerson(each)) ??
      this.players.findIndex(({ kind }) => kind === "person");
    const refusal = this.append(seat, move);
    if (refusal === undefined) this.continuePlay();
    return refusal;
  }

  protected continuePlay(): void {
    void this.letBotsPlay();
  }

  private async letBotsPlay(): Promise<void> {
    const now = latest(this.moments.peek());
    const seat = now.toAct.find((each) => !this.isPerson(each));
    const bot = seat === undefined ? undefined : this.players[seat];
    this.thinkingSeat.value = bot === undefined || this.isDeleted() ? undefined : seat;
    const isStopped = this.isDeleted() || this.error.peek()?.kind === "bot-failed";
    if (seat === undefined || bot?.kind !== "bot" || isStopped) return;
    const { id: table } = this;
    const { seed = table } = this.stored.peek();
    const isStale = () => latest(this.moments.peek()) !== now || this.isClosed || this.isDeleted();
    try {
      const request = { table, seat, bot, seed, view: now.view };
      const [move] = await Promise.all([this.deps.askBot(request), this.waitForScreen()]);
      if (isStale()) return;
      const refusal = this.append(seat, move);
      if (refusal !== undefined) throw new Error(refusal.code);
    } catch (error) {
      if (isStale()) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.error.value = { kind: "bot-failed", seat, reason };
      return;
    }
    this.continuePlay();
  }

  /** Resolves when the next move of a bot may be made. */
  private waitForScreen(): Promise<void> {
    const hasPaused = signal(false);
    void this.deps.waitBetweenMoves().then(() => {
      hasPaused.value = true;
    });
    return new Promise((resolve) => {
      const stop = effect(() => {
        const pace = this.botPace.value;
        if (pace === "wait" || (pace === "pause" && !hasPaused.value)) return;
        resolve();
        // At once would be before `stop` is known.
        queueMicrotask(() => stop());
      });
    });
  }
}

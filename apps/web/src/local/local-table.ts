import { signal } from "@preact/signals";
import type { GameTypes, Seat } from "@sofala/engine";
import type { Player } from "../store/stored-game.ts";
import { latest } from "./moments.ts";
import { KeptTable, type Keeping } from "./stored-table.ts";
import type { Table } from "./table.ts";

/** What a table asks of those around it. */
export interface Surroundings<T extends GameTypes> extends Keeping {
  /** The next move of a bot. */
  decide(question: {
    readonly table: string;
    readonly seat: Seat;
    readonly bot: Extract<Player, { kind: "bot" }>;
    readonly seed: string;
    readonly view: T["view"];
  }): Promise<T["move"]>;
  /** Lets people follow what bots do; resolves when the next of their moves may be shown. */
  pause(): Promise<void>;
}

/** A game on this device: its log in the browser's database, its bots in a worker. One seat moves at a time. */
export class LocalTable<T extends GameTypes>
  extends KeptTable<T, Surroundings<T>>
  implements Table<T>
{
  readonly thinking = signal<Seat | undefined>(undefined);

  play(move: T["move"]): T["refusal"] | undefined {
    const { toAct } = latest(this.history.peek());
    // The rules refuse the move of a person whose turn it is not.
    const seat =
      toAct.find((each) => this.isPerson(each)) ??
      this.players.findIndex(({ kind }) => kind === "person");
    const refusal = this.append(seat, move);
    if (refusal === undefined) this.goOn();
    return refusal;
  }

  protected goOn(): void {
    void this.letBotsPlay();
  }

  private async letBotsPlay(): Promise<void> {
    const now = latest(this.history.peek());
    const seat = now.toAct.find((each) => !this.isPerson(each));
    const bot = seat === undefined ? undefined : this.players[seat];
    this.thinking.value = bot === undefined || this.isDeleted() ? undefined : seat;
    const isStopped = this.isDeleted() || this.trouble.peek()?.kind === "bot-failed";
    if (seat === undefined || bot?.kind !== "bot" || isStopped) return;
    const { id: table } = this;
    const { seed = table } = this.stored.peek();
    const isStale = () => latest(this.history.peek()) !== now || this.isClosed || this.isDeleted();
    try {
      const question = { table, seat, bot, seed, view: now.view };
      const [move] = await Promise.all([this.around.decide(question), this.around.pause()]);
      if (isStale()) return;
      const refusal = this.append(seat, move);
      if (refusal !== undefined) throw new Error(refusal.code);
    } catch (error) {
      if (isStale()) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.trouble.value = { kind: "bot-failed", seat, reason };
      return;
    }
    this.goOn();
  }
}

import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { DevelopMove, DevelopmentId, Move } from "@sofala/mediterranean";
import type { Models } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import {
  fitting,
  questionOf,
  settled,
  usualPicks,
  type Picks,
  type Question,
} from "./development-picks.ts";
import { outcomeOf, type Change } from "./outcome.ts";

/** What is being bought, before it is. */
export class ShopModel {
  /** The development about which something has to be said. */
  readonly card = signal<DevelopmentId | undefined>(undefined);
  readonly picks = signal<Picks>({ from: [], isEnough: false });
  /** Points that would be bought. */
  readonly vp = signal(0);
  /** A purchase that is pointed at. */
  readonly considered = signal<Move | undefined>(undefined);
  readonly question: ReadonlySignal<Question | undefined>;
  /** The development as it would be bought now. */
  readonly chosen: ReadonlySignal<DevelopMove | undefined>;
  /** What would change by it, by what is pointed at, or by buying the points. */
  readonly changes: ReadonlySignal<readonly Change[]>;
  readonly mostVp: ReadonlySignal<number>;

  private readonly table: TableModel;
  private readonly before: Picks[] = [];

  constructor(table: TableModel) {
    this.table = table;
    this.question = computed(() => questionOf(this.movesOf(this.card.value), this.picks.value));
    this.chosen = computed(() => settled(this.movesOf(this.card.value), this.picks.value));
    this.mostVp = computed(() =>
      table.legal.value.reduce((most, move) => (move.kind === "buy-vp" ? move.vp : most), 0),
    );
    this.changes = computed(() => {
      const vp = Math.min(this.vp.value, this.mostVp.value);
      const points: Move | undefined = vp > 0 ? { kind: "buy-vp", vp } : undefined;
      const move = this.considered.value ?? this.chosen.value ?? points;
      return move === undefined ? [] : this.changesBy(move);
    });
  }

  /** Every way in which a development can be bought now. */
  movesOf(card: DevelopmentId | undefined): readonly DevelopMove[] {
    return this.table.legal.value.filter(
      (move) => move.kind === "develop" && move.card === card,
    ) as readonly DevelopMove[];
  }

  changesBy(move: Move): readonly Change[] {
    return outcomeOf(this.table.state.value, this.table.me.value ?? 0, move) ?? [];
  }

  /** What a choice would bring, in the first way that is left after it. */
  changesWith(picks: Picks): readonly Change[] {
    const [move] = fitting(this.movesOf(this.card.value), picks);
    return move === undefined ? [] : this.changesBy(move);
  }

  /** Begins to say how a development is bought. */
  begin(card: DevelopmentId): void {
    const moves = this.movesOf(card);
    this.before.length = 0;
    batch(() => {
      this.card.value = card;
      this.picks.value = usualPicks(moves);
    });
  }

  pick(picks: Picks): void {
    this.before.push(this.picks.peek());
    this.picks.value = picks;
  }

  /** Back to what was said before; where that was nothing, to the shop. */
  back(): void {
    const before = this.before.pop();
    if (before === undefined) this.card.value = undefined;
    else this.picks.value = before;
  }

  /** Buys it; what is open is put away. */
  async buy(move: Move): Promise<void> {
    if (!(await this.table.decide(move))) return;
    batch(() => {
      this.card.value = undefined;
      this.considered.value = undefined;
      this.vp.value = 0;
    });
  }
}

const shops = new WeakMap<Models, ShopModel>();

/** The shop of a table, the same for all that show a part of it. */
export function shopOf(models: Models): ShopModel {
  const shop = shops.get(models) ?? new ShopModel(models.table);
  shops.set(models, shop);
  return shop;
}

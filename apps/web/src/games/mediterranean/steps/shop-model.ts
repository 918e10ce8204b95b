import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { DevelopMove, DevelopmentId, Move } from "@sofala/mediterranean";
import type { TableModels } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import {
  matchingMoves,
  nextQuestion,
  decidedMove,
  defaultPicks,
  type Picks,
  type Question,
} from "./development-picks.ts";
import { outcomeOf, type Change } from "./outcome.ts";

/** The state of the shop before a purchase is made. */
export class ShopModel {
  /** The development whose questions are open. */
  readonly card = signal<DevelopmentId | undefined>(undefined);
  readonly picks = signal<Picks>({ from: [], isEnough: false });
  /** Points to buy. */
  readonly vp = signal(0);
  /** The purchase whose button is hovered or focused. */
  readonly previewedMove = signal<Move | undefined>(undefined);
  readonly question: ReadonlySignal<Question | undefined>;
  /** The move, once all questions are answered. */
  readonly decidedMove: ReadonlySignal<DevelopMove | undefined>;
  /** The changes by the previewed move, the decided move, or the points to buy. */
  readonly changes: ReadonlySignal<readonly Change[]>;
  readonly maxVp: ReadonlySignal<number>;

  private readonly table: TableModel;
  private readonly previousPicks: Picks[] = [];

  constructor(table: TableModel) {
    this.table = table;
    this.question = computed(() => nextQuestion(this.movesOf(this.card.value), this.picks.value));
    this.decidedMove = computed(() => decidedMove(this.movesOf(this.card.value), this.picks.value));
    this.maxVp = computed(() =>
      table.legalMoves.value.reduce((most, move) => (move.kind === "buy-vp" ? move.vp : most), 0),
    );
    this.changes = computed(() => {
      const vp = Math.min(this.vp.value, this.maxVp.value);
      const points: Move | undefined = vp > 0 ? { kind: "buy-vp", vp } : undefined;
      const move = this.previewedMove.value ?? this.decidedMove.value ?? points;
      return move === undefined ? [] : this.changesBy(move);
    });
  }

  /** All legal moves that buy a development. */
  movesOf(card: DevelopmentId | undefined): readonly DevelopMove[] {
    return this.table.legalMoves.value.filter(
      (move) => move.kind === "develop" && move.card === card,
    ) as readonly DevelopMove[];
  }

  changesBy(move: Move): readonly Change[] {
    return outcomeOf(this.table.state.value, this.table.me.value ?? 0, move) ?? [];
  }

  /** The changes of the first legal move that matches the picks. */
  changesWith(picks: Picks): readonly Change[] {
    const [move] = matchingMoves(this.movesOf(this.card.value), picks);
    return move === undefined ? [] : this.changesBy(move);
  }

  /** Opens the questions about a development. */
  openCard(card: DevelopmentId): void {
    const moves = this.movesOf(card);
    this.previousPicks.length = 0;
    batch(() => {
      this.card.value = card;
      this.picks.value = defaultPicks(moves);
    });
  }

  pick(picks: Picks): void {
    this.previousPicks.push(this.picks.peek());
    this.picks.value = picks;
  }

  /** Undoes the last pick; without any, closes the questions. */
  back(): void {
    const before = this.previousPicks.pop();
    if (before === undefined) this.closeCard();
    else this.picks.value = before;
  }

  closeCard(): void {
    this.card.value = undefined;
  }

  /** Makes a purchase and clears the draft. */
  async buy(move: Move): Promise<void> {
    if (!(await this.table.play(move))) return;
    batch(() => {
      this.card.value = undefined;
      this.previewedMove.value = undefined;
      this.vp.value = 0;
    });
  }
}

const shopModels = new WeakMap<TableModels, ShopModel>();

/** The shop model of a table; there is one per table. */
export function shopModelOf(models: TableModels): ShopModel {
  const shop = shopModels.get(models) ?? new ShopModel(models.table);
  shopModels.set(models, shop);
  return shop;
}

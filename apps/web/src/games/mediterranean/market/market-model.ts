import { batch, computed, effect, signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type {
  Good,
  HeldCard,
  Move,
  OfferView,
  Refusal,
  SetGood,
  Slot,
  SeatView,
} from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { CardDrag } from "./card-drag.ts";
import { ComposerModel } from "./composer-model.ts";
import { counterOfferDraft, requestMove } from "./composer-draft.ts";
import { offerEndingText } from "./market-history.ts";
import { marketHistoryOf } from "./market-history.ts";
import { acceptMoveOf, chooseCardsFor, type CardsToGive } from "./cards-to-give.ts";
import { FeedbackModel } from "./feedback-model.ts";
import { OfferCardsModel } from "./offer-cards-model.ts";
import { isRequest } from "./offer-cards.ts";
import { StandingOffersModel } from "./standing-offers-model.ts";

const marketModels = new WeakMap<TableModels, MarketModel>();

/** The market model of a table; there is one per table. */
export function marketModelOf(models: TableModels): MarketModel {
  const market = marketModels.get(models) ?? new MarketModel(models.table);
  marketModels.set(models, market);
  return market;
}

/** State and actions of the market view. */
export class MarketModel {
  readonly table: TableModel;
  readonly composer: ComposerModel;
  readonly standingOffers: StandingOffersModel;
  readonly drag = new CardDrag(this);
  readonly offerCards: OfferCardsModel;
  readonly feedback = new FeedbackModel();
  /** True while a click on a card stores it instead of offering it. */
  readonly isStoring = signal(false);
  readonly history = computed(() => marketHistoryOf(this.table.table.observedMoves.value));
  readonly cards = computed((): readonly HeldCard[] => {
    const { hand = [], warehouse = [] } = this.table.mine.value ?? {};
    return [...hand, ...warehouse];
  });
  /** True if I can trade now. */
  readonly canTrade = computed(
    () => this.table.view.value.part === "trading" && this.table.me.value !== undefined,
  );

  /** True if I can answer offers now. */
  readonly canAnswer = computed(() => this.isStep(1));
  /** True if I can make offers now. */
  readonly canOffer = computed(() => this.canTrade.value && this.isStep(0));

  private previousSeat: Seat | undefined;

  constructor(table: TableModel) {
    this.table = table;
    this.previousSeat = table.me.peek();
    this.composer = new ComposerModel(table);
    this.standingOffers = new StandingOffersModel(table);
    this.offerCards = new OfferCardsModel(table);
  }

  /** In a market of rounds, offers are made in even steps and answered in odd ones. */
  private isStep(step: 0 | 1): boolean {
    const { options, marketStep } = this.table.view.value;
    const isStep = options.market === "open" || marketStep % 2 === step;
    return isStep && this.table.mine.value?.ready !== true;
  }

  /** Updates with the game. Returns a function that stops. */
  followTable(): () => void {
    return effect(() => {
      const { part } = this.table.view.value;
      const me = this.table.me.value;
      batch(() => this.update(part === "trading", me));
    });
  }

  private update(isTrading: boolean, me: Seat | undefined): void {
    // The device passed to another player: hide the previous player's draft.
    if (me !== this.previousSeat) {
      this.composer.reset();
      this.standingOffers.clear();
      this.isStoring.value = false;
      this.offerCards.clear();
      this.previousSeat = me;
    }
    if (!isTrading) {
      this.offerCards.clear();
      this.composer.interrupt();
      this.standingOffers.clear();
      return;
    }
    const { endings } = this.history.peek();
    this.offerCards.update(endings);
    this.standingOffers.update(endings);
  }

  /** Removes expired cards and messages. */
  tick(now: number): void {
    this.offerCards.tick(now);
    this.feedback.tick(now);
  }

  async accept(offer: OfferView, given: CardsToGive): Promise<void> {
    const isDone = await this.play(acceptMoveOf(offer, given));
    const { feedback } = mediterraneanText.value.market;
    if (isDone) this.feedback.show(feedback.dealMade(this.table.names[offer.seat] ?? ""));
  }

  counter(offer: OfferView): void {
    const mine = this.table.mine.peek();
    const wanted = offer.want.goods ?? {};
    const given = mine && chooseCardsFor(this.table.edition.peek(), mine, wanted);
    this.composer.open(counterOfferDraft(offer, given));
  }

  /** Asks everyone for a good, or stops asking. */
  async toggleRequest(good: SetGood): Promise<void> {
    const open = this.openRequestFor(good);
    if (open !== undefined) {
      await this.play({ kind: "withdraw", offer: open.offer });
      return;
    }
    const { sentences, market } = mediterraneanText.value;
    if (await this.play(requestMove(good)))
      this.feedback.show(market.feedback.asked(sentences.good[good]));
  }

  /** My open request for a good. */
  openRequestFor(good: Good): OfferView | undefined {
    const me = this.table.me.value;
    return this.table.view.value.offers.find(
      (offer) =>
        offer.seat === me && isRequest(offer) && Object.keys(offer.want.goods ?? {})[0] === good,
    );
  }

  async sendOffer(): Promise<void> {
    if (!(await this.play(this.composer.move.peek()))) return;
    this.composer.reset();
    this.feedback.show(mediterraneanText.value.market.feedback.sent);
  }

  /** Puts a card into the warehouse, or takes it out. */
  async toggleStored(slot: Slot): Promise<void> {
    await this.play(storeMoveOf(this.table.mine.peek(), slot));
  }

  /** Why a card cannot be put into the warehouse, or taken out. */
  storeRefusalText(slot: Slot): string | undefined {
    const move = storeMoveOf(this.table.mine.peek(), slot);
    const refusal = this.table.refusalOf(move);
    return refusal === undefined ? undefined : this.refusalText(move, refusal);
  }

  /** Toggles whether I am ready. */
  async toggleReady(): Promise<void> {
    await this.play({ kind: this.table.mine.peek()?.ready === true ? "unready" : "ready" });
  }

  /** Makes a move; if it fails, shows why. */
  async play(move: Move): Promise<boolean> {
    this.feedback.clear();
    const { market } = mediterraneanText.value;
    const at = move.kind === "store" ? "hand" : "market";
    const expectedRefusal = this.table.refusalOf(move);
    if (expectedRefusal !== undefined) {
      this.feedback.show(this.refusalText(move, expectedRefusal), true, at);
      return false;
    }
    if (await this.table.play(move)) return true;
    const failure = this.table.moveFailure.peek();
    this.table.moveFailure.value = undefined;
    if (failure === undefined) return false;
    const isRefused = "refusal" in failure;
    this.feedback.show(
      isRefused ? this.refusalText(move, failure.refusal) : market.feedback.notSent,
      true,
      at,
    );
    return false;
  }

  /** How the offer ended meanwhile, or the reason that the rules give. */
  private refusalText(move: Move, refusal: Refusal): string {
    const text = mediterraneanText.value;
    const number = "offer" in move ? move.offer : undefined;
    const card = this.offerCards.cards.peek().find(({ offer }) => offer.offer === number);
    const ending = this.history.peek().endings.get(number ?? 0);
    return card === undefined || ending === undefined
      ? text.sentences.refusal(refusal, this.table.names, this.cards.peek())
      : offerEndingText(card.offer, ending, this.table.me.peek(), this.table.names, text);
  }
}

/** The move that puts a card into the warehouse, or takes it out. */
function storeMoveOf(mine: SeatView | undefined, slot: Slot): Move {
  const stored = (mine?.warehouse ?? []).map((card) => card.slot);
  const cards = stored.includes(slot) ? stored.filter((each) => each !== slot) : [...stored, slot];
  return { kind: "store", cards };
}

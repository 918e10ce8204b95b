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
} from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { CardDrag } from "./card-drag.ts";
import { ComposerModel } from "./composer-model.ts";
import { counterTo, requestFor } from "./composer-draft.ts";
import { endSentence } from "./offer-ending-text.ts";
import { storyOf } from "./market-history.ts";
import { acceptanceOf, givingFor, type Given } from "./cards-to-give.ts";
import { NoticeModel } from "./feedback-model.ts";
import { SlipsModel } from "./offer-cards-model.ts";
import { isRequest } from "./offer-cards.ts";
import { StandingModel } from "./standing-offers-model.ts";
import { storing } from "./store-move.ts";

const markets = new WeakMap<Models, MarketModel>();

/** The market of a table: the same for all its parts. */
export function marketOf(models: Models): MarketModel {
  const market = markets.get(models) ?? new MarketModel(models.table);
  markets.set(models, market);
  return market;
}

/** What a person does on the market, and what it shows besides what is. */
export class MarketModel {
  readonly table: TableModel;
  readonly composer: ComposerModel;
  readonly standing: StandingModel;
  readonly drag = new CardDrag(this);
  readonly slips: SlipsModel;
  readonly notice = new NoticeModel();
  /** Are cards being put into the warehouse rather than offered? */
  readonly isStoring = signal(false);
  readonly story = computed(() => storyOf(this.table.table.told.value));
  readonly cards = computed((): readonly HeldCard[] => {
    const { hand = [], warehouse = [] } = this.table.mine.value ?? {};
    return [...hand, ...warehouse];
  });
  /** May this person trade now? */
  readonly isOpen = computed(
    () => this.table.view.value.part === "trading" && this.table.me.value !== undefined,
  );

  /** May offers be answered now? */
  readonly isAnswering = computed(() => this.isOn(1));
  /** May offers be made now? */
  readonly mayOffer = computed(() => this.isOpen.value && this.isOn(0));

  private seat: Seat | undefined;

  constructor(table: TableModel) {
    this.table = table;
    this.seat = table.me.peek();
    this.composer = new ComposerModel(table);
    this.standing = new StandingModel(table);
    this.slips = new SlipsModel(table);
  }

  /** In a market of rounds, offers are made in even steps and answered in odd ones. */
  private isOn(step: 0 | 1): boolean {
    const { options, marketStep } = this.table.view.value;
    const isStep = options.market === "open" || marketStep % 2 === step;
    return isStep && this.table.mine.value?.ready !== true;
  }

  /** Follows the game for as long as somebody sits there; returns how to stop. */
  watch(): () => void {
    return effect(() => {
      const { part } = this.table.view.value;
      const me = this.table.me.value;
      batch(() => this.follow(part === "trading", me));
    });
  }

  private follow(isTrading: boolean, me: Seat | undefined): void {
    // Whoever gets the device sees nothing of what another one was about to do.
    if (me !== this.seat) {
      this.composer.empty();
      this.standing.clear();
      this.isStoring.value = false;
      this.slips.clear();
      this.seat = me;
    }
    if (!isTrading) {
      this.slips.clear();
      this.composer.cut();
      this.standing.clear();
      return;
    }
    const { ends } = this.story.peek();
    this.slips.follow(ends);
    this.standing.follow(ends);
  }

  /** Time passes: what has been read goes. */
  tick(now: number): void {
    this.slips.tick(now);
    this.notice.tick(now);
  }

  async accept(offer: OfferView, given: Given): Promise<void> {
    const isDone = await this.decide(acceptanceOf(offer, given));
    const { notice } = mediterraneanWords.value.market;
    if (isDone) this.notice.say(notice.dealt(this.table.names[offer.seat] ?? ""));
  }

  counter(offer: OfferView): void {
    const mine = this.table.mine.peek();
    const wanted = offer.want.goods ?? {};
    const given = mine && givingFor(this.table.edition.peek(), mine, wanted);
    this.composer.open(counterTo(offer, given));
  }

  /** Asks everyone for a good, or stops asking. */
  async request(good: SetGood): Promise<void> {
    const open = this.requestOpen(good);
    if (open !== undefined) {
      await this.decide({ kind: "withdraw", offer: open.offer });
      return;
    }
    const { game, market } = mediterraneanWords.value;
    if (await this.decide(requestFor(good))) this.notice.say(market.notice.asked(game.good[good]));
  }

  /** My request for a good. */
  requestOpen(good: Good): OfferView | undefined {
    const me = this.table.me.value;
    return this.table.view.value.offers.find(
      (offer) =>
        offer.seat === me && isRequest(offer) && Object.keys(offer.want.goods ?? {})[0] === good,
    );
  }

  async send(): Promise<void> {
    if (!(await this.decide(this.composer.move.peek()))) return;
    this.composer.empty();
    this.notice.say(mediterraneanWords.value.market.notice.sent);
  }

  /** Puts a card into the warehouse, or takes it out. */
  async store(slot: Slot): Promise<void> {
    await this.decide(storing(this.table.mine.peek(), slot));
  }

  /** Why a card cannot be put into the warehouse, or taken out. */
  whyNotStored(slot: Slot): string | undefined {
    const move = storing(this.table.mine.peek(), slot);
    const refusal = this.table.whyNot(move);
    return refusal === undefined ? undefined : this.explain(move, refusal);
  }

  /** Ready, or not ready after all. */
  async turnReady(): Promise<void> {
    await this.decide({ kind: this.table.mine.peek()?.ready === true ? "unready" : "ready" });
  }

  /** Makes a move, and says why it was not made. */
  async decide(move: Move): Promise<boolean> {
    this.notice.clear();
    const { market } = mediterraneanWords.value;
    const at = move.kind === "store" ? "hand" : "market";
    const foreseen = this.table.whyNot(move);
    if (foreseen !== undefined) {
      this.notice.say(this.explain(move, foreseen), true, at);
      return false;
    }
    if (await this.table.decide(move)) return true;
    const notMade = this.table.notMade.peek();
    this.table.notMade.value = undefined;
    if (notMade === undefined) return false;
    const isRefused = "refusal" in notMade;
    this.notice.say(
      isRefused ? this.explain(move, notMade.refusal) : market.notice.notSent,
      true,
      at,
    );
    return false;
  }

  /** What happened to an offer meanwhile, or what the rules say. */
  private explain(move: Move, refusal: Refusal): string {
    const words = mediterraneanWords.value;
    const number = "offer" in move ? move.offer : undefined;
    const slip = this.slips.all.peek().find(({ offer }) => offer.offer === number);
    const end = this.story.peek().ends.get(number ?? 0);
    return slip === undefined || end === undefined
      ? words.game.refusal(refusal, this.table.names, this.cards.peek())
      : endSentence(slip.offer, end, this.table.me.peek(), this.table.names, words);
  }
}

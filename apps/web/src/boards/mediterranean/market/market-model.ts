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
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import type { Models } from "../models.ts";
import type { TableModel } from "../table-model.ts";
import { CardDrag } from "./card-drag.ts";
import { ComposerModel } from "./composer-model.ts";
import { counterTo, requestFor } from "./draft.ts";
import { endSentence } from "./end-sentence.ts";
import { storyOf } from "./ends.ts";
import { givingFor, type Given } from "./giving.ts";
import { isRequest, nextSlips, swept, type Column, type Slip } from "./slips.ts";
import { StandingModel } from "./standing-model.ts";

/** So many milliseconds a sentence stays in sight. */
const READING = 8000;
/** So many milliseconds a pointer that rests counts as on its way. */
const RESTING = 5000;

/** A sentence about what was just done. */
interface Notice {
  readonly text: string;
  readonly isBad: boolean;
  /** Beside what it is about. */
  readonly at: "market" | "hand";
}

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
  readonly slips = signal<readonly Slip[]>([]);
  /** What came of the last thing that was done. */
  readonly notice = signal<Notice | undefined>(undefined);
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
  readonly isAnswering = computed(() => {
    const { options, marketStep } = this.table.view.value;
    const isStep = options.market === "open" || marketStep % 2 === 1;
    return isStep && this.table.mine.value?.ready !== true;
  });

  /** May offers be made now? */
  readonly mayOffer = computed(() => {
    const { options, marketStep } = this.table.view.value;
    const isStep = options.market === "open" || marketStep % 2 === 0;
    return this.isOpen.value && isStep && this.table.mine.value?.ready !== true;
  });

  private seat: Seat | undefined;
  private readonly touched = new Map<Column, number>();
  private said = 0;

  constructor(table: TableModel) {
    this.table = table;
    this.composer = new ComposerModel(table);
    this.standing = new StandingModel(table);
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
      this.slips.value = [];
      this.seat = me;
    }
    if (!isTrading) {
      this.slips.value = [];
      this.composer.cut();
      this.standing.clear();
      return;
    }
    const { ends } = this.story.peek();
    const { offers } = this.table.view.peek();
    this.slips.value = nextSlips(this.slips.peek(), offers, ends, me, Date.now());
    this.standing.follow(ends);
  }

  /** A pointer or a finger is on a column, or has left it. */
  touch(column: Column, now: number): void {
    this.touched.set(column, now);
  }
  leave(column: Column): void {
    this.touched.delete(column);
  }

  /** Time passes: what has been read goes. */
  tick(now: number): void {
    const isHeld = (column: Column) => now - (this.touched.get(column) ?? -Infinity) < RESTING;
    this.slips.value = swept(this.slips.peek(), now, isHeld);
    if (now - this.said > READING) this.notice.value = undefined;
  }

  say(text: string, isBad = false, at: Notice["at"] = "market"): void {
    this.said = Date.now();
    this.notice.value = { text, isBad, at };
  }

  async accept(offer: OfferView, given: Given): Promise<void> {
    const slots = given.cards.map(({ slot }) => slot);
    const isDone = await this.decide({
      kind: "accept",
      offer: offer.offer,
      ...(slots.length === 0 ? {} : { give: slots }),
      ...(Object.keys(given.as).length === 0 ? {} : { as: given.as }),
    });
    const { notice } = mediterraneanWords.value.market;
    if (isDone) this.say(notice.dealt(this.table.names[offer.seat] ?? ""));
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
    if (await this.decide(requestFor(good))) this.say(market.notice.asked(game.good[good]));
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
    this.say(mediterraneanWords.value.market.notice.sent);
  }

  /** Puts a card into the warehouse, or takes it out. */
  async store(slot: Slot): Promise<void> {
    await this.decide(this.storing(slot));
  }

  /** Why a card cannot be put into the warehouse, or taken out. */
  whyNotStored(slot: Slot): string | undefined {
    const move = this.storing(slot);
    const refusal = this.table.whyNot(move);
    return refusal === undefined ? undefined : this.explain(move, refusal);
  }

  /** Ready, or not ready after all. */
  async turnReady(): Promise<void> {
    await this.decide({ kind: this.table.mine.peek()?.ready === true ? "unready" : "ready" });
  }

  /** Makes a move, and says why it was not made. */
  async decide(move: Move): Promise<boolean> {
    this.notice.value = undefined;
    const { market } = mediterraneanWords.value;
    const at = move.kind === "store" ? "hand" : "market";
    const foreseen = this.table.whyNot(move);
    if (foreseen !== undefined) {
      this.say(this.explain(move, foreseen), true, at);
      return false;
    }
    if (await this.table.decide(move)) return true;
    const notMade = this.table.notMade.peek();
    this.table.notMade.value = undefined;
    if (notMade === undefined) return false;
    const isRefused = "refusal" in notMade;
    this.say(isRefused ? this.explain(move, notMade.refusal) : market.notice.notSent, true, at);
    return false;
  }

  private storing(slot: Slot): Move {
    const stored = (this.table.mine.peek()?.warehouse ?? []).map((card) => card.slot);
    const cards = stored.includes(slot)
      ? stored.filter((each) => each !== slot)
      : [...stored, slot];
    return { kind: "store", cards };
  }

  /** What happened to an offer meanwhile, or what the rules say. */
  private explain(move: Move, refusal: Refusal): string {
    const words = mediterraneanWords.value;
    const number = "offer" in move ? move.offer : undefined;
    const slip = this.slips.peek().find(({ offer }) => offer.offer === number);
    const end = this.story.peek().ends.get(number ?? 0);
    return slip === undefined || end === undefined
      ? words.game.refusal(refusal, this.table.names, this.cards.peek())
      : endSentence(slip.offer, end, this.table.me.peek(), this.table.names, words);
  }
}

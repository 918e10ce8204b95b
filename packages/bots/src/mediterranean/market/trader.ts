import type { Dice, Seat } from "@sofala/engine";
import type { Move, OfferView, SeenEvent } from "@sofala/mediterranean";
import { Appraisal } from "../hand-evaluator.ts";
import type { Beliefs } from "../beliefs.ts";
import type { Character } from "../play-style.ts";
import { othersOf, seatAt, type Scene } from "../seat-context.ts";
import { answerTo, openOffers, type Answer } from "./offer-answers.ts";
import { Scales, unseen } from "./deal-evaluator.ts";
import { Diary } from "./offer-history.ts";
import { nextOffer, proposals, type Proposal } from "./proposals.ts";

/** An offer that loses this much is declined; a lesser one may still become a good one. */
export const CLEARLY_BAD = 0.8;
/** An own offer that loses this much by now is taken back. */
export const STALE = 0.1;
/** No deal is made for less. */
const LEAST_MARGIN = 0.1;

/** What a seat does in a market, and how often it was asked in vain. */
export class Trader {
  readonly #character: Character;
  readonly #beliefs: Beliefs;
  readonly #chance: Dice;
  readonly #diary: Diary;
  #weighed: { readonly key: string; readonly scales: Scales } | undefined;
  #proposals: { readonly scales: Scales; readonly list: readonly Proposal[] } | undefined;
  /** By the number of the offer. */
  readonly #errors = new Map<number, number>();
  #turn = 0;
  #asked = 0;

  constructor(character: Character, seat: Seat, beliefs: Beliefs, chance: Dice) {
    this.#diary = new Diary(seat);
    this.#character = character;
    this.#beliefs = beliefs;
    this.#chance = chance;
  }

  see(events: readonly SeenEvent[]): void {
    this.#diary.see(events);
  }

  /** The next move, or none: then it waits for others. */
  move(scene: Scene): Move | undefined {
    if (scene.view.turn !== this.#turn) {
      [this.#turn, this.#asked] = [scene.view.turn, 0];
      this.#errors.clear();
    }
    const scales = this.#scalesFor(scene);
    const isMarket = scene.view.part === "trading" && this.#character.trades;
    const deal = isMarket ? this.#deal(scene, scales) : undefined;
    if (deal !== undefined) {
      this.#asked = 0;
      return deal;
    }
    return storeMove(scene, scales) ?? this.#rest(scene);
  }

  /** Hands and beliefs change with deals only; between them all is weighed already. */
  #scalesFor(scene: Scene): Scales {
    const { hand = [], warehouse = [] } = seatAt(scene, scene.seat);
    const slots = [...hand, ...warehouse].map(({ slot }) => slot).sort((a, b) => a - b);
    const key = [scene.view.turn, this.#beliefs.version, ...slots].join();
    if (this.#weighed?.key !== key) {
      const scales = new Scales(new Appraisal(scene, this.#beliefs), this.#beliefs);
      this.#weighed = { key, scales };
    }
    return this.#weighed.scales;
  }

  #deal(scene: Scene, scales: Scales): Move | undefined {
    const { view } = scene;
    const isOpen = view.options.market === "open";
    const stale = ownOpenOffers(scene).find((offer) =>
      isStale(scales, offer, STALE + this.#character.error),
    );
    if (stale !== undefined) return { kind: "withdraw", offer: stale.offer };
    const answering = isOpen || view.marketStep % 2 === 1 ? this.#answer(scene, scales) : undefined;
    if (answering !== undefined) return answering;
    return isOpen || view.marketStep % 2 === 0 ? this.#propose(scene, scales) : undefined;
  }

  /** The gain asked for falls as offers are made. */
  #margin(): number {
    const { margin, yielding } = this.#character;
    return Math.max(LEAST_MARGIN, margin - yielding * this.#diary.made);
  }

  #answer(scene: Scene, scales: Scales): Move | undefined {
    const { view } = scene;
    const margin = this.#margin();
    let best: Answer | undefined;
    let worst: Answer | undefined;
    for (const offer of openOffers(scene)) {
      const answer = answerTo(scene, scales, offer);
      const gain = answer.gain + this.#errorAbout(offer.offer);
      if (answer.move !== undefined && gain > margin && gain > (best?.gain ?? -Infinity))
        best = { ...answer, gain };
      else if (worst === undefined || answer.gain < worst.gain) worst = answer;
    }
    if (best?.move !== undefined) return best.move;
    // Without a clock every offer is answered, so that nobody waits for nothing.
    const least = view.options.tradeSeconds === 0 ? Infinity : -CLEARLY_BAD;
    return worst !== undefined && worst.gain < least
      ? { kind: "decline", offer: worst.offer }
      : undefined;
  }

  /** A judgement that is off stays so. */
  #errorAbout(offer: number): number {
    const { error } = this.#character;
    if (error === 0) return 0;
    let mistake = this.#errors.get(offer);
    if (mistake === undefined) {
      mistake = (this.#chance.below(2001) / 1000 - 1) * error;
      this.#errors.set(offer, mistake);
    }
    return mistake;
  }

  #propose(scene: Scene, scales: Scales): Move | undefined {
    const { offers, openOffers: most } = this.#character;
    const open = ownOpenOffers(scene).filter((offer) => isPending(scene, offer));
    if (this.#diary.made >= offers || open.length >= most) return undefined;
    const all = this.#proposalsFor(scales);
    return nextOffer(scene, scales, this.#diary, all, this.#margin(), this.#character.error);
  }

  #proposalsFor(scales: Scales): readonly Proposal[] {
    if (this.#proposals?.scales !== scales) {
      const list = proposals(scales, this.#character, LEAST_MARGIN, this.#chance);
      this.#proposals = { scales, list };
    }
    return this.#proposals.list;
  }

  #rest(scene: Scene): Move | undefined {
    const gone = othersOf(scene).some((other) => seatAt(scene, other).ready);
    if (gone) this.#asked += 1;
    return this.#character.trades ? rest(scene, this.#asked > this.#character.patience) : READY;
  }
}

const READY: Move = { kind: "ready" };

/** Nothing to do: waits for others, or is ready. */
export function rest(scene: Scene, isImpatient: boolean): Move | undefined {
  const { view } = scene;
  if (view.part === "grace" || view.options.market === "rounds") return READY;
  const isWaitedFor = ownOpenOffers(scene).some((offer) => isPending(scene, offer));
  // Where no bell rings, only an answer that will come is worth waiting for.
  if (view.options.tradeSeconds === 0) return isWaitedFor ? undefined : READY;
  // It stays for late offers until others begin to leave.
  const isAlone = othersOf(scene).every((other) => seatAt(scene, other).ready);
  return isAlone || isImpatient ? READY : undefined;
}

export const ownOpenOffers = ({ view, seat }: Scene): readonly OfferView[] =>
  view.offers.filter((offer) => offer.seat === seat);

/** Somebody can still answer it. */
export const isPending = (scene: Scene, { to, declined }: OfferView): boolean =>
  (to === "all" ? othersOf(scene) : to).some(
    (other) => !declined.includes(other) && !seatAt(scene, other).ready,
  );

/** An own offer that would be regretted by now. */
export function isStale(
  scales: Scales,
  { to, cards = [], give, want }: OfferView,
  loss: number,
): boolean {
  const partner = to === "all" ? undefined : to[0];
  const parcel = scales.cards.filter(({ slot }) => cards.includes(slot));
  const deal = {
    partner: partner ?? othersOf(scales.scene)[0] ?? 0,
    give: parcel,
    get: unseen(want.goods ?? {}),
    vp: (want.vp ?? 0) - give.vp,
  };
  return scales.gain(deal) < -loss;
}

/** The warehouse as it should be, where it is not. */
export function storeMove(scene: Scene, { now }: Scales): Move | undefined {
  const { warehouse = [] } = seatAt(scene, scene.seat);
  const cards = now.stored.map(({ slot }) => slot).sort((a, b) => a - b);
  const isSame =
    cards.length === warehouse.length && warehouse.every(({ slot }) => cards.includes(slot));
  return isSame ? undefined : { kind: "store", cards };
}

import type { Seat } from "@sofala/engine";
import type {
  BankChoice,
  CalamityId,
  Edition,
  Idea,
  IdeaTrack,
  OpenCard,
  SeenEvent,
  StatusTrack,
} from "@sofala/mediterranean";
import { DIRECTION } from "@sofala/mediterranean";
import { setsOf, type GoodsSet } from "../market/sets.ts";
import { ledgerOf, type LedgerRow } from "./ledger.ts";

type EventOf<Kind extends SeenEvent["kind"]> = Extract<SeenEvent, { readonly kind: Kind }>;

/** The move of a marker. */
export interface MarkerMove {
  readonly track: IdeaTrack;
  readonly idea: Idea;
  readonly from: number;
  readonly to: number;
  /** The board was flipped meanwhile. */
  readonly isFlipped: boolean;
}

/** The total effect of the undersides of a seat's cards. */
export interface StatusChanges {
  readonly seat: Seat;
  readonly bank?: BankChoice;
  readonly vp: number;
  readonly trackMoves: readonly {
    readonly track: StatusTrack;
    readonly by: number;
    readonly to: number;
  }[];
}

/** A slide: one seat's cards, or a step of all seats. `events` are what it shows. */
export type Slide = { readonly events: readonly SeenEvent[] } & (
  | {
      readonly kind: "cards";
      readonly seat: Seat;
      readonly sets: readonly GoodsSet[];
      /** Cards that are in no set. */
      readonly piracyCards: readonly OpenCard[];
      readonly money: number;
      readonly markerMoves: readonly MarkerMove[];
    }
  | { readonly kind: "status"; readonly changes: readonly StatusChanges[] }
  | { readonly kind: "industries" }
  | { readonly kind: "order"; readonly turnOrder: readonly Seat[] }
  | {
      readonly kind: "calamity";
      readonly calamity: CalamityId;
      readonly victim?: Seat;
    }
);

/** A resolution as slides. Further events add slides or extend the last one, and never change earlier ones. */
export function slidesOf(edition: Edition, events: readonly SeenEvent[]): readonly Slide[] {
  const industriesFrom = firstIndexOf(events, "industry-paid");
  const orderAt = firstIndexOf(events, "turn-order-set");
  const resolved = events.slice(0, Math.min(industriesFrom, orderAt));
  const order = events[orderAt];
  const industries = events.slice(industriesFrom, orderAt);
  return [
    ...resolved
      .filter((event) => event.kind === "cards-spent")
      .map((spent) => cardsSlide(edition, spent, resolved)),
    // Banks are resolved for all at once: until then nobody's status is known.
    ...(order?.kind === "turn-order-set" ? [statusSlide(resolved)] : []),
    ...(industries.length > 0 ? [{ kind: "industries" as const, events: industries }] : []),
    ...(order?.kind === "turn-order-set"
      ? [{ kind: "order" as const, turnOrder: order.turnOrder, events: [] }]
      : []),
    ...calamitySlides(events.slice(orderAt + 1)),
  ];
}

/** The index of the first event of a kind; the length if there is none. */
function firstIndexOf(events: readonly SeenEvent[], kind: SeenEvent["kind"]): number {
  const at = events.findIndex((event) => event.kind === kind);
  return at === -1 ? events.length : at;
}

function cardsSlide(
  edition: Edition,
  { seat, cards }: EventOf<"cards-spent">,
  resolved: readonly SeenEvent[],
): Slide {
  const own = resolved.filter((event) => "seat" in event && event.seat === seat);
  const income = own.find((event) => event.kind === "money-changed" && event.source === "goods");
  return {
    kind: "cards",
    events: income === undefined ? [] : [income],
    seat,
    sets: setsOf(edition, cards),
    piracyCards: cards.filter(({ good }) => good === "piracy"),
    money: income?.kind === "money-changed" ? income.by : 0,
    markerMoves: own
      .filter((event) => event.kind === "track-moved")
      .map((moved) => markerMoveOf(moved, own)),
  };
}

function markerMoveOf(
  { track, spaces, idea, position }: EventOf<"track-moved">,
  own: readonly SeenEvent[],
): MarkerMove {
  const isFlipped = own.some((event) => event.kind === "track-flipped" && event.track === track);
  const before = Math.max(0, position - spaces * DIRECTION[idea]);
  return { track, idea, from: isFlipped ? 0 : before, to: position, isFlipped };
}

function statusSlide(resolved: readonly SeenEvent[]): Slide {
  const seats = resolved.flatMap((event) => (event.kind === "cards-spent" ? [event.seat] : []));
  return {
    kind: "status",
    changes: seats.map((seat) => statusChangesOf(seat, resolved)),
    events: resolved.filter(({ kind }) => kind === "vp-changed" || kind === "status-moved"),
  };
}

function statusChangesOf(seat: Seat, resolved: readonly SeenEvent[]): StatusChanges {
  let vp = 0;
  const trackMoves: { track: StatusTrack; by: number; to: number }[] = [];
  let bank: BankChoice | undefined;
  for (const event of resolved) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.kind === "vp-changed") vp += event.by;
    else if (event.kind === "bank-used") bank = event.choice;
    else if (event.kind === "status-moved") trackMoves.push(event);
  }
  return { seat, vp, trackMoves, ...(bank === undefined ? {} : { bank }) };
}

/** What industries paid, each with what it brought. */
export function paymentsIn(events: readonly SeenEvent[]): readonly (readonly SeenEvent[])[] {
  const payments: SeenEvent[][] = [];
  for (const event of events) {
    if (event.kind === "industry-paid") payments.push([event]);
    else payments.at(-1)?.push(event);
  }
  return payments;
}

/** The calamity of an event that starts one. */
const calamityOf = (event: SeenEvent): CalamityId | undefined =>
  event.kind === "calamity-passed" ||
  event.kind === "calamity-struck" ||
  event.kind === "vote-called"
    ? event.calamity
    : undefined;

function calamitySlides(events: readonly SeenEvent[]): readonly Slide[] {
  const slides: { calamity: CalamityId; victim?: Seat; events: SeenEvent[] }[] = [];
  for (const event of events) {
    const calamity = calamityOf(event) ?? slides.at(-1)?.calamity;
    if (calamity === undefined) continue;
    if (slides.at(-1)?.calamity !== calamity) slides.push({ calamity, events: [] });
    const slide = slides.at(-1);
    slide?.events.push(event);
    if (slide !== undefined && event.kind === "calamity-struck") slide.victim = event.victim;
  }
  return slides.map((slide) => ({ kind: "calamity", ...slide }));
}

/** What the slides have brought every seat, up to a step of a slide; cards bring their money in the second step. */
export function totalsAt(
  slides: readonly Slide[],
  index: number,
  step: number,
  players: number,
): readonly LedgerRow[] {
  const isShown = (slide: Slide, at: number) =>
    at < index || (at === index && (slide.kind !== "cards" || step > 1));
  return ledgerOf(
    slides.filter(isShown).flatMap(({ events }) => events),
    players,
  );
}

/** How many cards are turned up. */
export const cardCount = ({
  sets,
  piracyCards,
}: Extract<Slide, { readonly kind: "cards" }>): number =>
  sets.reduce((sum, { cards }) => sum + cards.length, piracyCards.length);

/** The number of steps of a slide. */
export function stepCount(slide: Slide): number {
  switch (slide.kind) {
    case "cards":
      return slide.markerMoves.length > 0 ? 3 : 2;
    case "calamity":
      return Math.min(3, slide.events.length);
    case "status":
    case "industries":
    case "order":
      return 2;
  }
}

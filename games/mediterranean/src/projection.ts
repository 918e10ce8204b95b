import type { Actor, Observer } from "@sofala/engine";
import { isLuxury } from "./board.ts";
import type { Event, HeldCard, MovedCard, OpenEvent, SeenEvent } from "./events.ts";
import type { Move, MoveOf, OpenMove, SeenGiving, SeenMove } from "./moves.ts";
import { playerAt, type State } from "./state.ts";
import { promised } from "./trading/offers.ts";

/** What observers see of moves and events that are not for everybody (R 12). */

type SecretMoveKind = Exclude<Move["kind"], OpenMove["kind"]>;

/** What others are told: a kind of move with secrets does not compile without an entry. */
const MOVE_FOR_OTHERS: {
  readonly [K in SecretMoveKind]: (
    move: MoveOf<K>,
    state: State,
    actor: Actor,
  ) => SeenMove | undefined;
} = {
  flip: () => undefined,
  offer: ({ give, ...terms }, state, actor) => ({ ...terms, give: seenGiving(state, actor, give) }),
  accept: ({ offer }) => ({ kind: "accept", offer }),
  store: ({ cards }) => ({ kind: "store", count: cards.length }),
  "discard-stored": () => ({ kind: "discard-stored" }),
  throw: () => ({ kind: "throw" }),
};

/** What an observer is told of a move made in this state. */
export function moveFor(
  state: State,
  move: Move,
  actor: Actor,
  observer: Observer,
): SeenMove | undefined {
  if (actor === observer || !isSecretMove(move)) return move;
  const tell = MOVE_FOR_OTHERS[move.kind] as (typeof MOVE_FOR_OTHERS)["flip"];
  return tell(move as MoveOf<"flip">, state, actor);
}

const isSecretMove = (move: Move): move is MoveOf<SecretMoveKind> => move.kind in MOVE_FOR_OTHERS;

/** The types promised, never the cards. */
function seenGiving(
  state: State,
  actor: Actor,
  { cards = [], as = {}, vp, pledges }: MoveOf<"offer">["give"],
): SeenGiving {
  const goods = actor === "clock" ? {} : promised(state, playerAt(state, actor), cards, as);
  return {
    ...(cards.length === 0 ? {} : { goods }),
    ...(vp === undefined ? {} : { vp }),
    ...(pledges === undefined ? {} : { pledges }),
  };
}

type SecretEventKind = Exclude<Event["kind"], OpenEvent["kind"]>;
type EventOf<K extends Event["kind"]> = Extract<Event, { readonly kind: K }>;

/** What one observer is told: a kind of event with secrets does not compile without an entry. */
const EVENT_FOR: {
  readonly [K in SecretEventKind]: (event: EventOf<K>, observer: Observer) => SeenEvent | undefined;
} = {
  "cards-dealt": (event, observer) => (event.seat === observer ? event : seenDeal(event)),
  "flip-chosen": (event, observer) => (event.seat === observer ? event : undefined),
  "hand-chosen": (event, observer) =>
    event.seat === observer ? event : { kind: "hand-chosen", seat: event.seat },
  "cards-stored": (event, observer) =>
    event.seat === observer
      ? event
      : { kind: "cards-stored", seat: event.seat, count: event.cards.length },
  "offer-made": (event, observer) => {
    const { cards: _cards, as: _as, ...terms } = event;
    return event.seat === observer ? event : terms;
  },
  "deal-made": ({ cardsToPartner, cardsToMaker, ...terms }, observer) => {
    if (observer === terms.maker)
      return {
        ...terms,
        cardsToPartner: cardsToPartner.map(asGiven),
        cardsToMaker: cardsToMaker.map(asReceived),
      };
    if (observer === terms.partner)
      return {
        ...terms,
        cardsToPartner: cardsToPartner.map(asReceived),
        cardsToMaker: cardsToMaker.map(asGiven),
      };
    return terms;
  },
};

/** What an observer is told of what happened. */
export const eventsFor = (events: readonly Event[], observer: Observer): readonly SeenEvent[] =>
  events.flatMap((event) => {
    const seen = isSecretEvent(event) ? secretFor(event, observer) : event;
    return seen === undefined ? [] : [seen];
  });

const isSecretEvent = (event: Event): event is EventOf<SecretEventKind> => event.kind in EVENT_FOR;

function secretFor(event: EventOf<SecretEventKind>, observer: Observer): SeenEvent | undefined {
  const tell = EVENT_FOR[event.kind] as (typeof EVENT_FOR)["flip-chosen"];
  return tell(event as EventOf<"flip-chosen">, observer);
}

/** Under the numbers of who gave them, or who received them. */
const asGiven = ({ good, bottom, from }: MovedCard): HeldCard => ({ slot: from, good, bottom });
const asReceived = ({ good, bottom, to }: MovedCard): HeldCard => ({ slot: to, good, bottom });

/** Q 21: basic and civic types are seen while dealt, luxury cards only counted. */
function seenDeal({ seat, cards }: EventOf<"cards-dealt">): SeenEvent {
  const goods = cards
    .map(({ good }) => good)
    .filter((good) => !isLuxury(good) && good !== "piracy");
  return { kind: "cards-dealt", seat, goods, luxuries: cards.length - goods.length };
}

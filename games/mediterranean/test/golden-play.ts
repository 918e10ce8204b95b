import type { Actor, Dice, Seat } from "@sofala/engine";
import { incomeOf } from "../src/income.ts";
import type { Good, Goods, Idea, Move, MoveKind, MoveOf, Part, Slot, State } from "../src/index.ts";
import { EDITION } from "./coverage-lists.ts";
import { anyMove } from "./support/random-play.ts";

/** What the players of a golden game are after. */
export interface Wishes {
  readonly buildings?: readonly string[];
  readonly developments?: readonly string[];
  /** The faces that the boards should show. */
  readonly ideas?: readonly Idea[];
  /** Anything else: above 0 for what the player wants, below 0 for what it avoids. */
  readonly likes?: (state: State, seat: Seat, move: Move) => number;
  /** One decision in so many is the clock's, by part; 0: none. */
  readonly clock?: { readonly [P in Part]?: number };
  /** Offers in a turn, for each seat, before all are done. */
  readonly talk?: number;
}

/** Moves that are looked at before one is made. */
const LOOKS = 6;
const TALK = 2;

/** Of a few random moves the one that is most to the liking of those who play. */
export function themedMove(state: State, wishes: Wishes, dice: Dice): readonly [Actor, Move] {
  const every = wishes.clock?.[state.part ?? "flips"] ?? 0;
  if (every > 0 && dice.below(every) === 0) return ["clock", { kind: "time-up" }];
  let best: readonly [Actor, Move] | undefined;
  let most = -Infinity;
  for (let look = 0; look < LOOKS; look++) {
    const choice = seatMove(state, dice);
    const liking = likingOf(state, choice[0], choice[1], wishes);
    if (liking > most) [best, most] = [choice, liking];
  }
  return best ?? seatMove(state, dice);
}

function seatMove(state: State, dice: Dice): readonly [Seat, Move] {
  for (;;) {
    const [actor, move] = anyMove(state, dice);
    if (actor !== "clock") return [actor, move];
  }
}

function likingOf(state: State, seat: Seat, move: Move, wishes: Wishes): number {
  const liking = LIKINGS[move.kind] as Liking<MoveKind> | undefined;
  const own = wishes.likes?.(state, seat, move) ?? 0;
  return own + (liking?.(state, seat, move, wishes) ?? 0);
}

type Liking<Kind extends MoveKind> = (
  state: State,
  seat: Seat,
  move: MoveOf<Kind>,
  wishes: Wishes,
) => number;

/** What every player likes; of other kinds one move is as good as another. */
const LIKINGS: { readonly [Kind in MoveKind]?: Liking<Kind> } = {
  build: (_state, _seat, { building }, wishes) => aimedAt(wishes, wishes.buildings, building),
  develop: (_state, _seat, { card }, wishes) => aimedAt(wishes, wishes.developments, card),
  "buy-vp": (_state, _seat, _move, wishes) => aimedAt(wishes, [], ""),
  flip: (state, seat, { track }, wishes) => (isFlipWished(state, seat, track, wishes) ? 3 : -3),
  offer(state, seat, { give, want }, wishes) {
    const profit = Math.sign(profitOf(state, seat, give.cards, want.goods));
    return profit + against(state, seat, give.cards, wishes) - tooMuch(state, wishes);
  },
  accept: (state, seat, { offer, give }) =>
    2 * Math.sign(profitOf(state, seat, give, state.offers[offer - 1]?.goods)),
  // Who wants to buy stores nothing without a reason.
  store: (state, seat, { cards }, wishes) =>
    against(state, seat, cards, wishes) - (hasAims(wishes) ? 1 : 0),
  "use-ability": () => 1,
};

const hasAims = ({ buildings = [], developments = [] }: Wishes): boolean =>
  buildings.length + developments.length > 0;

function aimedAt(wishes: Wishes, aims: readonly string[] | undefined, id: string): number {
  if (!hasAims(wishes)) return 0;
  return aims?.includes(id) === true ? 3 : -2;
}

const tooMuch = ({ offers, players }: State, { talk = TALK }: Wishes): number =>
  offers.length < talk * players.length ? 0 : 3;

/** What a deal adds to the money that the cards in hand bring. */
function profitOf(
  { players }: State,
  seat: Seat,
  given: readonly Slot[] = [],
  received: Goods = {},
): number {
  const hand = players[seat]?.hand ?? [];
  const goods = goodsOf(hand);
  const left = goodsOf(hand.filter(({ slot }) => !given.includes(slot)));
  for (const key in received) {
    const good = key as Good;
    left[good] = (left[good] ?? 0) + (received[good] ?? 0);
  }
  return incomeOf(EDITION, left) - incomeOf(EDITION, goods);
}

function goodsOf(cards: State["players"][number]["hand"]): { [G in Good]?: number } {
  const goods: { [G in Good]?: number } = {};
  for (const { card } of cards) {
    const good = EDITION.cards.get(card)?.good ?? "piracy";
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return goods;
}

function isFlipWished(
  state: State,
  seat: Seat,
  track: "government" | "religion",
  { ideas = [] }: Wishes,
): boolean {
  const player = state.players[seat];
  if (player === undefined || ideas.length === 0) return false;
  const face = player[track].idea;
  const isOwn = ideas.some((idea) => TRACK_OF[idea] === track);
  return isOwn && !ideas.includes(face);
}

const TRACK_OF: { readonly [I in Idea]: "government" | "religion" } = {
  democracy: "government",
  dictatorship: "government",
  venus: "religion",
  mars: "religion",
};

/** How many of these cards work against the ideas, less those that work for them. */
function against(
  state: State,
  seat: Seat,
  slots: readonly Slot[] | undefined,
  { ideas = [] }: Wishes,
): number {
  if (ideas.length === 0 || slots === undefined) return 0;
  return slots.reduce((sum, slot) => sum - pushOf(state, seat, slot, ideas), 0);
}

function pushOf(state: State, seat: Seat, slot: Slot, ideas: readonly Idea[]): number {
  const { hand = [], warehouse = [] } = state.players[seat] ?? {};
  const card = [...hand, ...warehouse].find((held) => held.slot === slot)?.card ?? "";
  const bottom = EDITION.cards.get(card)?.bottom;
  if (bottom === undefined) return 0;
  const { government = 0, religion = 0 } = EDITION.bottoms[bottom].effect;
  return ideas.reduce((sum, idea) => {
    const arrow = TRACK_OF[idea] === "government" ? government : religion;
    return sum + (idea === "democracy" || idea === "venus" ? arrow : -arrow);
  }, 0);
}

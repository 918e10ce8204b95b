import type { Observer, GameTypes } from "@sofala/engine";
import { isTold, otherWorld } from "../../../games/mediterranean/test/support/worlds.ts";
import type { Exchange } from "./secret-swap.ts";

type State = Parameters<typeof otherWorld>[0];
type Labels = State["offers"][number]["as"];

/** The first card number of the others in the other state. */
const SHIFT = 100;
const HANDS = ["rock", "paper", "scissors"];

/** Swaps and renumbers cards; hidden boards and hands of others differ. */
export const MEDITERRANEAN: Exchange = {
  other: (state, observer, name) =>
    renumbered(otherWorld(state as State, observer, name), observer),
  isTold: (played, observer) => isTold(played as Parameters<typeof isTold>[0], observer),
  there: (move) => translated(move, SHIFT),
  here: (move) => translated(move, -SHIFT),
};

/** Changes a copy of the state. */
function renumbered(state: State, observer: Observer): State {
  const shifted = <Held extends { readonly slot: number }>(held: readonly Held[]) =>
    held.map((each) => ({ ...each, slot: each.slot + SHIFT }));
  for (const [seat, player] of state.players.entries()) {
    if (seat === observer) continue;
    player.hand = shifted(player.hand);
    player.warehouse = shifted(player.warehouse);
    player.nextSlot += SHIFT;
  }
  state.offers = state.offers.map((offer) =>
    offer.seat === observer
      ? offer
      : { ...offer, cards: offer.cards.map((slot) => slot + SHIFT), as: labels(offer.as, SHIFT) },
  );
  return state;
}

const labels = (as: Labels, by: number): Labels =>
  Object.fromEntries(Object.entries(as).map(([slot, good]) => [Number(slot) + by, good]));

/** The hidden parts of a move, translated into the other state. */
function translated(move: GameTypes["move"], by: number): GameTypes["move"] {
  const { kind, give, cards, as, track, hand, ...rest } = move as GameTypes["move"] & {
    readonly give?:
      | readonly number[]
      | { readonly cards?: readonly number[]; readonly as?: Labels };
    readonly cards?: readonly number[];
    readonly as?: Labels;
    readonly track?: string;
    readonly hand?: string;
  };
  const slots = (list: readonly number[]) => list.map((slot) => slot + by);
  const turn = by > 0 ? 1 : HANDS.length - 1;
  return {
    kind,
    ...rest,
    ...(give === undefined ? {} : { give: isList(give) ? slots(give) : giving(give, by) }),
    ...(cards === undefined ? {} : { cards: slots(cards) }),
    ...(as === undefined ? {} : { as: labels(as, by) }),
    ...(track === undefined ? {} : { track: track === "religion" ? "government" : "religion" }),
    ...(hand === undefined ? {} : { hand: HANDS[(HANDS.indexOf(hand) + turn) % HANDS.length] }),
  };
}

const isList = (give: unknown): give is readonly number[] => Array.isArray(give);

const giving = (
  { cards, as, ...rest }: { readonly cards?: readonly number[]; readonly as?: Labels },
  by: number,
) => ({
  ...rest,
  ...(cards === undefined ? {} : { cards: cards.map((slot) => slot + by) }),
  ...(as === undefined ? {} : { as: labels(as, by) }),
});

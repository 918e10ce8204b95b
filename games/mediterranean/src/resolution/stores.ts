import type { Seat } from "@sofala/engine";
import type { Log } from "../events.ts";
import type { Slot } from "../moves.ts";
import { openCards } from "../open-cards.ts";
import type { Refusal } from "../refusals.ts";
import { cardOf, playerAt, type State } from "../state.ts";
import { storageOf } from "../trading/warehouse.ts";

/** Stored cards for which there is no room any more. */
export function surplus(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  return Math.max(0, player.warehouse.length - storageOf(state, player));
}

export function refuseDiscard(
  state: State,
  seat: Seat,
  cards: readonly Slot[],
): Refusal | undefined {
  const count = surplus(state, seat);
  const stored = playerAt(state, seat).warehouse.map(({ slot }) => slot);
  const isRight =
    cards.length === count &&
    new Set(cards).size === count &&
    cards.every((slot) => stored.includes(slot));
  return isRight ? undefined : { code: "discard/wrong-cards", count };
}

export function discardStored(state: State, seat: Seat, cards: readonly Slot[], log: Log): void {
  const player = playerAt(state, seat);
  const gone = player.warehouse.filter(({ slot }) => cards.includes(slot));
  player.warehouse = player.warehouse.filter(({ slot }) => !cards.includes(slot));
  for (const { card } of gone) state.discards[cardOf(state, card).deck].push(card);
  log.push({
    kind: "stored-discarded",
    seat,
    cards: openCards(
      state,
      gone.map(({ card }) => card),
    ),
  });
}

/** Every way to discard the surplus, the highest slots last. */
export function* discardChoices(state: State, seat: Seat): Generator<readonly Slot[]> {
  const stored = playerAt(state, seat).warehouse.map(({ slot }) => slot);
  yield* subsets(stored, surplus(state, seat));
}

/** When time is up: the highest slots go. */
export const highestStored = (state: State, seat: Seat): readonly Slot[] => {
  const stored = playerAt(state, seat).warehouse.map(({ slot }) => slot);
  return stored.slice(stored.length - surplus(state, seat));
};

function* subsets(items: readonly Slot[], count: number): Generator<readonly Slot[]> {
  if (count === 0) yield [];
  for (const [n, item] of items.entries()) {
    if (count === 0) return;
    for (const rest of subsets(items.slice(n + 1), count - 1)) yield [item, ...rest];
  }
}

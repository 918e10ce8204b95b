import type { Seat } from "@sofala/engine";
import type { Log } from "../events.ts";
import type { Slot } from "../moves.ts";
import { inSlotOrder } from "../production.ts";
import type { Refusal } from "../refusals.ts";
import { cardOf, heldAt, playerAt, type Held, type Player, type State } from "../state.ts";

/** Cards that a seat may store (R 5.8). */
export const storageOf = ({ edition }: State, { cubes }: Player): number =>
  edition.storage.value[cubes.warehouse] ?? 0;

export const mayStore = (state: State, { card }: Held): boolean =>
  state.edition.bottoms[cardOf(state, card).bottom].mayWarehouse;

export function refuseStore(state: State, seat: Seat, cards: readonly Slot[]): Refusal | undefined {
  const player = playerAt(state, seat);
  for (const [n, slot] of cards.entries()) {
    const held = heldAt(player, slot);
    if (held === undefined) return { code: "store/unknown-card", slot };
    if (cards.indexOf(slot) !== n) return { code: "store/card-twice", slot };
    if (!mayStore(state, held)) return { code: "store/forbidden", slot };
  }
  const room = storageOf(state, player);
  return cards.length > room ? { code: "store/too-many", room } : undefined;
}

/** The move names the whole content of the warehouse, also what was in it before. */
export function store(state: State, seat: Seat, cards: readonly Slot[], log: Log): void {
  const player = playerAt(state, seat);
  const all = inSlotOrder([...player.hand, ...player.warehouse]);
  player.warehouse = all.filter(({ slot }) => cards.includes(slot));
  player.hand = all.filter(({ slot }) => !cards.includes(slot));
  log.push({ kind: "cards-stored", seat, cards });
}

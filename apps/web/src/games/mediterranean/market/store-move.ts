import type { Move, SeatView, Slot } from "@sofala/mediterranean";

/** The move that puts a card into the warehouse, or takes it out. */
export function storing(mine: SeatView | undefined, slot: Slot): Move {
  const stored = (mine?.warehouse ?? []).map((card) => card.slot);
  const cards = stored.includes(slot) ? stored.filter((each) => each !== slot) : [...stored, slot];
  return { kind: "store", cards };
}

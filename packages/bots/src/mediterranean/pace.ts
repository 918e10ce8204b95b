import type { Dice } from "@sofala/engine";
import type { Move } from "@sofala/mediterranean";

/** How long people take, in milliseconds: at least, and how much longer at most. */
const PACE: { readonly [K in Move["kind"]]: readonly [least: number, more: number] } = {
  "use-ability": [700, 900],
  flip: [1200, 1800],
  offer: [2500, 4500],
  accept: [1500, 2500],
  decline: [1200, 2300],
  withdraw: [1000, 2000],
  store: [1500, 2500],
  bank: [1500, 2500],
  vote: [1500, 3000],
  "lose-cubes": [1500, 2500],
  "discard-stored": [1500, 2500],
  build: [1500, 2500],
  develop: [1500, 2500],
  "buy-vp": [1000, 1500],
  ready: [800, 1700],
  unready: [500, 500],
  throw: [800, 1200],
  "time-up": [0, 0],
};
/** Until a bot that waits looks at the market again. */
const LOOK: readonly [least: number, more: number] = [1500, 1500];

/** How long a bot at a live table takes for a move, so that people can follow; `undefined`: it waits. */
export function paceOf(move: Move | undefined, chance: Dice): number {
  const [least, more] = move === undefined ? LOOK : PACE[move.kind];
  return least + chance.below(more + 1);
}

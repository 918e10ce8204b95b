import type { OrderResolution, Seat } from "@sofala/engine";
import { GIFTS, OVER, PHASE, ROUND, SETUP, type State } from "../memory.ts";
import type { Order } from "../state.ts";
import type { Zimbabwe } from "../types.ts";
import { hasPassed, leastGift } from "./gifts.ts";

/** The least that may be given while that is within the order; then the seat passes. */
export function followOrder(state: State, seat: Seat, order: Order): OrderResolution<Zimbabwe> {
  const { upTo, round } = order;
  const [now, phase] = [state.get(ROUND), state.get(PHASE)];
  if (now > round || phase === OVER) return "spent";
  if (now < round || phase === SETUP) return "wait";
  if (phase !== GIFTS || hasPassed(state, seat)) return "spent";
  if (seat !== state.active) return "wait";
  // R 5.7: whoever is asked can give that much.
  const cattle = leastGift(state);
  return { move: cattle <= upTo ? { kind: "give", cattle } : { kind: "pass" } };
}

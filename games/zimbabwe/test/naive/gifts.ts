import { vr } from "./score.ts";
import { playerAt } from "./state.ts";
import type { Gifts, NaiveState, Seat } from "./state.ts";
import { beginTurn } from "./turn.ts";

/** What Elegua adds to the first gift of a round (R 5.4). */
const ELEGUA_HELP = 3;

/** R 5.1, R 5.2, and the first who have to pass (R 5.7). */
export function beginGifts(state: NaiveState): void {
  // R 5.1: highest VR first, among equals the lower marker first.
  const queue = state.vrStack.toSorted(
    (one, other) =>
      vr(state, other) - vr(state, one) ||
      state.vrStack.indexOf(one) - state.vrStack.indexOf(other),
  );
  const plaques = [...extraPlaque(state), ...queue].map(() => 0);
  state.phase = "gifts";
  state.gifts = {
    queue,
    plaques,
    nextPlaque: 0,
    lastGift: 0,
    turn: 0,
    givers: [],
    passed: [],
    decided: false,
  };
  settle(state, state.gifts);
}

/** R 5.3: the largest gift the seat could make now. */
export function largestGift(state: NaiveState, gifts: Gifts, seat: Seat): number {
  const player = playerAt(state, seat);
  const helped = player.god === "elegua" && !gifts.givers.includes(seat);
  return player.cattle + (helped ? ELEGUA_HELP : 0);
}

export function give(state: NaiveState, seat: Seat, cattle: number): boolean {
  const gifts = state.gifts;
  if (gifts === undefined) return false;
  if (cattle <= gifts.lastGift || cattle > largestGift(state, gifts, seat)) return false;

  const player = playerAt(state, seat);
  const helped = player.god === "elegua" && !gifts.givers.includes(seat);
  player.cattle -= cattle - (helped ? Math.min(cattle, ELEGUA_HELP) : 0);

  // R 5.5: one by one, from where the last gift ended.
  for (let dealt = 0; dealt < cattle; dealt++) {
    gifts.plaques[gifts.nextPlaque] = (gifts.plaques[gifts.nextPlaque] ?? 0) + 1;
    gifts.nextPlaque = (gifts.nextPlaque + 1) % gifts.plaques.length;
  }
  gifts.lastGift = cattle;
  gifts.givers.push(seat);
  gifts.decided = true;
  advance(gifts);
  settle(state, gifts);
  return true;
}

export function pass(state: NaiveState, seat: Seat): boolean {
  const gifts = state.gifts;
  if (gifts === undefined) return false;
  gifts.passed.push(seat);
  gifts.decided = true;
  advance(gifts);
  settle(state, gifts);
  return true;
}

/** Goes on until somebody has a decision to make or the phase is over. */
function settle(state: NaiveState, gifts: Gifts): void {
  for (;;) {
    const [first, ...others] = gifts.queue.filter((seat) => !gifts.passed.includes(seat));
    if (first === undefined) throw new Error("everybody passed");
    if (others.length === 0) {
      end(state, gifts, first);
      return;
    }
    const seat = gifts.queue[gifts.turn];
    if (seat === undefined) throw new Error("nobody in the queue");
    if (!gifts.passed.includes(seat)) {
      if (largestGift(state, gifts, seat) > gifts.lastGift) return;
      // R 5.7
      gifts.passed.push(seat);
    }
    advance(gifts);
  }
}

function advance(gifts: Gifts): void {
  gifts.turn = (gifts.turn + 1) % gifts.queue.length;
}

/** R 5.6, R 5.8. */
function end(state: NaiveState, gifts: Gifts, last: Seat): void {
  const owners = [...extraPlaque(state), ...gifts.queue];
  for (const [index, owner] of owners.entries())
    playerAt(state, owner).cattle += gifts.plaques[index] ?? 0;
  state.turnOrder = [last, ...gifts.passed.toReversed()];
  delete state.gifts;
  state.phase = "culture";
  beginTurn(state, last);
}

/** R 5.2: the seat that owns the plaque before all others, if there is one. */
function extraPlaque(state: NaiveState): Seat[] {
  const worshipper = state.players.findIndex((player) => player.god === "shadipinyi");
  return worshipper === -1 ? [] : [worshipper];
}

/** The end of the game: ranks, and the throws for the first (Q 53). */
import { drawBelow } from "@sofala/engine";
import { allSeats, playerAt } from "./state.ts";
import type { Hand, NaiveState, Refusal } from "./state.ts";

const WINS = 5;
const HANDS: Hand[] = ["rock", "paper", "scissors"];
const BEATS: Record<Hand, Hand> = { rock: "scissors", paper: "rock", scissors: "paper" };

/** Better first; those who are level share a rank. */
function groups(state: NaiveState): number[][] {
  const score = (seat: number) => {
    const { vp, culture, buildings } = playerAt(state, seat);
    return [vp, culture.length, buildings.length];
  };
  const compare = (one: number, other: number) =>
    score(one)
      .map((value, index) => (score(other)[index] ?? 0) - value)
      .find((difference) => difference !== 0) ?? 0;
  const ranks: number[][] = [];
  for (const seat of allSeats(state).toSorted(compare)) {
    const last = ranks.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else ranks.push([seat]);
  }
  return ranks;
}

export function endGame(state: NaiveState) {
  const first = groups(state)[0] ?? [];
  const [one, two, ...next] = state.turnOrder.filter((seat) => first.includes(seat));
  if (one === undefined || two === undefined) {
    state.phase = "over";
    state.ranking = groups(state);
    return;
  }
  state.phase = "tie-break";
  state.part = "throw";
  state.duel = { pair: [one, two], wins: [0, 0], hands: [], next, out: [] };
}

export const missingHands = (state: NaiveState) =>
  (state.duel?.pair ?? []).filter(
    (seat) => state.duel?.hands.some((one) => one.seat === seat) !== true,
  );

export function throwHand(state: NaiveState, seat: number, hand: Hand): Refusal {
  if (!missingHands(state).includes(seat)) return "turn/not-yours";
  state.duel?.hands.push({ seat, hand });
  return undefined;
}

export function throwForAbsent(state: NaiveState) {
  for (const seat of state.turnOrder.filter((one) => missingHands(state).includes(one))) {
    const [drawn, rng] = drawBelow(state.rng, HANDS.length);
    state.rng = rng;
    throwHand(state, seat, HANDS[drawn] ?? "rock");
  }
}

/** Both hands are shown. */
export function showHands(state: NaiveState) {
  const { duel } = state;
  if (duel === undefined) return;
  const [one, two] = duel.pair.map((seat) => duel.hands.find((thrown) => thrown.seat === seat));
  if (one === undefined || two === undefined) return;
  duel.hands = [];
  if (BEATS[one.hand] === two.hand) duel.wins[0] += 1;
  if (BEATS[two.hand] === one.hand) duel.wins[1] += 1;
  if (!duel.wins.includes(WINS)) return;
  const [winner, loser] = duel.wins[0] === WINS ? [one.seat, two.seat] : [two.seat, one.seat];
  duel.out.push(loser);
  const challenger = duel.next.shift();
  if (challenger !== undefined) {
    duel.pair = [winner, challenger];
    duel.wins = [0, 0];
    return;
  }
  state.ranking = [
    [winner],
    ...duel.out.toReversed().map((seat) => [seat]),
    ...groups(state).slice(1),
  ];
  state.phase = "over";
  delete state.duel;
}

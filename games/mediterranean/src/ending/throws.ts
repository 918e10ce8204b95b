import { drawBelow, type Seat } from "@sofala/engine";
import type { Log } from "../events.ts";
import { HANDS, type Hand } from "../moves.ts";
import type { Duel, State } from "../state.ts";
import { placesOf } from "./ranking.ts";

/** Rock, paper, scissors where the first place is shared (Q 53); false where it is not. */
export function beginDuel(state: State, log: Log): boolean {
  const [first = []] = placesOf(state);
  if (first.length === 1) return false;
  const contenders = state.turnOrder.filter((seat) => first.includes(seat));
  state.duel = { contenders, wins: [0, 0], hands: [undefined, undefined], losers: [] };
  log.push({ kind: "tie-break-began", seats: contenders });
  return true;
}

export function duelOf(state: State): Duel {
  if (state.duel === undefined) throw new Error("nobody throws");
  return state.duel;
}

/** The two who play now. */
export const duellists = (state: State): readonly Seat[] => duelOf(state).contenders.slice(0, 2);

export function chooseHand(state: State, seat: Seat, hand: Hand, log: Log): void {
  const duel = duelOf(state);
  const [a, b] = duel.hands;
  state.duel = { ...duel, hands: duellists(state)[0] === seat ? [hand, b] : [a, hand] };
  log.push({ kind: "hand-chosen", seat, hand });
}

/** When time is up, the generator throws for those who have not. */
export function throwForAbsent(state: State): void {
  const hands = duelOf(state).hands.map((hand) => {
    if (hand !== undefined) return hand;
    let pick: number;
    [pick, state.rng] = drawBelow(state.rng, HANDS.length);
    return HANDS[pick];
  });
  state.duel = { ...duelOf(state), hands: [hands[0], hands[1]] };
}

/** Compares the hands; true when one contender is left. */
export function settleThrow(state: State, log: Log): boolean {
  const duel = duelOf(state);
  const [first = 0, second = 0, ...waiting] = duel.contenders;
  const [a, b] = duel.hands;
  if (a === undefined || b === undefined) throw new Error("a hand is missing");
  log.push({ kind: "hands-thrown", seats: [first, second], hands: [a, b] });
  const wins: readonly [number, number] = [
    duel.wins[0] + Number(beats(a, b)),
    duel.wins[1] + Number(beats(b, a)),
  ];
  const { value: needed } = state.edition.rules.throwsToWin;
  const isDecided = wins.includes(needed);
  const [winner, loser] = wins[0] === needed ? [first, second] : [second, first];
  state.duel = isDecided
    ? {
        contenders: [winner, ...waiting],
        wins: [0, 0],
        hands: [undefined, undefined],
        losers: [...duel.losers, loser],
      }
    : { ...duel, wins, hands: [undefined, undefined] };
  if (isDecided) log.push({ kind: "duel-won", seat: winner, over: loser });
  return duelOf(state).contenders.length === 1;
}

const BEATEN: { readonly [H in Hand]: Hand } = {
  rock: "scissors",
  paper: "rock",
  scissors: "paper",
};
const beats = (a: Hand, b: Hand): boolean => BEATEN[a] === b;

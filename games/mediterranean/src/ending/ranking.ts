import type { Ranking, Seat } from "@sofala/engine";
import { playerAt, seatsOf, type State } from "../state.ts";

/** Places by victory points, culture cubes and buildings; equals share one (R 9.1). */
export function placesOf(state: State): Seat[][] {
  const worth = (seat: Seat) => {
    const { vp, culture, buildings } = playerAt(state, seat);
    return [vp, culture.length, buildings.length];
  };
  const compare = (a: Seat, b: Seat) => {
    const [mine, theirs] = [worth(a), worth(b)];
    const at = mine.findIndex((value, n) => value !== theirs[n]);
    return at === -1 ? 0 : (theirs[at] ?? 0) - (mine[at] ?? 0);
  };
  const places: Seat[][] = [];
  for (const seat of seatsOf(state).toSorted(compare)) {
    const last = places.at(-1);
    const [equal] = last ?? [];
    if (last !== undefined && equal !== undefined && compare(equal, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** The final places: those who threw for the first one are told apart (R 9.2). */
export function ranking(state: State): Ranking {
  const [first = [], ...rest] = placesOf(state);
  const { duel } = state;
  if (duel === undefined) return [first, ...rest];
  return [
    ...[...duel.contenders].map((seat) => [seat]),
    ...duel.losers.toReversed().map((seat) => [seat]),
    ...rest,
  ];
}

import type { Ranking, Seat } from "@sofala/engine";
import type { Outcome } from "@sofala/protocol";

/**
 * How a game that was played to its end is ranked at its table: as the rules say, but whoever
 * resigned comes after those who stayed, and the first who resigned comes last.
 */
export function finishedOutcome(ranking: Ranking, resigned: readonly Seat[]): Outcome {
  const stayed = ranking
    .map((place) => place.filter((seat) => !resigned.includes(seat)))
    .filter((place) => place.length > 0);
  return { reason: "played", ranking: [...stayed, ...placesInReverse(resigned)] };
}

/** The game ends before its end, because too few are left: those who stayed share the first place. */
export function earlyOutcome(
  reason: "resigned" | "time",
  players: number,
  gone: readonly Seat[],
): Outcome {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const stayed = seats.filter((seat) => !gone.includes(seat));
  return { reason, ranking: [...(stayed.length === 0 ? [] : [stayed]), ...placesInReverse(gone)] };
}

const placesInReverse = (seats: readonly Seat[]): Ranking =>
  seats.toReversed().map((seat) => [seat]);

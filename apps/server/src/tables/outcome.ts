import type { Ranking, Seat } from "@sofala/engine";
import type { Outcome } from "@sofala/protocol";

/**
 * The outcome of a game that was played to its end: the ranking of the rules, but players who resigned come after all
 * others, and the first who resigned comes last.
 */
export function finishedOutcome(ranking: Ranking, resigned: readonly Seat[]): Outcome {
  const stayed = ranking
    .map((place) => place.filter((seat) => !resigned.includes(seat)))
    .filter((place) => place.length > 0);
  return { reason: "played", ranking: [...stayed, ...placesInReverse(resigned)] };
}

/** The outcome of a game that ended early because too few players were left: those who stayed share the first place. */
export function earlyOutcome(
  reason: "resigned" | "time",
  players: number,
  resigned: readonly Seat[],
): Outcome {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const stayed = seats.filter((seat) => !resigned.includes(seat));
  return {
    reason,
    ranking: [...(stayed.length === 0 ? [] : [stayed]), ...placesInReverse(resigned)],
  };
}

const placesInReverse = (seats: readonly Seat[]): Ranking =>
  seats.toReversed().map((seat) => [seat]);

import type { Seat } from "@sofala/engine";
import {
  cattleOf,
  ownsSpecialist,
  rainSitesOf,
  resourceSitesOf,
  tryMoves,
  type Move,
  type Specialist,
  type State,
} from "@sofala/zimbabwe";

const MAX_HERD = 6;

/**
 * Ends a turn with the herd, which returns more than it costs; once per turn, also if others
 * started it.
 */
export function withHerd(after: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (!ownsSpecialist(after, seat, "herd")) return moves;
  const cattle = Math.min(MAX_HERD, cattleOf(after, seat) & ~1);
  const use: Move = { kind: "use-specialist", specialist: "herd", cattle };
  return cattle < 2 || tryMoves(after, [use]) === undefined ? moves : [...moves, use];
}

/** The builder is paid before craftsmen are placed, if that leaves enough for one. */
export function builderMoves(state: State, seat: Seat): readonly Move[] {
  if (!ownsSpecialist(state, seat, "builder") || cattleOf(state, seat) < 4) return [];
  const use: Move = { kind: "use-specialist", specialist: "builder" };
  return tryMoves(state, [use]) === undefined ? [] : [use];
}

/** A new resource beside each craftsman, with the shaman that the seat has or can choose. */
export function shamanMoves(state: State, seat: Seat): readonly (readonly Move[])[] {
  const specialist = "shaman";
  const choice = choiceOf(state, seat, specialist);
  if (choice === undefined) return [];
  return resourceSitesOf(state).map(({ resource, at }) => [
    ...choice,
    { kind: "use-specialist", specialist, resource, at },
  ]);
}

/** Rain on each of the pairs of cells, with the ceremony that the seat has or can choose. */
export function rainMoves(
  state: State,
  seat: Seat,
  sites = rainSitesOf(state),
): readonly (readonly Move[])[] {
  const specialist = "rain-ceremony";
  const choice = choiceOf(state, seat, specialist);
  if (choice === undefined) return [];
  return sites.map((cells) => [...choice, { kind: "use-specialist", specialist, cells }]);
}

/** The nomads, paid; undefined if the seat neither has them nor can choose them. */
export function nomadMoves(state: State, seat: Seat): readonly Move[] | undefined {
  const specialist = "nomads";
  const choice = choiceOf(state, seat, specialist);
  return choice === undefined ? undefined : [...choice, { kind: "use-specialist", specialist }];
}

/**
 * The moves that are needed to own a specialist: none, or choosing it; undefined if that is
 * impossible.
 */
function choiceOf(state: State, seat: Seat, specialist: Specialist): readonly Move[] | undefined {
  if (ownsSpecialist(state, seat, specialist)) return [];
  const choice: readonly Move[] = [{ kind: "choose-specialist", specialist }];
  return tryMoves(state, choice) === undefined ? undefined : choice;
}

import type { Age, CalamityId, DevelopmentId, Edition, StatusTrack } from "./data/edition.ts";
import type { State } from "./state.ts";

/** What the turns bring (R 2.4). */

export const developmentsOf = ({ developments }: Edition, age: Age): readonly DevelopmentId[] =>
  Object.keys(developments).filter((id) => developments[id]?.age === age);

export const calamitiesOf = ({ calamities }: Edition, track: StatusTrack): readonly CalamityId[] =>
  Object.keys(calamities).filter((id) => calamities[id]?.track === track);

const without = (all: readonly string[], some: Iterable<string>): readonly string[] => {
  const gone = new Set(some);
  return all.filter((id) => !gone.has(id));
};

/** Unhappiness strikes before barbarians. */
export const CALAMITY_TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

/** Lays out the turns after `turn` from what has not been seen, in an order that `drawn` decides. */
export function layOutTurns(
  edition: Edition,
  turn: number,
  seen: Iterable<string>,
  drawn: (ids: readonly string[]) => string[],
): State["coming"] {
  const { ageOfTurn, developmentsPerTurn } = edition.rules;
  const later = ageOfTurn.value.slice(turn);
  const known = [...seen];
  const byAge = new Map(
    [...new Set(later)].map((age) => [age, drawn(without(developmentsOf(edition, age), known))]),
  );
  const strikes =
    later.length === 0
      ? []
      : CALAMITY_TRACKS.map((track) => drawn(without(calamitiesOf(edition, track), known)));
  return {
    developments: later.map((age) => byAge.get(age)?.splice(0, developmentsPerTurn.value) ?? []),
    // The first turn has none.
    calamities: later.map((_, n) =>
      turn + n === 0 ? [] : strikes.flatMap((pile) => pile.splice(0, 1)),
    ),
  };
}

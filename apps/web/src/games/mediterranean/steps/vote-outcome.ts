import type { Seat } from "@sofala/engine";
import type { CalamityEffect, Edition, SeatView, View } from "@sofala/mediterranean";
import type { Change, FigureChange } from "./outcome.ts";

/** Rounds of voting before the judges pay (R 7.2). */
export const VOTING_ROUNDS = 3;

type Strike = NonNullable<View["strike"]>;

/** The effects of a calamity in this turn. */
export function calamityEffects(
  edition: Edition,
  turn: number,
  { calamity }: Strike,
): readonly CalamityEffect[] {
  const age = edition.rules.ageOfTurn.value[turn - 1] ?? "iron";
  return edition.calamities[calamity]?.ages[age] ?? [];
}

/** The seats that are not tied. */
export const judgesOf = ({ seats }: View, { tied }: Strike): readonly Seat[] =>
  seats.map((_, seat) => seat).filter((seat) => !tied.includes(seat));

/** More than half of all judges. */
export const neededVotes = (judges: number): number => Math.floor(judges / 2) + 1;

export const votersFor = ({ votes }: Strike, victim: Seat): readonly Seat[] =>
  votes.flatMap((vote, seat) => (vote === victim ? [seat] : []));

/** What a calamity would certainly take from a seat; the victim chooses cubes and cards. */
export function certainLosses(
  seat: SeatView,
  effects: readonly CalamityEffect[],
): readonly Change[] {
  return effects.flatMap((effect): readonly Change[] => {
    switch (effect.op) {
      case "trackTowardZero": {
        const from = seat[effect.track];
        const position = Math.max(0, from.position - effect.spaces);
        return position === from.position
          ? []
          : [{ of: effect.track, from, to: { ...from, position }, destroyed: [] }];
      }
      case "lose":
        return [
          ...figureLoss("vp", seat.vp, effect.vp),
          ...figureLoss("money", seat.money, effect.money),
        ];
      case "loseCubes":
      case "discardWarehouse":
      case "forbidPurchase":
        return [];
    }
  });
}

function figureLoss(of: "vp" | "money", from = 0, by = 0): readonly FigureChange[] {
  const to = Math.max(0, from - by);
  return to === from ? [] : [{ of, from, to }];
}

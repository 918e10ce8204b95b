import type { BankChoice, Edition, SeatView } from "@sofala/mediterranean";
import type { FigureChange } from "./outcome.ts";

/** How many cards a bank would affect, and the outcome of either choice. */
export interface BankOutcome {
  readonly cards: { readonly [C in BankChoice]: number };
  readonly changes: { readonly [C in BankChoice]: readonly FigureChange[] };
}

/** Happiness and points after all that was spent, with either choice (R 6.4 to 6.6). */
export function bankOutcome(edition: Edition, seat: SeatView): BankOutcome {
  const spent = seat.spent ?? seat.hand ?? [];
  const countOf = (bottom: BankChoice) => spent.filter((card) => card.bottom === bottom).length;
  const cards = { poverty: countOf("poverty"), prosperity: countOf("prosperity") };
  const factor = edition.rules.bankProsperityFactor.value;
  const povertyHappiness = edition.bottoms.poverty.effect.happiness ?? 0;
  const happinessChange = spent.reduce(
    (sum, { bottom }) => sum + (edition.bottoms[bottom].effect.happiness ?? 0),
    0,
  );
  const after = (happiness: number, vp: number): readonly FigureChange[] => {
    const { min, max } = edition.tracks.happiness;
    const from = seat.vp ?? 0;
    return [
      {
        of: "happiness",
        from: seat.happiness,
        to: Math.max(min, Math.min(max, seat.happiness + happiness)),
      },
      { of: "vp", from, to: from + vp },
    ];
  };
  return {
    cards,
    changes: {
      poverty: after(happinessChange - cards.poverty * povertyHappiness, cards.prosperity),
      prosperity: after(happinessChange, cards.prosperity * factor),
    },
  };
}

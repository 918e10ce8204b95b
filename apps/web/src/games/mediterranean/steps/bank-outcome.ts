import type { BankChoice, Edition, SeatView } from "@sofala/mediterranean";
import type { FigureChange } from "./outcome.ts";

/** How many cards a bank could help with, and what comes of either choice. */
export interface Banking {
  readonly cards: { readonly [C in BankChoice]: number };
  readonly changes: { readonly [C in BankChoice]: readonly FigureChange[] };
}

/** Happiness and points after all that was spent, with either choice (R 6.4 to 6.6). */
export function bankingOf(edition: Edition, seat: SeatView): Banking {
  const spent = seat.spent ?? seat.hand ?? [];
  const countOf = (bottom: BankChoice) => spent.filter((card) => card.bottom === bottom).length;
  const cards = { poverty: countOf("poverty"), prosperity: countOf("prosperity") };
  const factor = edition.rules.bankProsperityFactor.value;
  const shielded = edition.bottoms.poverty.effect.happiness ?? 0;
  const unhappy = spent.reduce(
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
      poverty: after(unhappy - cards.poverty * shielded, cards.prosperity),
      prosperity: after(unhappy, cards.prosperity * factor),
    },
  };
}

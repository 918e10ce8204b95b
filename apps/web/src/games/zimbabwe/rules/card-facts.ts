import { MONUMENT_VP } from "@sofala/zimbabwe";
import { ALL_CRAFTS, ALL_GODS, ALL_SPECIALISTS, type Card } from "../cards.ts";

/** A row of the table of levels. */
interface LevelFacts {
  readonly level: number;
  readonly vp: number;
  /** VP and goods of the raise to this level; undefined for the first. */
  readonly step?: { readonly vp: number; readonly goods: number };
}

export const LEVEL_FACTS: readonly LevelFacts[] = MONUMENT_VP.slice(1).map((vp, index) => {
  const level = index + 1;
  if (index === 0) return { level, vp };
  return { level, vp, step: { vp: vp - (MONUMENT_VP[index] ?? 0), goods: index } };
});

const ALL_CARDS: readonly Card[] = [
  ...ALL_GODS.map((id) => ({ kind: "god", id }) as const),
  ...ALL_SPECIALISTS.map((id) => ({ kind: "specialist", id }) as const),
  ...ALL_CRAFTS.map((id) => ({ kind: "craft", id }) as const),
];

/** The card that a section of the rules is about, if any. */
export const cardOfSection = (section: string): Card | undefined =>
  ALL_CARDS.find(({ kind, id }) => section === `${kind}-${id}`);

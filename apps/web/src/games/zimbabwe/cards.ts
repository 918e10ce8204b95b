import { CRAFTSMEN, GODS, MONUMENT_VP, SPECIALISTS } from "@sofala/zimbabwe";
import type { Craft, God, Specialist, View } from "@sofala/zimbabwe";

export const ALL_GODS = Object.keys(GODS) as readonly God[];
export const ALL_SPECIALISTS = Object.keys(SPECIALISTS) as readonly Specialist[];
export const ALL_CRAFTS = Object.keys(CRAFTSMEN) as readonly Craft[];

/** What a technology card can ask for a good. */
export const PRICES: readonly number[] = [1, 2, 3];

/** The highest level of a monument. */
export const MAX_LEVEL = MONUMENT_VP.length - 1;
export const LEVELS: readonly number[] = Array.from({ length: MAX_LEVEL }, (_, n) => n + 1);

/** A god, a specialist or a craft's technology, by name. */
export type Card =
  | { readonly kind: "god"; readonly id: God }
  | { readonly kind: "specialist"; readonly id: Specialist }
  | { readonly kind: "craft"; readonly id: Craft };

/** Are there specialists in this game? */
export const hasSpecialists = ({ options }: View): boolean =>
  options.specialists !== false && options.firstPlay !== true;

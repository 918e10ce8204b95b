import { cattle, ordinal } from "../../grammar.ts";

/** Phase I. */
export const gifts = {
  prompt: (least: number) => `Give at least ${least}, or pass.`,
  cannotGive: "You cannot give enough, so you must pass.",
  amount: "Your gift",
  give: (amount: number) => `Give ${amount}`,
  pass: "Pass",
  less: "One less",
  more: "One more",
  /** What happens if all others pass after this gift. */
  forecastGive: ({
    place,
    returned,
    remaining,
  }: {
    readonly place: number;
    readonly returned: number;
    readonly remaining: number;
  }) =>
    `If everybody else passes, you play ${ordinal(place)}, get ${cattle(returned)} back from your plaque and have ${remaining} left.`,
  forecastPass: ({ place, onPlaque }: { readonly place: number; readonly onPlaque: number }) =>
    `If you pass, you play ${ordinal(place)} and keep what your plaque receives: ${cattle(onPlaque)} so far.`,
  fromStock: (amount: number) => `The stock pays ${cattle(amount)} of your gift.`,
  plaqueOf: (name: string) => `${name}'s plaque`,
  extraPlaque: "Shadipinyi's plaque",
};

export type GiftsText = typeof gifts;

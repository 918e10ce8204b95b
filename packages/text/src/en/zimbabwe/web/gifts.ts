import { cattle, ordinal } from "../../grammar.ts";

/** Phase I. */
export const gifts = {
  prompt: (least: number) => `Give at least ${least}, or pass.`,
  cannotGive: "You cannot outbid; pass.",
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
    `If all others pass: you act ${ordinal(place)}, ${cattle(returned)} come back from your plaque, and you have ${remaining}.`,
  forecastPass: ({ place, onPlaque }: { readonly place: number; readonly onPlaque: number }) =>
    `If you pass: you act ${ordinal(place)} and keep what your plaque receives, ${cattle(onPlaque)} so far.`,
  fromStock: (amount: number) => `${cattle(amount)} of it come from the stock.`,
  plaqueOf: (name: string) => `Plaque of ${name}`,
  extraPlaque: "Shadipinyi's plaque",
};

export type GiftsText = typeof gifts;

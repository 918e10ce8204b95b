import type { GiftsText } from "../../../games/zimbabwe/gifts-text.ts";
import { cattle, ordinal } from "../../grammar.ts";

export const gifts: GiftsText = {
  prompt: (least) => `Give at least ${least}, or pass.`,
  cannotGive: "You cannot outbid; pass.",
  amount: "Your gift",
  give: (amount) => `Give ${amount}`,
  pass: "Pass",
  less: "One less",
  more: "One more",
  forecastGive: ({ place, returned, remaining }) =>
    `If all others pass: you act ${ordinal(place)}, ${cattle(returned)} come back from your plaque, and you have ${remaining}.`,
  forecastPass: ({ place, onPlaque }) =>
    `If you pass: you act ${ordinal(place)} and keep what your plaque receives, ${cattle(onPlaque)} so far.`,
  fromStock: (amount) => `${cattle(amount)} of it come from the stock.`,
  plaqueOf: (name) => `Plaque of ${name}`,
  extraPlaque: "Shadipinyi's plaque",
};

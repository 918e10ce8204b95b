import type { GiftsText } from "../../../games/zimbabwe/gifts-text.ts";
import { cattle } from "../../grammar.ts";

const ORDINALS = ["per primo", "per secondo", "per terzo", "per quarto", "per quinto"];
const ordinal = (place: number): string => ORDINALS[place - 1] ?? `al posto ${place}`;
export const gifts: GiftsText = {
  prompt: (least) => `Dona almeno ${least}, oppure passa.`,
  cannotGive: "Non puoi superare l'ultimo dono: passa.",
  amount: "Il tuo dono",
  give: (amount) => `Dona ${amount}`,
  pass: "Passa",
  less: "Uno in meno",
  more: "Uno in più",
  forecastGive: ({ place, back, left }) =>
    `Se tutti gli altri passano: giochi ${ordinal(place)}, dalla tua targa torna ${cattle(back)} e te ne restano ${left}.`,
  forecastPass: ({ place, onPlaque }) =>
    `Se passi: giochi ${ordinal(place)} e tieni ciò che riceve la tua targa, finora ${cattle(onPlaque)}.`,
  fromStock: (amount) => `Di questi, ${cattle(amount)} dalla riserva.`,
  plaqueOf: (name) => `Targa di ${name}`,
  extraPlaque: "Targa di Shadipinyi",
};

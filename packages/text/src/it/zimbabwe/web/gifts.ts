import type { GiftsText } from "../../../en/zimbabwe/web/gifts.ts";
import { cattle } from "../../grammar.ts";

const TURN_PLACES = ["per primo", "per secondo", "per terzo", "per quarto", "per quinto"];
const turnPlace = (place: number): string => TURN_PLACES[place - 1] ?? `al posto ${place}`;
const keptCattle = (number: number): string => {
  if (number === 0) return "non te ne resta nessuno";
  return `te ne ${number === 1 ? "resta" : "restano"} ${number}`;
};

export const gifts: GiftsText = {
  prompt: (least) => `Dona almeno ${least}, oppure passa.`,
  cannotGive: "Non puoi donare abbastanza: devi passare.",
  amount: "Il tuo dono",
  give: (amount) => `Dona ${amount}`,
  pass: "Passa",
  less: "Uno in meno",
  more: "Uno in più",
  forecastGive: ({ place, returned, remaining }) =>
    `Se tutti gli altri passano, giochi ${turnPlace(place)}, ${returned === 0 ? "non riprendi capi" : `riprendi ${cattle(returned)}`} dalla tua targa e ${keptCattle(remaining)}.`,
  forecastPass: ({ place, onPlaque }) =>
    `Se passi, giochi ${turnPlace(place)} e tieni ciò che riceve la tua targa: finora ${cattle(onPlaque)}.`,
  fromStock: (amount) => `La riserva paga ${cattle(amount)}.`,
  plaqueOf: (name) => `Targa di ${name}`,
  extraPlaque: "Targa di Shadipinyi",
};

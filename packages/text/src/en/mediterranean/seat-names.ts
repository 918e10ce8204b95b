import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";

export const seats: MediterraneanText["seats"] = [
  "Green",
  "Purple",
  "Orange",
  "Yellow",
  "Brown",
  "Teal",
];

import type { MediterraneanText } from "../../mediterranean-text.ts";

export const seats: MediterraneanText["seats"] = [
  "Green",
  "Purple",
  "Orange",
  "Yellow",
  "Brown",
  "Teal",
];

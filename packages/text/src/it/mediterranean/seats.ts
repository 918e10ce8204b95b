import type { MediterraneanText } from "../../mediterranean-text.ts";

export const seats: MediterraneanText["seats"] = [
  "Verde",
  "Viola",
  "Arancione",
  "Giallo",
  "Marrone",
  "Turchese",
];

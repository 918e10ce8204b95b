import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";

export const seats: MediterraneanText["seats"] = [
  "Verde",
  "Viola",
  "Arancione",
  "Giallo",
  "Marrone",
  "Turchese",
];

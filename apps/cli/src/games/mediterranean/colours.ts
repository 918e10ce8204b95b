import type { Style } from "../../paint.ts";

/** One for each seat; names tell them apart where there is no colour. */
export const SEAT_STYLES: readonly Style[] = [
  { ink: 34, bold: true },
  { ink: 134, bold: true },
  { ink: 208, bold: true },
  { ink: 220, bold: true },
  { ink: 137, bold: true },
  { ink: 44, bold: true },
];

export const TITLE: Style = { bold: true };
export const QUIET: Style = { dim: true };
export const DANGER: Style = { ink: 160 };

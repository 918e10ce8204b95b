import type { Style } from "../../paint.ts";

/** One for each seat; without colour the names distinguish them. */
export const SEAT_STYLES: readonly Style[] = [
  { foreground: 34, bold: true },
  { foreground: 134, bold: true },
  { foreground: 208, bold: true },
  { foreground: 220, bold: true },
  { foreground: 137, bold: true },
  { foreground: 44, bold: true },
];

export const TITLE: Style = { bold: true };
export const DIM: Style = { dim: true };
export const DANGER: Style = { foreground: 160 };

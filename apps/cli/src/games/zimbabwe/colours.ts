import type { Empire } from "@sofala/zimbabwe";
import type { Style } from "../../paint.ts";

/** A letter for each empire, since colour alone carries no meaning. */
export const EMPIRE_LETTERS: { readonly [empire in Empire]: string } = {
  kilwa: "K",
  mutapa: "M",
  zulu: "Z",
  lozi: "L",
  mapungubwe: "P",
};

export const EMPIRE_STYLES: { readonly [empire in Empire]: Style } = {
  kilwa: { foreground: 231, background: 160, bold: true },
  mutapa: { foreground: 16, background: 220, bold: true },
  zulu: { foreground: 231, background: 28, bold: true },
  lozi: { foreground: 231, background: 16, bold: true },
  mapungubwe: { foreground: 16, background: 231, bold: true },
};

const LAND = 144;
const GRANITE = 240;

export const STYLES = {
  land: { foreground: 101, background: LAND },
  water: { foreground: 73, background: 30 },
  start: { foreground: 236, background: LAND, bold: true },
  wood: { foreground: 120, background: GRANITE, bold: true },
  clay: { foreground: 216, background: GRANITE, bold: true },
  ivory: { foreground: 231, background: GRANITE, bold: true },
  diamond: { foreground: 123, background: GRANITE, bold: true },
  highlight: { foreground: 16, background: 229, bold: true },
  rim: { dim: true },
} as const satisfies { readonly [part: string]: Style };

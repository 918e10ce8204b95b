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
  kilwa: { ink: 231, ground: 160, bold: true },
  mutapa: { ink: 16, ground: 220, bold: true },
  zulu: { ink: 231, ground: 28, bold: true },
  lozi: { ink: 231, ground: 16, bold: true },
  mapungubwe: { ink: 16, ground: 231, bold: true },
};

const LAND = 144;
const GRANITE = 240;

export const STYLES = {
  land: { ink: 101, ground: LAND },
  water: { ink: 73, ground: 30 },
  start: { ink: 236, ground: LAND, bold: true },
  wood: { ink: 120, ground: GRANITE, bold: true },
  clay: { ink: 216, ground: GRANITE, bold: true },
  ivory: { ink: 231, ground: GRANITE, bold: true },
  diamond: { ink: 123, ground: GRANITE, bold: true },
  mark: { ink: 16, ground: 229, bold: true },
  rim: { dim: true },
} as const satisfies { readonly [part: string]: Style };

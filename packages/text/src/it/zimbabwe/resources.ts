import type { Resource } from "@sofala/zimbabwe";
import { resource } from "./cards.ts";

const PLURALS: { readonly [kind in Resource]: string } = {
  wood: "legni",
  clay: "argille",
  ivory: "avori",
  diamond: "diamanti",
};

/** `1 legno`, `2 legni`; for 0 the kind as such: `legno`, `diamanti` */
export const resources = (kind: Resource, number: number): string =>
  number > 1 || (number === 0 && kind === "diamond") ? PLURALS[kind] : resource[kind];

import { market } from "./market.ts";
import { mats } from "./mats.ts";
import { table } from "./table.ts";

/** The texts that a table shows first, by area. */
export const mediterraneanWeb = {
  table,
  mats,
  market,
};

export type MediterraneanWebText = typeof mediterraneanWeb;

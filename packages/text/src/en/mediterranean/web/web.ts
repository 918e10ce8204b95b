import { end } from "./end.ts";
import { market } from "./market.ts";
import { mats } from "./mats.ts";
import { setup } from "./setup.ts";
import { resolution } from "./resolution.ts";
import { steps } from "./steps.ts";
import { table } from "./table.ts";

/** The texts of a Mediterranean table, by area. */
export const mediterraneanWeb = {
  table,
  mats,
  market,
  steps,
  resolution,
  end,
  setup,
};

export type MediterraneanWebText = typeof mediterraneanWeb;

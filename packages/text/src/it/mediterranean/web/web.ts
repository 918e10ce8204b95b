import type { MediterraneanWebText } from "../../../en/mediterranean/web/web.ts";
import { market } from "./market.ts";
import { mats } from "./mats.ts";
import { table } from "./table.ts";

export const mediterraneanWeb: MediterraneanWebText = {
  table,
  mats,
  market,
};

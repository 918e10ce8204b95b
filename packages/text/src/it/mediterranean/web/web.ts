import type { MediterraneanWebText } from "../../../en/mediterranean/web/web.ts";
import { end } from "./end.ts";
import { market } from "./market.ts";
import { mats } from "./mats.ts";
import { setup } from "./setup.ts";
import { resolution } from "./resolution.ts";
import { steps } from "./steps.ts";
import { table } from "./table.ts";

export const mediterraneanWeb: MediterraneanWebText = {
  table,
  mats,
  market,
  steps,
  resolution,
  end,
  setup,
};

import type { MediterraneanLaterText } from "../../../en/mediterranean/web/later.ts";
import { end } from "./end.ts";
import { facts } from "./facts.ts";
import { keyList } from "./key-list.ts";
import { resolution } from "./resolution.ts";
import { setup } from "./setup.ts";
import { steps } from "./steps.ts";

export const mediterraneanLater: MediterraneanLaterText = {
  end,
  facts,
  keyList,
  resolution,
  setup,
  steps,
};

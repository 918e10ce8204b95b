import type { MediterraneanEndText } from "./end-text.ts";
import type { MarketText } from "./market-text.ts";
import type { MatsText } from "./mats-text.ts";
import type { MediterraneanSetupText } from "./setup-text.ts";
import type { ResolutionText } from "./resolution-text.ts";
import type { StepsText } from "./steps-text.ts";
import type { MediterraneanTableText } from "./table-text.ts";

/** The texts of a Mediterranean table, by area. */
export interface MediterraneanWebText {
  readonly table: MediterraneanTableText;
  readonly mats: MatsText;
  readonly market: MarketText;
  readonly steps: StepsText;
  readonly resolution: ResolutionText;
  readonly end: MediterraneanEndText;
  readonly setup: MediterraneanSetupText;
}

import type { EndText } from "./end-text.ts";
import type { MarketText } from "./market-text.ts";
import type { MatsText } from "./mats-text.ts";
import type { SetupText } from "./setup-text.ts";
import type { ShowText } from "./resolution-text.ts";
import type { StepsText } from "./steps-text.ts";
import type { TableText } from "./table-text.ts";

/** What the table of the Mediterranean says, by area. */
export interface MediterraneanWebText {
  readonly table: TableText;
  readonly mats: MatsText;
  readonly market: MarketText;
  readonly steps: StepsText;
  readonly show: ShowText;
  readonly end: EndText;
  readonly setup: SetupText;
}

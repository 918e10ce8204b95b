import type { MediterraneanAppText } from "@sofala/text/mediterranean";

/** All keyboard shortcuts of a table. */
export const keyBindings = ({ market, steps, table }: MediterraneanAppText) => [
  ...market.keyList,
  ...steps.keyList,
  ...table.keyList,
];

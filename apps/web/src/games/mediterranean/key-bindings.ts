import type { MediterraneanWords } from "@sofala/text/mediterranean";

/** All keys of a table. */
export const keyList = ({ market, steps, table }: MediterraneanWords) => [
  ...market.keys,
  ...steps.keyList,
  ...table.keyList,
];

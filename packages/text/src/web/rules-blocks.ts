import type { RulesBlock } from "./rules-text.ts";

/** Shorthands for writing the rules. */
export const p = (text: string): RulesBlock<never> => ({ kind: "p", text });
export const list = (...items: readonly string[]): RulesBlock<never> => ({ kind: "list", items });
export const example = (text: string): RulesBlock<never> => ({ kind: "example", text });
export const table = <Table extends string>(name: Table): RulesBlock<Table> => ({
  kind: "table",
  table: name,
});

import type { RulesBlock, RulesTable } from "./rules-text.ts";

/** Short hands for writing the rules down. */
export const p = (text: string): RulesBlock => ({ kind: "p", text });
export const list = (...items: readonly string[]): RulesBlock => ({ kind: "list", items });
export const example = (text: string): RulesBlock => ({ kind: "example", text });
export const table = (name: RulesTable): RulesBlock => ({ kind: "table", table: name });

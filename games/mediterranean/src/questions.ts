import {
  fail,
  fault,
  isObject,
  ok,
  type Fault,
  type Json,
  type JsonObject,
  type Result,
} from "@sofala/engine";
import type { Good } from "./data/edition.ts";
import { incomeOf } from "./income.ts";
import { GOODS } from "./board.ts";
import type { State } from "./state.ts";

/** What scenarios may ask: see the notation. */
export const QUESTIONS = ["income"];

/** `{"income": {"grain": 3, "wine": 7}, "is": 35}` */
export function ask(_question: string, state: State, step: JsonObject): Result<Json, Fault> {
  const { income, is: _is, ...rest } = step;
  const [extra] = Object.keys(rest);
  if (extra !== undefined) return fail(fault("unknown field", extra));
  if (!isObject(income)) return fail(fault("expected cards by type", "income"));
  const goods: { [G in Good]?: number } = {};
  for (const [name, count] of Object.entries(income)) {
    const good = GOODS.find((each) => each === name);
    if (good === undefined) return fail(fault("no such good", "income", name));
    if (typeof count !== "number" || !Number.isInteger(count) || count < 0)
      return fail(fault("expected a whole number", "income", name));
    goods[good] = count;
  }
  return ok(incomeOf(state.edition, goods));
}

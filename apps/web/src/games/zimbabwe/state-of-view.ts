import { seeded } from "@sofala/engine";
import { zimbabwe, type State, type View, type Zimbabwe } from "@sofala/zimbabwe";
import type { Moment } from "../../local/table.ts";

const stateCache = new WeakMap<View, State>();

/** The state of a view: nothing is hidden, so there is exactly one. Cached, so that it is the same object. */
export function stateOf(view: View): State {
  const state = stateCache.get(view) ?? zimbabwe.sample(view, seeded("open table"));
  stateCache.set(view, state);
  return state;
}

/** The state at a moment: its own if known, else that of its view. */
export const stateAt = ({ state, view }: Moment<Zimbabwe>): State => state ?? stateOf(view);

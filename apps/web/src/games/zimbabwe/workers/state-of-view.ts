import { seeded } from "@sofala/engine";
import { zimbabwe, type State, type View } from "@sofala/zimbabwe";

const stateCache = new WeakMap<View, State>();

/** The state of a view: nothing is hidden, so there is exactly one. Cached, so that it is the same object. */
export function stateOf(view: View): State {
  const state = stateCache.get(view) ?? zimbabwe.sample(view, seeded("open table"));
  stateCache.set(view, state);
  return state;
}

import { mediterranean, type State } from "@sofala/mediterranean";

/** A table in the midst of a game, for tests. */
export function tableOf(position: object): State {
  const state = mediterranean.fromPosition(
    { format: "sofala-position/1", game: "mediterranean", ...position },
    "steps",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")}: ${state.error.reason}`);
  return state.value;
}

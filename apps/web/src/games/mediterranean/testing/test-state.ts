import { mediterranean, type State } from "@sofala/mediterranean";

/** A state in the middle of a game, for tests. */
export function testState(position: object): State {
  const state = mediterranean.fromPosition(
    { format: "sofala-position/1", game: "mediterranean", ...position },
    "steps",
  );
  if (!state.ok) throw new Error(`${state.error.path.join(".")}: ${state.error.reason}`);
  return state.value;
}

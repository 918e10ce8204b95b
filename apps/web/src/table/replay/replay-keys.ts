import { STEP_OF_KEY, type ReplayModel } from "./replay-model.ts";

/** What a key does in a replay; undefined if it does nothing. */
export function replayKey(
  key: string,
  replay: ReplayModel,
  showKeys: () => void,
  steps = STEP_OF_KEY,
): (() => void) | undefined {
  const step = steps[key];
  if (step !== undefined) return () => replay.step(step);
  if (key === "?") return showKeys;
  // The space bar presses the focused button.
  const isFree = document.activeElement?.closest("button, a, summary, [role=tab]") === null;
  return key === " " && isFree ? () => replay.toggle() : undefined;
}

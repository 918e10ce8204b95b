import { mediterraneanSamples } from "./mediterranean/samples.ts";
import type { GameSamples } from "./samples.ts";
import { tsoroSamples } from "./tsoro/samples.ts";
import { zimbabweSamples } from "./zimbabwe/samples.ts";

/** The samples of each game; the only list of them. */
export const allSamples: readonly GameSamples[] = [
  zimbabweSamples,
  mediterraneanSamples,
  tsoroSamples,
];

import { readFileSync } from "node:fs";
import { readWeights, type WeightsFile } from "../../src/net/weights-file.ts";
import { NetEvaluator } from "../../src/zimbabwe/learned/net-evaluator.ts";
import {
  ChanceEvaluator,
  type ChancesEvaluator,
} from "../../src/zimbabwe/strong/chance-evaluator.ts";
import { SCORE } from "../../src/zimbabwe/strong/weights.ts";

/** Creates evaluators by a net, or by the linear weights of the strong bot: a file of weights, or `linear`. */
export function evaluatorsOf(name: string): () => ChancesEvaluator {
  if (name === "linear") return () => new ChanceEvaluator(SCORE);
  const weights = readWeights(JSON.parse(readFileSync(name, "utf8")) as WeightsFile);
  return () => new NetEvaluator(weights);
}

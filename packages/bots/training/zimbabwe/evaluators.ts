import { readFileSync } from "node:fs";
import { readWeights, type WeightsFile } from "../../src/net/weights-file.ts";
import { LearnedEvaluator } from "../../src/zimbabwe/learned/learned-evaluator.ts";
import { NetEvaluator } from "../../src/zimbabwe/learned/net-evaluator.ts";
import {
  ChanceEvaluator,
  type ChancesEvaluator,
} from "../../src/zimbabwe/strong/chance-evaluator.ts";
import { SCORE } from "../../src/zimbabwe/strong/weights.ts";

const MEAN = "mean@";

/**
 * Creates evaluators: `learned` for the one of the bots, `linear` for the linear weights alone, FILE for the net of a file
 * alone, and `mean@FILE` for the mean of that net and the linear weights.
 */
export function evaluatorsOf(name: string): () => ChancesEvaluator {
  if (name === "learned") return () => new LearnedEvaluator();
  if (name === "linear") return () => new ChanceEvaluator(SCORE);
  const isMean = name.startsWith(MEAN);
  const file = isMean ? name.slice(MEAN.length) : name;
  const weights = readWeights(JSON.parse(readFileSync(file, "utf8")) as WeightsFile);
  return () => (isMean ? new LearnedEvaluator(weights) : new NetEvaluator(weights));
}

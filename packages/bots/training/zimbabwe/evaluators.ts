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
 * alone, and `mean@FILE&FILE` for the mean of the nets of one or more files and the linear weights.
 */
export function evaluatorsOf(name: string): () => ChancesEvaluator {
  if (name === "learned") return () => new LearnedEvaluator();
  if (name === "linear") return () => new ChanceEvaluator(SCORE);
  const nets = filesOf(name).map((file) =>
    readWeights(JSON.parse(readFileSync(file, "utf8")) as WeightsFile),
  );
  if (name.startsWith(MEAN)) return () => new LearnedEvaluator(nets);
  const [net] = nets;
  if (net === undefined) throw new Error(`no net: ${name}`);
  return () => new NetEvaluator(net);
}

/** The files of the nets of an evaluator. */
export function filesOf(name: string): readonly string[] {
  if (name === "learned" || name === "linear") return [];
  return (name.startsWith(MEAN) ? name.slice(MEAN.length) : name).split("&");
}

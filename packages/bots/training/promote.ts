/**
 * Puts a trained net where a bot reads it, with where it comes from:
 *
 *     node packages/bots/training/promote.ts NET TARGET SEEDS RESULT …
 *
 * SEEDS says which games it learned from, and each RESULT is a line that an `evaluate.ts` printed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { readWeights, type WeightsFile } from "../src/net/weights-file.ts";

const [net, target, seeds, ...results] = process.argv.slice(2);
if (net === undefined || target === undefined || seeds === undefined || results.length === 0) {
  throw new Error("usage: promote.ts NET TARGET SEEDS RESULT …");
}
const file = JSON.parse(readFileSync(net, "utf8")) as WeightsFile;
readWeights(file);
// The folders are those of the machine that trained it.
const { folders: _folders, ...training } = file.provenance as { readonly folders?: unknown };
const promoted = { ...file, provenance: { ...training, seeds, results } };
writeFileSync(target, `${JSON.stringify(promoted, undefined, 1)}\n`);

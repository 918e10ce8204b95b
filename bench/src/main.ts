/** `npm run bench [-- OPTION…]`: measures the speed of everything and prints a table. */
import { availableParallelism, cpus } from "node:os";
import { HELP, parseOptions, type BenchOptions } from "./command-line.ts";
import { asJson, asMarkdown, asText, type Figure } from "./figures.ts";
import { recordFigures } from "./history.ts";

const order = parseOptions(process.argv.slice(2));
if (!order.ok) {
  console.error(`${order.error} "npm run -s bench -- --help" lists the options.`);
  process.exitCode = 2;
} else if (order.value.isHelp) {
  console.log(HELP);
} else {
  console.log(await report(order.value));
}

async function report({ groups, effort, format, release }: BenchOptions): Promise<string> {
  const figures: Figure[] = [];
  // One group after another, because they share the machine.
  for (const group of groups) figures.push(...(await group.measure(effort)));
  if (release !== undefined) recordFigures(release, today(), figures);
  if (format === "json") return asJson(figures);
  return `${machine()}\n\n${format === "markdown" ? asMarkdown(figures) : asText(figures)}`;
}

/** The date and the machine of the measurement. */
function machine(): string {
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  return `Measured ${today()} on ${model}, ${availableParallelism()} cores, Node ${process.version}.`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

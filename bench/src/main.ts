/** `npm run bench [-- OPTION…]`: measures the speed of everything and prints a table. */
import { availableParallelism, cpus } from "node:os";
import { HELP, parseOptions, type BenchOptions } from "./command-line.ts";
import { asJson, asMarkdown, asText, type Figure } from "./figures.ts";

const order = parseOptions(process.argv.slice(2));
if (!order.ok) {
  console.error(`${order.error} "npm run -s bench -- --help" lists the options.`);
  process.exitCode = 2;
} else if (order.value.isHelp) {
  console.log(HELP);
} else {
  console.log(await report(order.value));
}

async function report({ groups, effort, format }: BenchOptions): Promise<string> {
  const figures: Figure[] = [];
  // One group after another, because they share the machine.
  for (const group of groups) figures.push(...(await group.measure(effort)));
  if (format === "json") return asJson(figures);
  return `${machine()}\n\n${format === "markdown" ? asMarkdown(figures) : asText(figures)}`;
}

/** The date and the machine of the measurement. */
function machine(): string {
  const [day] = new Date().toISOString().split("T");
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  return `Measured ${day} on ${model}, ${availableParallelism()} cores, Node ${process.version}.`;
}

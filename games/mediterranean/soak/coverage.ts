/**
 * `npm run soak -- coverage [--games N] [--seed TEXT]`: plays random games and reports how often each
 * kind of move, building, development, calamity, event and refusal occurs; fails where one never does.
 */
import { parseArgs } from "node:util";
import { playGames } from "../test/coverage-play.ts";
import { CATALOGUE, TOPICS, emptyTally, missing, type Topic } from "../test/coverage-tally.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "3000" },
    seed: { type: "string", default: "soak" },
  },
  strict: false,
});
const GAMES = Number(values.games);
/** Columns of a line. */
const WIDTH = 100;

const tally = emptyTally();
const began = performance.now();
playGames(tally, String(values.seed), GAMES);
const seconds = (performance.now() - began) / 1000;

for (const topic of TOPICS) console.log(`${heading(topic)}\n${table(topic)}\n`);
const never = TOPICS.flatMap((topic) => missing(tally, topic).map((name) => `${topic}: ${name}`));
console.log(`${GAMES} games in ${seconds.toFixed(0)} s`);
for (const what of never) console.log(`NEVER ${what}`);
process.exitCode = never.length === 0 ? 0 : 1;

function heading(topic: Topic): string {
  const occurred = CATALOGUE[topic].length - missing(tally, topic).length;
  return `${topic}: ${occurred} of ${CATALOGUE[topic].length}`;
}

/** Names with their counts, in columns, the rarest last. */
function table(topic: Topic): string {
  const names: readonly string[] = CATALOGUE[topic];
  const counted = names
    .map((name) => [name, tally[topic].get(name) ?? 0] as const)
    .toSorted(([, a], [, b]) => b - a);
  const longest = Math.max(...names.map(({ length }) => length));
  const digits = String(counted[0]?.[1] ?? 0).length;
  const cells = counted.map(
    ([name, times]) => `  ${name.padEnd(longest)} ${String(times).padStart(digits)}`,
  );
  const perLine = Math.max(1, Math.floor(WIDTH / (longest + digits + 3)));
  const lines = Math.ceil(cells.length / perLine);
  return Array.from({ length: lines }, (_, line) =>
    cells.slice(line * perLine, (line + 1) * perLine).join(""),
  ).join("\n");
}

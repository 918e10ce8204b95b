import { analystOf, mistakes, reviewOf, type Moment } from "@sofala/bots/review";
import { begin, ok, type GameTypes, type Result } from "@sofala/engine";
import {
  answerNo,
  badInput,
  complain,
  onlyFile,
  parseCommandLine,
  wholeNumber,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { percent } from "../ladder/report.ts";
import { sentencesOf } from "../sentences.ts";
import { openTable, type Table } from "../table.ts";

const USUAL = { simulations: "200", most: "5" } as const;
const BARS = "▁▂▃▄▅▆▇█";

export const review: Command = {
  name: "review",
  summary: "judge the turns of a record: winning chances, and what decided it",
  help: `Usage: sofala review FILE [--simulations N] [--most N] [--json]

Lets the strongest bot look at every decision of a record. Prints the winning
chances of all through the game, and the decisions that cost most with what it
would have done instead. FILE may be - for the standard input.

  --simulations N  how deep it looks at each decision (${USUAL.simulations})
  --most N         how many decisions it names (${USUAL.most})
  --json           print one object: game, players, and moments, each with at
                   (moves before it), seat, moves, before and after (winning
                   chances by seat) and, where something else was better,
                   better (line and cost)

Exit code: 0, 1 when the record does not hold or no bot knows the game well
enough, 2 when the file is malformed.`,

  async run(args, context) {
    const order = await parse(args, context);
    if (!order.ok) return complain(context, order.error);
    const { table, most, asJson } = order.value;
    const { terminal } = context;
    const moments = [...judged(order.value)];
    if (asJson) {
      const { game, names: players } = table;
      await terminal.print(JSON.stringify({ game: game.id, players, moments }));
      return 0;
    }
    await terminal.print([...courses(table, moments, terminal.columns), ""].join("\n"));
    await terminal.print(decisions(table, moments, most).join("\n"));
    return 0;
  },
};

interface Order {
  readonly table: Table;
  readonly start: unknown;
  readonly analyst: NonNullable<ReturnType<typeof analystOf>>;
  readonly simulations: number;
  readonly most: number;
  readonly asJson: boolean;
}

type AnyMoment = Moment<GameTypes["move"]>;

async function parse(args: readonly string[], context: Context): Promise<Result<Order, Trouble>> {
  const line = parseCommandLine(args, {
    simulations: { type: "string", default: USUAL.simulations },
    most: { type: "string", default: USUAL.most },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const file = onlyFile("review", positionals);
  if (!file.ok) return file;
  const simulations = wholeNumber(values.simulations, "--simulations", 1);
  if (!simulations.ok) return simulations;
  const most = wholeNumber(values.most, "--most", 0);
  if (!most.ok) return most;
  const table = await openTable(file.value, context);
  if (!table.ok) return table;
  const { game, record } = table.value;
  if (record === undefined) return badInput(`${file.value}: this is no record.`);
  const analyst = analystOf(game);
  if (analyst === undefined) return answerNo(`No bot can judge positions of ${game.id}.`);
  const start = begin(game, record);
  // It was opened from there a moment ago.
  if (!start.ok) throw new Error(start.error.reason);
  return ok({
    table: table.value,
    start: start.value,
    analyst,
    simulations: simulations.value,
    most: most.value,
    asJson: values.json,
  });
}

const judged = ({ table, start, analyst, simulations }: Order) =>
  reviewOf(analyst, start, table.record?.moves ?? [], { simulations });

/** Everybody's chances through the game, a line each. */
function courses(
  { names }: Table,
  moments: readonly AnyMoment[],
  columns: number,
): readonly string[] {
  const width = Math.max(...names.map(({ length }) => length));
  const room = Math.max(10, columns - width - 12);
  const points = [...moments.map(({ before }) => before), moments.at(-1)?.after ?? []];
  const shown = Array.from({ length: Math.min(room, points.length) }, (_, index) => {
    const last = Math.max(1, Math.min(room, points.length) - 1);
    return points[Math.round((index * (points.length - 1)) / last)] ?? [];
  });
  return names.map((name, seat) => {
    const bars = shown.map((chances) => barOf(chances[seat] ?? 0)).join("");
    return `${name.padEnd(width)}  ${bars}  ${percent(points.at(-1)?.[seat] ?? 0)}`;
  });
}

const barOf = (chance: number): string =>
  BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))] ?? "";

function decisions(
  { game, names }: Table,
  moments: readonly AnyMoment[],
  most: number,
): readonly string[] {
  const told = sentencesOf(game);
  const spelt = (moves: readonly GameTypes["move"][]) =>
    moves.map((move) => told.move(move, names)).join("; ");
  const found = mistakes(moments, most);
  if (found.length === 0) return ["Nothing was found that would have been clearly better."];
  return found.flatMap(({ at, seat, moves, after, better: { line, cost } }) => [
    `After move ${at}, ${names[seat]} gave away ${percent(cost)}:`,
    `  played, for ${percent(after[seat] ?? 0)}: ${spelt(moves)}`,
    `  better, for ${percent(line.chances[seat] ?? 0)}: ${spelt(line.moves)}`,
  ]);
}

import { analystOf, mistakes, luckMoments, type Moment, type Review } from "@sofala/bots/review";
import { initialState, ok, type GameTypes, type Result } from "@sofala/engine";
import {
  checkFailed,
  badInput,
  reportError,
  parseFileArgument,
  parseCommandLine,
  parseInteger,
  type AnyGame,
  type Command,
  type Context,
  type CommandError,
} from "../command.ts";
import { percent } from "../ladder/report.ts";
import { terminalUiOf } from "../games/registry.ts";
import { loadTable, type LoadedTable } from "../load-table.ts";

const DEFAULTS = { simulations: "200", most: "5" } as const;
const BARS = "▁▂▃▄▅▆▇█";

export const review: Command = {
  name: "review",
  summary: "judge a record: winning chances, and what decided it",
  help: `Usage: sofala review FILE [--simulations N] [--most N] [--json]

Lets a bot review a record. Prints everybody's chances of winning throughout the
game, the costliest decisions with what the bot would have done instead, and
what was luck. FILE can be - for standard input.

  --simulations N  simulations for each decision, if the bot searches (${DEFAULTS.simulations})
  --most N         list up to this many decisions, and as many lucky moments (${DEFAULTS.most})
  --json           print one object: game, players, course (at, the moves made,
                   and chances by seat), and moments, each with at, seat (not
                   for luck), moves, events if the moves do not say enough,
                   before and after (chances by seat) and, if there was a better
                   move, better (line and cost)

In a game with secrets, chances are computed with all cards open, and decisions
are judged by what the seat could know. If everybody decides at the same time,
only clear mistakes are listed.

Exit code: 0, 1 when the record is not valid or no bot knows the game well
enough, 2 when the file is malformed.`,

  async run(args, context) {
    const parsedArguments = await parseArguments(args, context);
    if (!parsedArguments.ok) return reportError(context, parsedArguments.error);
    const { table, maxMoments, asJson } = parsedArguments.value;
    const { terminal } = context;
    const found = runReview(parsedArguments.value);
    if (asJson) {
      await terminal.print(JSON.stringify(reviewJson(table, found)));
      return 0;
    }
    await terminal.print([...chanceLines(table, found, terminal.columns), ""].join("\n"));
    await terminal.print(mistakeLines(table, found, maxMoments).join("\n"));
    const luck = luckLines(table, found, maxMoments);
    if (luck.length > 0) await terminal.print(["", ...luck].join("\n"));
    return 0;
  },
};

interface ReviewArguments {
  readonly table: LoadedTable;
  readonly start: unknown;
  readonly analyst: NonNullable<Awaited<ReturnType<typeof analystOf>>>;
  readonly simulations: number;
  readonly maxMoments: number;
  readonly asJson: boolean;
}

type AnyReview = Review<GameTypes["move"]>;

async function parseArguments(
  args: readonly string[],
  context: Context,
): Promise<Result<ReviewArguments, CommandError>> {
  const line = parseCommandLine(args, {
    simulations: { type: "string", default: DEFAULTS.simulations },
    most: { type: "string", default: DEFAULTS.most },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const file = parseFileArgument("review", positionals);
  if (!file.ok) return file;
  const simulations = parseInteger(values.simulations, "--simulations", 1);
  if (!simulations.ok) return simulations;
  const most = parseInteger(values.most, "--most", 0);
  if (!most.ok) return most;
  const table = await loadTable(file.value, context);
  if (!table.ok) return table;
  const { game, record } = table.value;
  if (record === undefined) return badInput(`${file.value}: this is not a record.`);
  const analyst = await analystOf(game);
  if (analyst === undefined) return checkFailed(`No bot can judge positions of ${game.id}.`);
  const start = initialState(game, record);
  // The start was loaded before, so this cannot fail.
  if (!start.ok) throw new Error(start.error.reason);
  return ok({
    table: table.value,
    start: start.value,
    analyst,
    simulations: simulations.value,
    maxMoments: most.value,
    asJson: values.json,
  });
}

/** What `--json` prints. Its field names are documented and do not follow those of the code. */
const reviewJson = (
  { game, names }: LoadedTable,
  { chancesOverTime, moments }: AnyReview,
): object => ({
  game: game.id,
  players: names,
  course: chancesOverTime,
  moments: moments.map(({ better, ...moment }) => {
    if (better === undefined) return moment;
    const { continuation: next, ...line } = better.line;
    return { ...moment, better: { line: { ...line, next }, cost: better.cost } };
  }),
});

const runReview = ({ table, start, analyst, simulations }: ReviewArguments): AnyReview =>
  analyst.review(start, table.record?.moves ?? [], { simulations });

/** The chances of each seat through the game, one line each. */
function chanceLines(
  { names }: LoadedTable,
  { chancesOverTime }: AnyReview,
  columns: number,
): readonly string[] {
  const width = Math.max(...names.map(({ length }) => length));
  const room = Math.max(10, columns - width - 12);
  const count = Math.min(room, chancesOverTime.length);
  const shown = Array.from({ length: count }, (_, index) => {
    const last = Math.max(1, count - 1);
    return (
      chancesOverTime[Math.round((index * (chancesOverTime.length - 1)) / last)]?.chances ?? []
    );
  });
  return names.map((name, seat) => {
    const bars = shown.map((chances) => barOf(chances[seat] ?? 0)).join("");
    return `${name.padEnd(width)}  ${bars}  ${percent(chancesOverTime.at(-1)?.chances[seat] ?? 0)}`;
  });
}

const barOf = (chance: number): string =>
  BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))] ?? "";

function mistakeLines(
  { game, names }: LoadedTable,
  { moments }: AnyReview,
  most: number,
): readonly string[] {
  const describe = momentText(game, names);
  const found = mistakes(moments, most);
  if (found.length === 0) return ["No clearly better moves were found."];
  return found.flatMap(({ at, seat, after, better: { line, cost }, ...made }) => [
    `After move ${at}, ${names[seat]} gave away ${percent(cost)}:`,
    `  played (${percent(after[seat] ?? 0)}): ${describe(made)}`,
    `  better (${percent(line.chances[seat] ?? 0)}): ${describe(line)}`,
  ]);
}

/** The strokes of luck that changed the chances. */
function luckLines(
  { game, names }: LoadedTable,
  { moments }: AnyReview,
  most: number,
): readonly string[] {
  const describe = momentText(game, names);
  return luckMoments(moments, most).flatMap(({ at, before, after, ...moment }) => [
    `After move ${at}, luck: ${describe(moment)}`,
    `  ${names
      .map((name, seat) => `${name} ${percent(before[seat] ?? 0)} to ${percent(after[seat] ?? 0)}`)
      .join(", ")}`,
  ]);
}

/** Describes what happened by events; without events, by moves. */
function momentText(game: AnyGame, names: readonly string[]) {
  const { sentences: texts } = terminalUiOf(game);
  return ({ events = [], moves }: Pick<Moment<GameTypes["move"]>, "events" | "moves">): string => {
    const sentences =
      events.length > 0
        ? events.map((event) => texts.event(event, names))
        : moves.map((move) => texts.move(move, names));
    return sentences.length === 0 ? "nothing" : sentences.join("; ");
  };
}

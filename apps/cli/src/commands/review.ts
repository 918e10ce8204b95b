import { analystOf, mistakes, turnsOfLuck, type Moment, type Review } from "@sofala/bots/review";
import { initialState, ok, type GameTypes, type Result } from "@sofala/engine";
import {
  answerNo,
  badInput,
  complain,
  onlyFile,
  parseCommandLine,
  wholeNumber,
  type AnyGame,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { percent } from "../ladder/report.ts";
import { sentencesOf } from "../game-sentences.ts";
import { openTable, type Table } from "../load-table.ts";

const USUAL = { simulations: "200", most: "5" } as const;
const BARS = "▁▂▃▄▅▆▇█";

export const review: Command = {
  name: "review",
  summary: "judge a record: winning chances, and what decided it",
  help: `Usage: sofala review FILE [--simulations N] [--most N] [--json]

Lets a bot judge a record. Prints the winning chances of all through the game,
the decisions that cost most with what it would have done instead, and what was
luck and nobody's fault. FILE may be - for the standard input.

  --simulations N  how deep it looks at each decision, where it searches (${USUAL.simulations})
  --most N         how many decisions it names, and how much luck (${USUAL.most})
  --json           print one object: game, players, course (at, the moves made,
                   and chances by seat), and moments, each with at, seat (left
                   out for luck), moves, events where moves do not tell enough,
                   before and after (chances by seat) and, where something else
                   was better, better (line and cost)

A game with secrets is judged with all cards open, its decisions by what their
seat could know. Where all moves at the same time, as in Trading in the
Mediterranean, only clear mistakes are among the moments.

Exit code: 0, 1 when the record does not hold or no bot knows the game well
enough, 2 when the file is malformed.`,

  async run(args, context) {
    const order = await parse(args, context);
    if (!order.ok) return complain(context, order.error);
    const { table, most, asJson } = order.value;
    const { terminal } = context;
    const found = judged(order.value);
    if (asJson) {
      const { game, names: players } = table;
      await terminal.print(JSON.stringify({ game: game.id, players, ...found }));
      return 0;
    }
    await terminal.print([...courses(table, found, terminal.columns), ""].join("\n"));
    await terminal.print(decisions(table, found, most).join("\n"));
    const luck = luckOf(table, found, most);
    if (luck.length > 0) await terminal.print(["", ...luck].join("\n"));
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

type AnyReview = Review<GameTypes["move"]>;

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
  const start = initialState(game, record);
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

const judged = ({ table, start, analyst, simulations }: Order): AnyReview =>
  analyst.review(start, table.record?.moves ?? [], { simulations });

/** Everybody's chances through the game, a line each. */
function courses({ names }: Table, { course }: AnyReview, columns: number): readonly string[] {
  const width = Math.max(...names.map(({ length }) => length));
  const room = Math.max(10, columns - width - 12);
  const count = Math.min(room, course.length);
  const shown = Array.from({ length: count }, (_, index) => {
    const last = Math.max(1, count - 1);
    return course[Math.round((index * (course.length - 1)) / last)]?.chances ?? [];
  });
  return names.map((name, seat) => {
    const bars = shown.map((chances) => barOf(chances[seat] ?? 0)).join("");
    return `${name.padEnd(width)}  ${bars}  ${percent(course.at(-1)?.chances[seat] ?? 0)}`;
  });
}

const barOf = (chance: number): string =>
  BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))] ?? "";

function decisions(
  { game, names }: Table,
  { moments }: AnyReview,
  most: number,
): readonly string[] {
  const spelt = speller(game, names);
  const found = mistakes(moments, most);
  if (found.length === 0) return ["Nothing was found that would have been clearly better."];
  return found.flatMap(({ at, seat, after, better: { line, cost }, ...made }) => [
    `After move ${at}, ${names[seat]} gave away ${percent(cost)}:`,
    `  played, for ${percent(after[seat] ?? 0)}: ${spelt(made)}`,
    `  better, for ${percent(line.chances[seat] ?? 0)}: ${spelt(line)}`,
  ]);
}

/** What changed the chances without anybody's fault. */
function luckOf({ game, names }: Table, { moments }: AnyReview, most: number): readonly string[] {
  const spelt = speller(game, names);
  return turnsOfLuck(moments, most).flatMap(({ at, before, after, ...befell }) => [
    `After move ${at}, luck: ${spelt(befell)}`,
    `  ${names
      .map((name, seat) => `${name} ${percent(before[seat] ?? 0)} to ${percent(after[seat] ?? 0)}`)
      .join(", ")}`,
  ]);
}

/** Spells what happened; where there is nothing to tell, the moves that led to it. */
function speller({ id }: AnyGame, names: readonly string[]) {
  const told = sentencesOf({ id });
  return ({ events = [], moves }: Pick<Moment<GameTypes["move"]>, "events" | "moves">): string => {
    const sentences =
      events.length > 0
        ? events.map((event) => told.event(event, names))
        : moves.map((move) => told.move(move, names));
    return sentences.length === 0 ? "nothing" : sentences.join("; ");
  };
}

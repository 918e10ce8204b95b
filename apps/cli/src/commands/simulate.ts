import { withForfeits } from "@sofala/bots/ladder";
import { ok, type GameRecord, type Result } from "@sofala/engine";
import { botsForSeats, BOTS_HELP, failureText, seatCountIn } from "../bots.ts";
import {
  reportError,
  parseGameArgument,
  parseCommandLine,
  parseInteger,
  type Command,
  type Context,
  type CommandError,
} from "../command.ts";
import { parseLimitedOptions, parsePlayerCount, DEFAULT_ROUNDS } from "../game-arguments.ts";
import { playGameFor } from "../simulation/play-game.ts";
import { progressBar } from "../simulation/progress.ts";
import type { Moves } from "../simulation/random-game.ts";
import { openRecordFolder, type RecordFolder } from "../simulation/records.ts";
import { simulationReport } from "../simulation/report.ts";
import { SimulationTally, type SimulationPlan } from "../simulation/tally.ts";
import { traceLines } from "../simulation/trace.ts";

const DEFAULTS = { players: 4, games: 100, seed: "sofala" } as const;

export const simulate: Command = {
  name: "simulate",
  summary: "let random players or bots play many games",
  help: `Usage: sofala simulate GAME [options]

Lets random players play whole games. Every legal move is equally likely; if
there are too many to list, the game picks one in its own way. The same
arguments give the same games: game i, counting from 0, has the seed S/i.

  --players N      players in each game (${DEFAULTS.players})
  --bots LIST      use bots: one for all seats, or one for each
  --games N        how many games (${DEFAULTS.games})
  --seed S         the random seed (${DEFAULTS.seed})
  --rounds N       end a game after this many rounds (${DEFAULT_ROUNDS}; 0: no limit),
                   if the game allows a limit
  --options JSON   game options, as a JSON object; --rounds overrides a
                   round limit in them
  --records DIR    write a record of each game: DIR/game-000001.json, …; DIR is
                   created if missing, and must not contain such files yet
  --trace          print the games as JSON lines: {"position"} at the start of each,
                   then {"seat", "move", "legal", "after"} for every move; legal
                   moves are listed by kind, if all can be listed; the summary
                   goes to standard error
  --json           print the summary as one object

${BOTS_HELP}

Exit code: 0, or 2 for bad arguments.`,

  async run(args, context) {
    const parsedArguments = parseArguments(args, context);
    if (!parsedArguments.ok) return reportError(context, parsedArguments.error);
    const { plan, folder, isTraced, asJson } = parsedArguments.value;
    const records = folder === undefined ? ok(undefined) : await openRecordFolder(folder);
    if (!records.ok) return reportError(context, records.error);

    const startedAt = performance.now();
    const tally = await playAll(plan, context, records.value, isTraced);
    if (!tally.ok) return reportError(context, tally.error);
    const summary = tally.value.summary((performance.now() - startedAt) / 1000);
    const text = asJson ? JSON.stringify(summary) : simulationReport(summary);
    if (isTraced) context.terminal.printError(text);
    else await context.terminal.print(text);
    return 0;
  },
};

async function playAll(
  plan: SimulationPlan,
  { terminal }: Context,
  records: RecordFolder | undefined,
  isTraced: boolean,
): Promise<Result<SimulationTally, CommandError>> {
  const { game, bots, games, seed } = plan;
  const tally = new SimulationTally(plan);
  const play = playGameFor(plan);
  const progress = progressBar(
    games,
    (text) => terminal.showProgress(text),
    () => performance.now(),
  );
  for (let number = 0; number < games; number++) {
    const own = `${seed}/${number}`;
    const moves: Moves | undefined = records !== undefined || isTraced ? [] : undefined;
    const played = play(own, moves);
    const { failures } = played;
    for (const failure of failures) {
      terminal.printError(`Game ${number + 1}: ${bots?.[failure.seat]} ${failureText(failure)}.`);
    }
    const lost = failures.map(({ seat }) => seat);
    tally.add({ ...played, ranking: withForfeits(played.ranking, lost) });
    if (records !== undefined && moves !== undefined) {
      const { ranking } = played;
      const written = await records.write(number + 1, recordOf(plan, own, moves, ranking));
      if (!written.ok) return written;
    }
    if (isTraced && moves !== undefined) {
      for (const line of traceLines(game, played.start, moves)) await terminal.print(line);
    }
    progress(number + 1);
  }
  return ok(tally);
}

const recordOf = (
  { game, players, bots, options }: SimulationPlan,
  seed: string,
  moves: GameRecord["moves"],
  ranking: NonNullable<GameRecord["result"]>["ranking"],
): GameRecord => ({
  format: "sofala-record/1",
  game: game.id,
  rules: game.rulesVersion,
  players: Array.from({ length: players }, (_, seat) => `${bots?.[seat] ?? "Random"} ${seat}`),
  options,
  seed,
  moves,
  result: { ranking },
});

interface SimulateArguments {
  readonly plan: SimulationPlan;
  readonly folder: string | undefined;
  readonly isTraced: boolean;
  readonly asJson: boolean;
}

function parseArguments(
  args: readonly string[],
  context: Context,
): Result<SimulateArguments, CommandError> {
  const line = parseCommandLine(args, {
    players: { type: "string" },
    bots: { type: "string" },
    games: { type: "string", default: `${DEFAULTS.games}` },
    seed: { type: "string", default: DEFAULTS.seed },
    rounds: { type: "string" },
    options: { type: "string" },
    records: { type: "string" },
    trace: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = parseGameArgument("simulate", context, positionals);
  if (!game.ok) return game;
  const players = parsePlayerCount(
    game.value,
    values.players,
    seatCountIn(values.bots) ?? DEFAULTS.players,
  );
  if (!players.ok) return players;
  const bots =
    values.bots === undefined
      ? ok(undefined)
      : botsForSeats(game.value, "--bots", values.bots, players.value);
  if (!bots.ok) return bots;
  const games = parseInteger(values.games, "--games", 1);
  if (!games.ok) return games;
  const limits = parseLimitedOptions(game.value, values);
  if (!limits.ok) return limits;
  const plan = {
    game: game.value,
    players: players.value,
    ...(bots.value === undefined ? {} : { bots: bots.value }),
    games: games.value,
    seed: values.seed,
    ...limits.value,
  };
  return ok({ plan, folder: values.records, isTraced: values.trace, asJson: values.json });
}

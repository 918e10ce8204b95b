import { dice, ok, sameJson, type GameRecord, type GameTypes, type Result } from "@sofala/engine";
import {
  complain,
  onlyGame,
  parseCommandLine,
  wholeNumber,
  type AnyGame,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { gameOptions, playerCount } from "../game-arguments.ts";
import { progressBar } from "../simulation/progress.ts";
import { playRandomly, type Moves } from "../simulation/random-game.ts";
import { openRecords, type Records } from "../simulation/records.ts";
import { report } from "../simulation/report.ts";
import { Tally, type Plan } from "../simulation/tally.ts";
import { traceLines } from "../simulation/trace.ts";

const USUAL = { players: 4, games: 100, seed: "sofala", rounds: 60 } as const;

export const simulate: Command = {
  name: "simulate",
  summary: "let random players play many games",
  help: `Usage: sofala simulate GAME [options]

Random players play games to their end: uniform over the legal moves or, where a
game has more than can be listed, as it plays by lot. The same arguments give
the same games: game number i, from 0, is set up with seed S/i.

  --players N      players in each game (${USUAL.players})
  --games N        how many games (${USUAL.games})
  --seed S         where the chance comes from (${USUAL.seed})
  --rounds N       a game ends after this many rounds (${USUAL.rounds}; 0: no limit),
                   where it knows such a limit
  --options JSON   options of the game; a limit on rounds in them stands unless
                   --rounds is given
  --records DIR    write a record of each game: DIR/game-000001.json, …; DIR is
                   made if missing and must not hold such files already
  --trace          print the games as JSON lines: {"position"} where each begins,
                   then {"seat", "move", "legal", "after"} for every move, legal
                   moves by kind, left out where not all can be listed; the
                   summary goes to the standard error
  --json           print the summary as one object

Exit code: 0, or 2 for bad arguments.`,

  async run(args, context) {
    const order = parse(args, context);
    if (!order.ok) return complain(context, order.error);
    const { plan, folder, isTraced, asJson } = order.value;
    const records = folder === undefined ? ok(undefined) : await openRecords(folder);
    if (!records.ok) return complain(context, records.error);

    const began = performance.now();
    const tally = await playAll(plan, context, records.value, isTraced);
    if (!tally.ok) return complain(context, tally.error);
    const summary = tally.value.summary((performance.now() - began) / 1000);
    const text = asJson ? JSON.stringify(summary) : report(summary);
    if (isTraced) context.terminal.remark(text);
    else await context.terminal.print(text);
    return 0;
  },
};

async function playAll(
  plan: Plan,
  { terminal }: Context,
  records: Records | undefined,
  isTraced: boolean,
): Promise<Result<Tally, Trouble>> {
  const { game, players, games, seed, options } = plan;
  const tally = new Tally(plan);
  const playground = game.simulation.playground();
  const progress = progressBar(
    games,
    (text) => terminal.flash(text),
    () => performance.now(),
  );
  for (let number = 0; number < games; number++) {
    const own = `${seed}/${number}`;
    const start = game.setup(own, players, options);
    const moves: Moves | undefined = records !== undefined || isTraced ? [] : undefined;
    const played = playRandomly(game, playground, start, dice(`${own}/players`), moves);
    tally.add(played);
    if (records !== undefined && moves !== undefined) {
      const { ranking } = played;
      const written = await records.write(number + 1, recordOf(plan, own, moves, ranking));
      if (!written.ok) return written;
    }
    if (isTraced && moves !== undefined) {
      for (const line of traceLines(game, start, moves)) await terminal.print(line);
    }
    progress(number + 1);
  }
  return ok(tally);
}

const recordOf = (
  { game, players, options }: Plan,
  seed: string,
  moves: GameRecord<GameTypes>["moves"],
  ranking: NonNullable<GameRecord<GameTypes>["result"]>["ranking"],
): GameRecord<GameTypes> => ({
  format: "sofala-record/1",
  game: game.id,
  rules: game.rulesVersion,
  players: Array.from({ length: players }, (_, seat) => `Random ${seat}`),
  options,
  seed,
  moves,
  result: { ranking },
});

interface Order {
  readonly plan: Plan;
  readonly folder: string | undefined;
  readonly isTraced: boolean;
  readonly asJson: boolean;
}

function parse(args: readonly string[], context: Context): Result<Order, Trouble> {
  const line = parseCommandLine(args, {
    players: { type: "string" },
    games: { type: "string", default: `${USUAL.games}` },
    seed: { type: "string", default: USUAL.seed },
    rounds: { type: "string" },
    options: { type: "string" },
    records: { type: "string" },
    trace: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = onlyGame("simulate", context, positionals);
  if (!game.ok) return game;
  const players = playerCount(game.value, values.players, USUAL.players);
  if (!players.ok) return players;
  const games = wholeNumber(values.games, "--games", 1);
  if (!games.ok) return games;
  const rounds =
    values.rounds === undefined ? ok(undefined) : wholeNumber(values.rounds, "--rounds", 0);
  if (!rounds.ok) return rounds;
  const options = gameOptions(game.value, values.options);
  if (!options.ok) return options;
  const plan = {
    game: game.value,
    players: players.value,
    games: games.value,
    seed: values.seed,
    ...limited(game.value, options.value, rounds.value),
  };
  return ok({ plan, folder: values.records, isTraced: values.trace, asJson: values.json });
}

/** The options with their limit on rounds: the one that was asked for, else the one they hold, else the usual one. */
function limited(
  { simulation }: AnyGame,
  options: GameTypes["options"],
  rounds: number | undefined,
): Pick<Plan, "options" | "rounds"> {
  const usual = simulation.limitRounds(options, USUAL.rounds);
  const limitName = Object.keys(usual).find(
    (name) => !sameJson(usual[name], simulation.limitRounds(options, USUAL.rounds + 1)[name]),
  );
  // A game of so many turns and no more knows no other limit.
  if (limitName === undefined) return { rounds: 0, options };
  if (rounds !== undefined) return { rounds, options: simulation.limitRounds(options, rounds) };
  const own = options[limitName];
  if (typeof own === "number" && own > 0) return { rounds: own, options };
  return { rounds: USUAL.rounds, options: usual };
}

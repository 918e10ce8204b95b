import { parseEntrant, type Entrant } from "@sofala/bots";
import {
  wilsonInterval,
  playBlocks,
  seatingsOf,
  SequentialTest,
  winsIn,
  type PlayedBlock,
  type Verdict,
} from "@sofala/bots/ladder";
import { ok, type Result } from "@sofala/engine";
import { BOTS_HELP, failureLines } from "../bots.ts";
import {
  badInput,
  reportError,
  parseGameArgument,
  parseCommandLine,
  parseInteger,
  type Command,
  type Context,
  type CommandError,
} from "../command.ts";
import { parsePlayerCount } from "../game-arguments.ts";
import {
  blocksFor,
  LADDER_OPTIONS_HELP,
  LADDER_OPTIONS,
  inSeedOrder,
  pairingText,
  parseLadderSettings,
  type LadderSettings,
} from "../ladder/ladder-settings.ts";
import { collectResults, type Lineup } from "../ladder/lineups.ts";
import { intervalText, percent } from "../ladder/report.ts";

const DEFAULTS = { players: 4, effect: "10", most: "2000" } as const;
/** The chance of a wrong verdict, either way. */
const ERROR_RATE = 0.05;

export const match: Command = {
  name: "match",
  summary: "find out which of two bots is stronger, in as few games as it takes",
  help: `Usage: sofala match GAME A B … [options]

Plays A against B, or against several, until it is clear whether A is stronger,
weaker or neither. A sequential test compares A's share of wins with a fair
share, block by block; a block is one seed, played with every bot at every seat.
Each kind of wrong answer has a chance of about ${100 * ERROR_RATE}%. The last bot
also takes the remaining seats.

  --players N      players in each game (${DEFAULTS.players}, or the game's minimum)
  --effect POINTS  how many percentage points A's share of wins must be
                   above or below fair to count (${DEFAULTS.effect})
  --most N         stop undecided after this many games (${DEFAULTS.most})
  --seeds KIND     tune (default): seeds for tuning bots; held: the other
                   seeds, for figures to publish ("ladder" is better there)
${LADDER_OPTIONS_HELP}

${BOTS_HELP}

Exit code: 0, 1 if it stops undecided, or 2 for bad arguments.`,

  async run(args, context) {
    const parsedArguments = parseArguments(args, context);
    if (!parsedArguments.ok) return reportError(context, parsedArguments.error);
    const { lineup, settings, fair, effect } = parsedArguments.value;
    const [bot = "random"] = lineup;
    const { terminal } = context;
    await terminal.print(
      `${settings.game.id}, ${lineup.length} players, ${settings.seeds === "tune" ? "tuning" : "held-out"} seeds: ${pairingText(bot, lineup)}; ` +
        `a fair share is ${percent(fair)}, and ${percent(effect)} above or below it counts.`,
    );
    const { verdict, blocks } = await playUntilClear(parsedArguments.value, bot, context);
    await terminal.print(verdictText(bot, verdict, blocks));
    return verdict === "open" ? 1 : 0;
  },
};

async function playUntilClear(
  { settings, lineup, fair, effect, maxGames }: MatchArguments,
  bot: Entrant,
  { terminal }: Context,
): Promise<{ readonly verdict: Verdict; readonly blocks: readonly PlayedBlock[] }> {
  const size = seatingsOf(lineup).length;
  const test = new SequentialTest({ fair, effect, error: ERROR_RATE }, size);
  const all = blocksFor([lineup], settings.seeds, Math.ceil(maxGames / size));
  const blocks: PlayedBlock[] = [];
  for await (const block of inSeedOrder(
    playBlocks(settings.tournament, all, settings.workers),
    settings.seeds,
  )) {
    blocks.push(block);
    if (test.add(winsIn(block, bot) / block.games.length) !== "open") break;
    terminal.showProgress(verdictText(bot, "open", blocks));
  }
  terminal.showProgress("");
  for (const line of failureLines(blocks)) terminal.printError(line);
  return { verdict: test.verdict, blocks };
}

function verdictText(bot: Entrant, verdict: Verdict, blocks: readonly PlayedBlock[]): string {
  const output = {
    stronger: `${bot} is stronger`,
    weaker: `${bot} is weaker`,
    even: `${bot} is neither stronger nor weaker by that much`,
    open: "undecided",
  }[verdict];
  const games = blocks.reduce((sum, block) => sum + block.games.length, 0);
  const wins = blocks.reduce((sum, block) => sum + winsIn(block, bot), 0);
  const share = `${percent(wins / games)} (95% interval ${intervalText(wilsonInterval(wins, games))})`;
  return `${output}: ${share} of ${games} games in ${blocks.length} blocks.`;
}

interface MatchArguments {
  readonly settings: LadderSettings;
  readonly lineup: Lineup;
  readonly fair: number;
  readonly effect: number;
  readonly maxGames: number;
}

function parseArguments(
  args: readonly string[],
  context: Context,
): Result<MatchArguments, CommandError> {
  const line = parseCommandLine(args, {
    ...LADDER_OPTIONS,
    players: { type: "string" },
    effect: { type: "string", default: DEFAULTS.effect },
    most: { type: "string", default: DEFAULTS.most },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = parseGameArgument("match", context, positionals.slice(0, 1));
  if (!game.ok) return game;
  const field = parseLadderSettings(game.value, values, "tune");
  if (!field.ok) return field;
  const bots = collectResults(
    positionals.slice(1).map((text) => {
      const bot = parseEntrant(game.value, text);
      return bot.ok ? bot : badInput(`${bot.error}.`);
    }),
  );
  if (!bots.ok) return bots;
  const usual = bots.value.length > 2 ? bots.value.length : DEFAULTS.players;
  const players = parsePlayerCount(game.value, values.players, usual);
  if (!players.ok) return players;
  const lineup = fillLineup(bots.value, players.value);
  if (!lineup.ok) return lineup;
  const most = parseInteger(values.most, "--most", 1);
  if (!most.ok) return most;
  const [bot] = lineup.value;
  const fair = lineup.value.filter((each) => each === bot).length / players.value;
  const effect = parseEffect(values.effect, fair);
  if (!effect.ok) return effect;
  return ok({
    settings: field.value,
    lineup: lineup.value,
    fair,
    effect: effect.value,
    maxGames: most.value,
  });
}

function fillLineup(bots: Lineup, players: number): Result<Lineup, CommandError> {
  const last = bots.at(-1);
  if (last === undefined || new Set(bots).size < 2) {
    return badInput('"sofala match" takes a GAME and two or more different bots.');
  }
  if (bots.length > players) return badInput(`${bots.length} bots cannot take ${players} seats.`);
  return ok([...bots, ...Array.from({ length: players - bots.length }, () => last)]);
}

/** A difference in percentage points that leaves room on both sides. */
function parseEffect(text: string, fair: number): Result<number, CommandError> {
  const effect = Number(text) / 100;
  const most = Math.min(fair, 1 - fair);
  if (effect > 0 && effect < most) return ok(effect);
  return badInput(
    `--effect must be a number above 0 and below ${(100 * most).toFixed(1)}, not "${text}".`,
  );
}

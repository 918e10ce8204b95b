import { parseEntrant, type Entrant } from "@sofala/bots";
import {
  interval,
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
  complain,
  onlyGame,
  parseCommandLine,
  wholeNumber,
  type Command,
  type Context,
  type Trouble,
} from "../command.ts";
import { playerCount } from "../game-arguments.ts";
import {
  blocksOf,
  FIELD_HELP,
  FIELD_OPTIONS,
  inOrder,
  pairingText,
  parseField,
  type Field,
} from "../ladder/ladder-settings.ts";
import { allOf, type Lineup } from "../ladder/lineups.ts";
import { intervalText, percent } from "../ladder/report.ts";

const USUAL = { players: 4, effect: "10", most: "2000" } as const;
/** The chance of a wrong verdict, either way. */
const ERROR = 0.05;

export const match: Command = {
  name: "match",
  summary: "find out which of two bots is stronger, in as few games as it takes",
  help: `Usage: sofala match GAME A B … [options]

Plays A against B, or against several, until it is clear whether A is stronger,
weaker or neither: a sequential test of A's share of wins against the fair one,
by blocks of one seed with every bot at every seat. Each kind of error has a
chance of about ${100 * ERROR} %. The bot named last takes the seats that are left.

  --players N      players in each game (${USUAL.players}, or as few as it takes)
  --effect POINTS  how far from fair A's share of wins must be to count, in
                   percentage points (${USUAL.effect})
  --most N         games after which it stops undecided (${USUAL.most})
  --seeds KIND     tune: seeds to tune bots with (the usual); held: the others,
                   for figures to publish, which are better left to "ladder"
${FIELD_HELP}

${BOTS_HELP}

Exit code: 0, 1 if it stops undecided, or 2 for bad arguments.`,

  async run(args, context) {
    const order = parse(args, context);
    if (!order.ok) return complain(context, order.error);
    const { lineup, field, fair, effect } = order.value;
    const [bot = "random"] = lineup;
    const { terminal } = context;
    await terminal.print(
      `${field.game.id}, ${lineup.length} players, ${field.seeds === "tune" ? "tuning" : "held-out"} seeds: ${pairingText(bot, lineup)}; ` +
        `fair is ${percent(fair)}, ${percent(effect)} more or less counts.`,
    );
    const { verdict, blocks } = await playUntilClear(order.value, bot, context);
    await terminal.print(verdictText(bot, verdict, blocks));
    return verdict === "open" ? 1 : 0;
  },
};

async function playUntilClear(
  { field, lineup, fair, effect, most }: Order,
  bot: Entrant,
  { terminal }: Context,
): Promise<{ readonly verdict: Verdict; readonly blocks: readonly PlayedBlock[] }> {
  const size = seatingsOf(lineup).length;
  const test = new SequentialTest({ fair, effect, error: ERROR }, size);
  const all = blocksOf([lineup], field.seeds, Math.ceil(most / size));
  const blocks: PlayedBlock[] = [];
  for await (const block of inOrder(playBlocks(field.terms, all, field.workers), field.seeds)) {
    blocks.push(block);
    if (test.add(winsIn(block, bot) / block.games.length) !== "open") break;
    terminal.flash(verdictText(bot, "open", blocks));
  }
  terminal.flash("");
  for (const line of failureLines(blocks)) terminal.remark(line);
  return { verdict: test.verdict, blocks };
}

function verdictText(bot: Entrant, verdict: Verdict, blocks: readonly PlayedBlock[]): string {
  const said = {
    stronger: `${bot} is stronger`,
    weaker: `${bot} is weaker`,
    even: `${bot} is neither stronger nor weaker by that much`,
    open: "undecided",
  }[verdict];
  const games = blocks.reduce((sum, block) => sum + block.games.length, 0);
  const wins = blocks.reduce((sum, block) => sum + winsIn(block, bot), 0);
  const share = `${percent(wins / games)} (95 % interval ${intervalText(interval(wins, games))})`;
  return `${said}: ${share} of ${games} games in ${blocks.length} blocks.`;
}

interface Order {
  readonly field: Field;
  readonly lineup: Lineup;
  readonly fair: number;
  readonly effect: number;
  readonly most: number;
}

function parse(args: readonly string[], context: Context): Result<Order, Trouble> {
  const line = parseCommandLine(args, {
    ...FIELD_OPTIONS,
    players: { type: "string" },
    effect: { type: "string", default: USUAL.effect },
    most: { type: "string", default: USUAL.most },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = onlyGame("match", context, positionals.slice(0, 1));
  if (!game.ok) return game;
  const field = parseField(game.value, values, "tune");
  if (!field.ok) return field;
  const bots = allOf(
    positionals.slice(1).map((text) => {
      const bot = parseEntrant(game.value, text);
      return bot.ok ? bot : badInput(`${bot.error}.`);
    }),
  );
  if (!bots.ok) return bots;
  const usual = bots.value.length > 2 ? bots.value.length : USUAL.players;
  const players = playerCount(game.value, values.players, usual);
  if (!players.ok) return players;
  const lineup = lineupOf(bots.value, players.value);
  if (!lineup.ok) return lineup;
  const most = wholeNumber(values.most, "--most", 1);
  if (!most.ok) return most;
  const [bot] = lineup.value;
  const fair = lineup.value.filter((each) => each === bot).length / players.value;
  const effect = effectOf(values.effect, fair);
  if (!effect.ok) return effect;
  return ok({
    field: field.value,
    lineup: lineup.value,
    fair,
    effect: effect.value,
    most: most.value,
  });
}

function lineupOf(bots: Lineup, players: number): Result<Lineup, Trouble> {
  const last = bots.at(-1);
  if (last === undefined || new Set(bots).size < 2) {
    return badInput('"sofala match" takes a GAME and two different bots or more.');
  }
  if (bots.length > players) return badInput(`${bots.length} bots cannot take ${players} seats.`);
  return ok([...bots, ...Array.from({ length: players - bots.length }, () => last)]);
}

/** Percentage points that leave room on both sides. */
function effectOf(text: string, fair: number): Result<number, Trouble> {
  const effect = Number(text) / 100;
  const most = Math.min(fair, 1 - fair);
  if (effect > 0 && effect < most) return ok(effect);
  return badInput(
    `--effect is a number above 0 and below ${(100 * most).toFixed(1)}, not "${text}".`,
  );
}

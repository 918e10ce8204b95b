import { playBlocks, seatingsOf, type PlayedBlock } from "@sofala/bots/ladder";
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
import { ladderChart } from "../ladder/chart.ts";
import {
  blocksFor,
  LADDER_OPTIONS_HELP,
  LADDER_OPTIONS,
  parseLadderSettings,
  type LadderSettings,
} from "../ladder/ladder-settings.ts";
import { blockKey, LadderFolder } from "../ladder/ladder-folder.ts";
import { parseLineups, type Lineup } from "../ladder/lineups.ts";
import { ladderPage } from "../ladder/markdown.ts";
import { ladderReport } from "../ladder/report.ts";
import { summaryOf } from "../ladder/summary.ts";
import { progressBar } from "../simulation/progress.ts";

const DEFAULTS = { players: 4, blocks: 25 } as const;

export const ladder: Command = {
  name: "ladder",
  summary: "measure bots against each other in a tournament",
  help: `Usage: sofala ladder GAME [options]

A tournament of bots. A block is one seed, played once with every bot at every
seat, on all cores. Prints how often each bot won, with 95% intervals and the
fair share, OpenSkill ratings, and how long the bots think.

  --players N      players in each game (${DEFAULTS.players}, or the game's minimum)
  --lineup LIST    who plays, a bot for each seat: steady,novice,…; can be
                   repeated (default: each level against the one below it)
  --bot BOT        play this bot alone against each level; can be repeated
  --blocks N       blocks for each lineup (${DEFAULTS.blocks})
  --games N        instead of --blocks: games for each lineup, rounded up
                   to whole blocks
  --seeds KIND     held (default): seeds that no bot was tuned with, for
                   figures to publish; tune: the other seeds
${LADDER_OPTIONS_HELP}
  --out DIR        save the tournament there and continue it next time:
                   ladder.jsonl (blocks), ladder.json, ladder.md, ladder.svg
  --json           print the figures as one object

${BOTS_HELP}

Exit code: 0, or 2 for bad arguments.`,

  async run(args, context) {
    const parsedArguments = parseArguments(args, context);
    if (!parsedArguments.ok) return reportError(context, parsedArguments.error);
    const { settings, lineups, folder: path, asJson } = parsedArguments.value;
    const players = lineups[0]?.length ?? 0;
    const folder =
      path === undefined ? ok(undefined) : await LadderFolder.open(path, settings, players);
    if (!folder.ok) return reportError(context, folder.error);

    const blocks = await playAll(parsedArguments.value, folder.value, context);
    if (!blocks.ok) return reportError(context, blocks.error);
    const summary = summaryOf(settings, blocks.value, lineups);
    for (const [name, text] of [
      ["ladder.json", JSON.stringify(summary, undefined, 2)],
      ["ladder.md", ladderPage(summary)],
      ["ladder.svg", ladderChart(summary)],
    ] as const) {
      const written = (await folder.value?.replace(name, text)) ?? ok(undefined);
      if (!written.ok) return reportError(context, written.error);
    }
    for (const line of failureLines(blocks.value)) context.terminal.printError(line);
    await context.terminal.print(asJson ? JSON.stringify(summary) : ladderReport(summary));
    return 0;
  },
};

async function playAll(
  { settings, lineups, blocks }: LadderArguments,
  folder: LadderFolder | undefined,
  { terminal }: Context,
): Promise<Result<readonly PlayedBlock[], CommandError>> {
  const all = [...(folder?.playedBlocks ?? [])];
  const done = new Set(all.map(blockKey));
  const missing = [...blocksFor(lineups, settings.seeds, blocks)].filter(
    (block) => !done.has(blockKey(block)),
  );
  let games = 0;
  const progress = progressBar(
    missing.reduce((sum, { lineup }) => sum + seatingsOf(lineup).length, 0),
    (text) => terminal.showProgress(text),
    () => performance.now(),
  );
  for await (const block of playBlocks(settings.tournament, missing, settings.workers)) {
    all.push(block);
    const storedBlocks = (await folder?.append(block)) ?? ok(undefined);
    if (!storedBlocks.ok) return storedBlocks;
    progress((games += block.games.length));
  }
  return ok(all);
}

interface LadderArguments {
  readonly settings: LadderSettings;
  readonly lineups: readonly Lineup[];
  readonly blocks: number;
  readonly folder: string | undefined;
  readonly asJson: boolean;
}

function parseArguments(
  args: readonly string[],
  context: Context,
): Result<LadderArguments, CommandError> {
  const line = parseCommandLine(args, {
    ...LADDER_OPTIONS,
    players: { type: "string" },
    lineup: { type: "string", multiple: true, default: [] },
    bot: { type: "string", multiple: true, default: [] },
    blocks: { type: "string" },
    games: { type: "string" },
    out: { type: "string" },
    json: { type: "boolean", default: false },
  });
  if (!line.ok) return line;
  const { values, positionals } = line.value;
  const game = parseGameArgument("ladder", context, positionals);
  if (!game.ok) return game;
  const field = parseLadderSettings(game.value, values, "held");
  if (!field.ok) return field;
  const lineups = parseLineups(game.value, values, DEFAULTS.players);
  if (!lineups.ok) return lineups;
  const blocks = blockCount(values, lineups.value);
  if (!blocks.ok) return blocks;
  return ok({
    settings: field.value,
    lineups: lineups.value,
    blocks: blocks.value,
    folder: values.out,
    asJson: values.json,
  });
}

/** The number of blocks in which each lineup plays at least the requested games. */
function blockCount(
  { blocks, games }: { readonly blocks?: string; readonly games?: string },
  lineups: readonly Lineup[],
): Result<number, CommandError> {
  if (games === undefined) return parseInteger(blocks ?? `${DEFAULTS.blocks}`, "--blocks", 1);
  if (blocks !== undefined) return badInput("--blocks and --games say the same thing; give one.");
  const count = parseInteger(games, "--games", 1);
  if (!count.ok) return count;
  const size = Math.min(...lineups.map((lineup) => seatingsOf(lineup).length));
  return ok(Math.ceil(count.value / size));
}

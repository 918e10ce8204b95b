import { playBlocks, seatingsOf, type PlayedBlock } from "@sofala/bots/ladder";
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
import { ladderChart } from "../ladder/chart.ts";
import { blocksOf, FIELD_HELP, FIELD_OPTIONS, parseField, type Field } from "../ladder/ladder-settings.ts";
import { blockKey, LadderFolder } from "../ladder/ladder-folder.ts";
import { parseLineups, type Lineup } from "../ladder/lineups.ts";
import { ladderPage } from "../ladder/markdown.ts";
import { ladderReport } from "../ladder/report.ts";
import { summaryOf } from "../ladder/summary.ts";
import { progressBar } from "../simulation/progress.ts";

const USUAL = { players: 4, blocks: 25 } as const;

export const ladder: Command = {
  name: "ladder",
  summary: "measure bots against each other in a tournament",
  help: `Usage: sofala ladder GAME [options]

A tournament of bots. A block is one seed, played once with every bot at every
seat; all cores play. Tells how often each bot won, with 95 % intervals and the
fair share, OpenSkill ratings, and how long the bots think.

  --players N      players in each game (${USUAL.players}, or as few as it takes)
  --lineup LIST    who plays: steady,novice,…, a bot for each seat; may be given
                   several times (each level against the next lower one)
  --bot BOT        this bot, alone against each level; as often as you like
  --blocks N       blocks for each lineup (${USUAL.blocks})
  --games N        instead: games for each lineup, in whole blocks
  --seeds KIND     held: seeds that no bot was tuned with, for figures that are
                   published (the usual); tune: the others
${FIELD_HELP}
  --out DIR        keep the tournament there and go on with it the next time:
                   ladder.jsonl (blocks), ladder.json, ladder.md, ladder.svg
  --json           print the figures as one object

${BOTS_HELP}

Exit code: 0, or 2 for bad arguments.`,

  async run(args, context) {
    const order = parse(args, context);
    if (!order.ok) return complain(context, order.error);
    const { field, lineups, folder: path, asJson } = order.value;
    const players = lineups[0]?.length ?? 0;
    const folder =
      path === undefined ? ok(undefined) : await LadderFolder.open(path, field, players);
    if (!folder.ok) return complain(context, folder.error);

    const blocks = await playAll(order.value, folder.value, context);
    if (!blocks.ok) return complain(context, blocks.error);
    const summary = summaryOf(field, blocks.value, lineups);
    for (const [name, text] of [
      ["ladder.json", JSON.stringify(summary, undefined, 2)],
      ["ladder.md", ladderPage(summary)],
      ["ladder.svg", ladderChart(summary)],
    ] as const) {
      const written = (await folder.value?.replace(name, text)) ?? ok(undefined);
      if (!written.ok) return complain(context, written.error);
    }
    for (const line of failureLines(blocks.value)) context.terminal.remark(line);
    await context.terminal.print(asJson ? JSON.stringify(summary) : ladderReport(summary));
    return 0;
  },
};

async function playAll(
  { field, lineups, blocks }: Order,
  folder: LadderFolder | undefined,
  { terminal }: Context,
): Promise<Result<readonly PlayedBlock[], Trouble>> {
  const all = [...(folder?.played ?? [])];
  const done = new Set(all.map(blockKey));
  const missing = [...blocksOf(lineups, field.seeds, blocks)].filter(
    (block) => !done.has(blockKey(block)),
  );
  let games = 0;
  const progress = progressBar(
    missing.reduce((sum, { lineup }) => sum + seatingsOf(lineup).length, 0),
    (text) => terminal.flash(text),
    () => performance.now(),
  );
  for await (const block of playBlocks(field.terms, missing, field.workers)) {
    all.push(block);
    const kept = (await folder?.keep(block)) ?? ok(undefined);
    if (!kept.ok) return kept;
    progress((games += block.games.length));
  }
  return ok(all);
}

interface Order {
  readonly field: Field;
  readonly lineups: readonly Lineup[];
  readonly blocks: number;
  readonly folder: string | undefined;
  readonly asJson: boolean;
}

function parse(args: readonly string[], context: Context): Result<Order, Trouble> {
  const line = parseCommandLine(args, {
    ...FIELD_OPTIONS,
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
  const game = onlyGame("ladder", context, positionals);
  if (!game.ok) return game;
  const field = parseField(game.value, values, "held");
  if (!field.ok) return field;
  const lineups = parseLineups(game.value, values, USUAL.players);
  if (!lineups.ok) return lineups;
  const blocks = blockCount(values, lineups.value);
  if (!blocks.ok) return blocks;
  return ok({
    field: field.value,
    lineups: lineups.value,
    blocks: blocks.value,
    folder: values.out,
    asJson: values.json,
  });
}

/** So many that each lineup plays at least the games asked for. */
function blockCount(
  { blocks, games }: { readonly blocks?: string; readonly games?: string },
  lineups: readonly Lineup[],
): Result<number, Trouble> {
  if (games === undefined) return wholeNumber(blocks ?? `${USUAL.blocks}`, "--blocks", 1);
  if (blocks !== undefined) return badInput("--blocks and --games say the same thing; give one.");
  const count = wholeNumber(games, "--games", 1);
  if (!count.ok) return count;
  const size = Math.min(...lineups.map((lineup) => seatingsOf(lineup).length));
  return ok(Math.ceil(count.value / size));
}

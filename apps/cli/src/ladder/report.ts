import type { Quantiles, WinShare } from "@sofala/bots/ladder";
import { pairingText } from "./ladder-settings.ts";
import type { BotSummary, LadderSummary } from "./summary.ts";

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export const intervalText = ([low, high]: WinShare["interval"]): string =>
  `${percent(low)} to ${percent(high)}`;

/** True if the interval excludes the fair share. */
const comparisonText = ({ interval: [low, high], fair }: WinShare): string => {
  if (low > fair) return "stronger";
  return high < fair ? "weaker" : "no difference shown";
};

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

const quantileCells = (times: Quantiles | undefined): readonly string[] =>
  times === undefined ? ["", "", ""] : [times.p50, times.p95, times.p99].map(milliseconds);

/** The tournament in one sentence. */
export function headline({ game, rules, players, seeds, blocks, games }: LadderSummary): string {
  const kind = seeds === "held" ? "held-out seeds" : "tuning seeds, not for publication";
  return `${game} (rules ${rules}), ${players} players: ${whole.format(games)} games in ${whole.format(blocks)} blocks, ${kind}`;
}

export const SHARE_TITLES = ["pairing", "games", "win share", "95% interval", "fair", ""];

export const shareCells = (share: WinShare): readonly string[] => [
  pairingText(share.bot, share.lineup),
  whole.format(share.games),
  percent(share.share),
  intervalText(share.interval),
  percent(share.fair),
  share.forfeits === 0
    ? comparisonText(share)
    : `${comparisonText(share)}, ${share.forfeits} forfeited`,
];

export const BOT_TITLES = [
  "bot",
  "rating",
  "μ",
  "σ",
  "ms a move p50",
  "p95",
  "p99",
  "a round p50",
  "p95",
  "p99",
];

export const botCells = ({ bot, rating, move, round }: BotSummary): readonly string[] => [
  bot,
  ...[rating.ordinal, rating.mu, rating.sigma].map((value) => value.toFixed(1)),
  ...quantileCells(move),
  ...quantileCells(round),
];

/** The figures for the terminal. */
export const ladderReport = (summary: LadderSummary): string =>
  [
    headline(summary),
    "",
    ...alignColumns([SHARE_TITLES, ...summary.shares.map(shareCells)]),
    "",
    ...alignColumns([BOT_TITLES, ...summary.bots.map(botCells)]),
  ].join("\n");

/** Rows in columns: the first and the last are text, the others are figures. */
function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
      .join("  ")
      .trimEnd(),
  );
}

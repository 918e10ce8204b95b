import { BOT_TITLES, botCells, headline, SHARE_TITLES, shareCells } from "./report.ts";
import type { LadderSummary } from "./summary.ts";

/** The figures as a page, with the chart beside it. */
export const ladderPage = (summary: LadderSummary): string =>
  [
    `# Ladder: ${headline(summary)}`,
    "",
    "![Win shares with their 95% intervals](ladder.svg)",
    "",
    ...table(SHARE_TITLES, summary.shares.map(shareCells)),
    "",
    "Rating: OpenSkill's μ − 3σ. Times: milliseconds of processor time, for programs of real time.",
    "",
    ...table(BOT_TITLES, summary.bots.map(botCells)),
    "",
    `Options: \`${JSON.stringify(summary.options)}\`.`,
  ].join("\n");

function table(titles: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = titles.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(titles), line(rule), ...rows.map(line)];
}

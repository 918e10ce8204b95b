import type { WinShare } from "@sofala/bots/ladder";
import { pairingText } from "./ladder-settings.ts";
import { headline, percent } from "./report.ts";
import type { LadderSummary } from "./summary.ts";

const [INK, FAINT, MARK, FAIR] = ["#1f2933", "#d5dbe1", "#0b6fa4", "#c8553d"] as const;
const [WIDTH, LEFT, RIGHT, TOP, ROW] = [760, 250, 70, 64, 34] as const;

const x = (share: number): number => round(LEFT + share * (WIDTH - LEFT - RIGHT));
const round = (value: number): number => Math.round(value * 10) / 10;

/** Win shares as dots with their intervals; a red line is the fair share. */
export function ladderChart(summary: LadderSummary): string {
  const end = TOP + ROW * summary.shares.length;
  const height = end + 36;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    `<title>${escapeXml(headline(summary))}</title>`,
    `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6" fill="#ffffff" stroke="${FAINT}"/>`,
    `<text x="16" y="24" font-weight="bold">${escapeXml(headline(summary))}</text>`,
    `<text x="16" y="44">Share of wins, 95% interval; the red line is a fair share.</text>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((tick) => [
      `<line x1="${x(tick)}" y1="${TOP}" x2="${x(tick)}" y2="${end}" stroke="${FAINT}"/>`,
      `<text x="${x(tick)}" y="${end + 18}" text-anchor="middle">${100 * tick}%</text>`,
    ]),
    ...summary.shares.flatMap((share, row) => shareRow(share, TOP + row * ROW + ROW / 2)),
    "</svg>",
  ].join("\n");
}

function shareRow({ bot, lineup, share, interval: [low, high], fair }: WinShare, y: number) {
  const label = pairingText(bot, lineup);
  const short = label.length > 38 ? `${label.slice(0, 37)}…` : label;
  return [
    `<text x="16" y="${y + 4}">${escapeXml(short)}</text>`,
    `<line x1="${x(fair)}" y1="${y - 12}" x2="${x(fair)}" y2="${y + 12}" stroke="${FAIR}" stroke-width="2"/>`,
    `<line x1="${x(low)}" y1="${y}" x2="${x(high)}" y2="${y}" stroke="${MARK}" stroke-width="3"/>`,
    `<circle cx="${x(share)}" cy="${y}" r="5" fill="${MARK}"/>`,
    `<text x="${WIDTH - 12}" y="${y + 4}" text-anchor="end">${percent(share)}</text>`,
  ];
}

const escapeXml = (text: string): string => text.replace(/&/gu, "&amp;").replace(/</gu, "&lt;");

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lineChart } from "../../scripts/src/svg-charts.ts";
import { rounded, type Figure } from "./figures.ts";

/** What was measured for a release. */
interface Measured {
  readonly release: string;
  /** The day, as `2026-11-19`. */
  readonly day: string;
  readonly figures: Readonly<Record<string, number>>;
}

const FOLDER = join(import.meta.dirname, "../../docs/performance");
const FILE = join(FOLDER, "history.json");

/** Figures of which more is better, and of which less is better. */
const PLOTS = {
  "rates.svg": {
    title: "Rates, compared with the first release: more is better",
    lines: {
      "zimbabwe.random.movesPerSecond": "Zimbabwe, random",
      "mediterranean.random.movesPerSecond": "Mediterranean, random",
      "server.sqlite.movesPerSecond": "server, SQLite",
      "server.postgres.movesPerSecond": "server, PostgreSQL",
    },
  },
  "costs.svg": {
    title: "Costs, compared with the first release: less is better",
    lines: {
      "zimbabwe.planner.together.p95ms": "planner, p95",
      "web.board.scriptKb": "board, script",
      "web.market.scriptKb": "market, script",
      "server.zimbabwe.coldLoadMs": "cold load",
      "server.idle.table.heapKb": "idle table",
    },
  },
} as const;

/** Adds figures to the release of this name, or as a new release, and draws the plots again. */
export function recordFigures(release: string, day: string, figures: readonly Figure[]): void {
  const measured = Object.fromEntries(figures.map(({ name, value }) => [name, rounded(value)]));
  const history = withFigures(readHistory(), { release, day, figures: measured });
  writeFileSync(FILE, asLines(history));
  for (const [file, chart] of plotsOf(history)) writeFileSync(join(FOLDER, file), chart);
}

function readHistory(): readonly Measured[] {
  if (!existsSync(FILE)) return [];
  return JSON.parse(readFileSync(FILE, "utf8")) as readonly Measured[];
}

function withFigures(history: readonly Measured[], added: Measured): readonly Measured[] {
  const known = history.find(({ release }) => release === added.release);
  if (known === undefined) return [...history, added];
  const merged = { ...added, figures: { ...known.figures, ...added.figures } };
  return history.map((each) => (each === known ? merged : each));
}

/** One line for each release, so that a change is easy to read. */
const asLines = (history: readonly Measured[]): string =>
  `[\n${history.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`;

/** A chart needs two releases, and figures that each of them has. */
function plotsOf(history: readonly Measured[]): readonly (readonly [string, string])[] {
  const [first] = history;
  if (first === undefined || history.length < 2) return [];
  return Object.entries(PLOTS).map(([file, { title, lines }]) => {
    const series = Object.entries(lines)
      .filter(([name]) => history.every(({ figures }) => figures[name] !== undefined))
      .map(([name, label]) => {
        const before = first.figures[name] ?? NaN;
        return {
          name: label,
          values: history.map(({ figures }) => (figures[name] ?? NaN) / before),
        };
      });
    const releases = history.map(({ release }) => release);
    return [file, lineChart(title, releases, series, "percent")];
  });
}

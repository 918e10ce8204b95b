import type { SimulationSummary } from "./tally.ts";

const integerFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 1 });

/** The figures as text. */
export function simulationReport(summary: SimulationSummary): string {
  const { game, players, bots, games, seed, rounds, moves, winners, choices } = summary;
  const who = bots === undefined ? `${players} random players` : bots.join(", ");
  const limit = rounds.limit === 0 ? "no limit" : `limit ${rounds.limit}`;
  return [
    `${game}: ${integerFormat.format(games)} ${games === 1 ? "game" : "games"} of ${who}, seed ${seed}`,
    "",
    `rounds     mean ${decimalFormat.format(rounds.mean)}, median ${decimalFormat.format(rounds.median)}, from ${rounds.min} to ${rounds.max}`,
    `           ${integerFormat.format(rounds.hitLimit)} of the games hit the round limit (${limit})`,
    `moves      ${integerFormat.format(moves.total)}, mean ${decimalFormat.format(moves.mean)} a game`,
    ...titledRows(
      "winners",
      winners.map(({ seat, wins, share }) => [
        bots === undefined ? `seat ${seat}` : `seat ${seat} ${bots[seat]}`,
        integerFormat.format(wins),
        percent.format(share),
      ]),
    ),
    ...Object.entries(choices).flatMap(([topic, counted]) =>
      titledRows(topic, [
        ["", "taken", "won", ""],
        ...Object.entries(counted).map(([choice, { taken, won }]) => [
          choice,
          integerFormat.format(taken),
          integerFormat.format(won),
          percent.format(won / taken),
        ]),
      ]),
    ),
    `time       ${timeLine(summary)}`,
  ].join("\n");
}

const timeLine = ({ seconds, gamesPerSecond, movesPerSecond }: SimulationSummary): string =>
  `${seconds.toFixed(2)} s, ${decimalFormat.format(gamesPerSecond)} games/s, ${integerFormat.format(movesPerSecond)} moves/s`;

/** Rows in columns under a title at their left: the first column is text, the others are figures. */
function titledRows(title: string, rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return rows.map((row, index) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `${(index === 0 ? title : "").padEnd(11)}${cells.join("  ")}`.trimEnd();
  });
}

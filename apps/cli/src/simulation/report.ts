import type { Summary } from "./tally.ts";

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 1 });

/** The figures as people read them. */
export function report(summary: Summary): string {
  const { game, players, bots, games, seed, rounds, moves, winners, choices } = summary;
  const who = bots === undefined ? `${players} random players` : bots.join(", ");
  const limit = rounds.limit === 0 ? "no limit" : `limit ${rounds.limit}`;
  return [
    `${game}: ${whole.format(games)} ${games === 1 ? "game" : "games"} of ${who}, seed ${seed}`,
    "",
    `rounds     mean ${fine.format(rounds.mean)}, median ${fine.format(rounds.median)}, from ${rounds.min} to ${rounds.max}`,
    `           ${whole.format(rounds.hitLimit)} of the games hit the round limit (${limit})`,
    `moves      ${whole.format(moves.total)}, mean ${fine.format(moves.mean)} a game`,
    ...titled(
      "winners",
      winners.map(({ seat, wins, share }) => [
        bots === undefined ? `seat ${seat}` : `seat ${seat} ${bots[seat]}`,
        whole.format(wins),
        percent.format(share),
      ]),
    ),
    ...Object.entries(choices).flatMap(([topic, counted]) =>
      titled(topic, [
        ["", "taken", "won", ""],
        ...Object.entries(counted).map(([choice, { taken, won }]) => [
          choice,
          whole.format(taken),
          whole.format(won),
          percent.format(won / taken),
        ]),
      ]),
    ),
    `time       ${timeLine(summary)}`,
  ].join("\n");
}

const timeLine = ({ seconds, gamesPerSecond, movesPerSecond }: Summary): string =>
  `${seconds.toFixed(2)} s, ${fine.format(gamesPerSecond)} games/s, ${whole.format(movesPerSecond)} moves/s`;

/** Rows in columns under a title at their left: the first column is text, the others are figures. */
function titled(title: string, rows: readonly (readonly string[])[]): readonly string[] {
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

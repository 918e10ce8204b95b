/**
 * Makes the golden games: for every theme the first seeded game that shows all it is about. Run with
 * Node, it writes those that are missing; given names, it writes these again. It also writes how each of them ends.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice, type GameRecord } from "@sofala/engine";
import { goldenText, playedMovesOf, recordOf } from "@sofala/engine/testing";
import { mediterranean, type Mediterranean } from "../src/index.ts";
import { themedMove } from "./golden-play.ts";
import { endOf, type Theme } from "./golden-theme.ts";
import { THEMES } from "./golden-themes.ts";
import { stateOf } from "./support/positions.ts";
import { optionsOf, playedBy } from "./support/random-play.ts";

const folder = join(import.meta.dirname, "golden");
const SEEDS = 3000;
const MOST_MOVES = 700;

mkdirSync(folder, { recursive: true });
const fileOf = ({ name }: Theme): string => join(folder, `${name}.json`);
const names = process.argv.slice(2);
for (const theme of THEMES) {
  const isWanted = names.length === 0 ? !existsSync(fileOf(theme)) : names.includes(theme.name);
  if (isWanted) make(theme);
}
const lines = THEMES.filter((theme) => existsSync(fileOf(theme))).map((theme) => {
  const record = JSON.parse(readFileSync(fileOf(theme), "utf8")) as GameRecord<Mediterranean>;
  const end = playedMovesOf(mediterranean, record).at(-1)?.after;
  return `  ${JSON.stringify(theme.name)}: ${JSON.stringify(end === undefined ? end : endOf(end))}`;
});
writeFileSync(join(import.meta.dirname, "golden-ends.json"), `{\n${lines.join(",\n")}\n}\n`);

function make(theme: Theme): void {
  let best = 0;
  for (let number = 1; number <= SEEDS; number++) {
    const { record, shown } = playTheme(theme, `${theme.name} ${number}`);
    best = Math.max(best, shown);
    if (shown < theme.shows.length || record.moves.length > MOST_MOVES) continue;
    writeFileSync(fileOf(theme), goldenText(record));
    console.log(`${theme.name}: game ${number}, ${record.moves.length} moves`);
    return;
  }
  console.log(`${theme.name}: none of ${SEEDS} shows more than ${best} of ${theme.shows.length}`);
}

/** A game played to its end, and how much of the theme it shows. */
function playTheme(
  theme: Theme,
  seed: string,
): { readonly record: GameRecord<Mediterranean>; readonly shown: number } {
  const { pins, players, wishes = {}, position } = theme;
  const options = optionsOf(theme.options ?? {});
  const random = dice(`moves of ${seed}`);
  const moves: GameRecord<Mediterranean>["moves"][number][] = [];
  const unseen = new Set(theme.shows);
  let state =
    position === undefined
      ? mediterranean.setup(seed, players, options)
      : stateOf({ ...position, options }, seed);
  while (mediterranean.result(state) === undefined) {
    const [actor, move] = themedMove(state, wishes, random);
    const play = playedBy(state, actor, move);
    for (const sight of unseen) if (sight(play)) unseen.delete(sight);
    moves.push([actor, move]);
    state = play.after;
  }
  const record = recordOf(mediterranean, seed, players, options, moves, state);
  return {
    record: { ...record, ...(position === undefined ? {} : { position }), pins },
    shown: theme.shows.length - unseen.size,
  };
}

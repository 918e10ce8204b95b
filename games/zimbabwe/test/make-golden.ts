/**
 * Makes the golden games: for every theme the first seeded game that shows it. Run with Node, it
 * writes those that are missing; given names, it writes these again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice, replay, type GameRecord } from "@sofala/engine";
import { goldenText, recordOf } from "@sofala/engine/testing";
import { zimbabwe, type State, type Zimbabwe } from "../src/index.ts";
import { sensibleMove } from "./golden-play.ts";
import { endOf, type Theme } from "./golden-theme.ts";
import { THEMES } from "./golden-themes.ts";

const folder = join(import.meta.dirname, "golden");
const endsFile = join(import.meta.dirname, "golden-ends.json");
const SEEDS = 2000;
const MOST_MOVES = 400;

mkdirSync(folder, { recursive: true });
const ends = new Map<string, unknown>(
  existsSync(endsFile) ? Object.entries(JSON.parse(readFileSync(endsFile, "utf8")) as object) : [],
);
const names = process.argv.slice(2);
for (const theme of THEMES) {
  const file = join(folder, `${theme.name}.json`);
  if (names.length === 0 ? existsSync(file) : !names.includes(theme.name)) continue;
  const record = firstThatShows(theme);
  if (record === undefined) {
    console.log(`${theme.name}: none of ${SEEDS} games shows it`);
    continue;
  }
  const end = replay(zimbabwe, record);
  if (!end.ok) throw new Error(`${theme.name} does not replay: ${end.error.reason}`);
  writeFileSync(file, goldenText(record));
  ends.set(theme.name, endOf(end.value.state));
  console.log(`${theme.name}: ${record.moves.length} moves`);
}
const lines = THEMES.map(
  ({ name }) => `  ${JSON.stringify(name)}: ${JSON.stringify(ends.get(name))}`,
);
writeFileSync(endsFile, `{\n${lines.join(",\n")}\n}\n`);

function firstThatShows(theme: Theme): GameRecord<Zimbabwe> | undefined {
  for (let number = 1; number <= SEEDS; number++) {
    const record = playTheme(theme, `${theme.name} ${number}`);
    if (record !== undefined) return record;
  }
  return undefined;
}

/** A game played to its end, if it is what the theme is about. */
function playTheme(theme: Theme, seed: string): GameRecord<Zimbabwe> | undefined {
  const { pins, players, options = {}, wishes = {}, shows } = theme;
  const random = dice(`moves of ${seed}`);
  const start = theme.fromPosition === true ? middleOf(seed, players) : undefined;
  const moves: GameRecord<Zimbabwe>["moves"][number][] = [];
  let isShown = false;
  let before = start ?? zimbabwe.setup(seed, players, options);
  for (let [seat] = zimbabwe.toAct(before); seat !== undefined; [seat] = zimbabwe.toAct(before)) {
    const move = sensibleMove(before, seat, wishes, random);
    const step = zimbabwe.applyMove(before, seat, move);
    if (!step.ok || moves.length === MOST_MOVES) return undefined;
    const { state: after, events } = step.value;
    isShown ||= shows({ before, actor: seat, move, after, events });
    moves.push([seat, move]);
    before = after;
  }
  if (!isShown) return undefined;
  const { seed: _seed, ...record } = recordOf(zimbabwe, seed, players, options, moves, before);
  const position = start === undefined ? undefined : zimbabwe.position(start);
  return { ...record, ...(position === undefined ? { seed } : { position }), pins };
}

/** Where a turn begins after some rounds. */
function middleOf(seed: string, players: number): State {
  const random = dice(`middle of ${seed}`);
  let state = zimbabwe.setup(seed, players, {});
  while (zimbabwe.round(state) < 5 || zimbabwe.position(state)?.["phase"] !== "culture") {
    const [seat] = zimbabwe.toAct(state);
    if (seat === undefined) break;
    const step = zimbabwe.applyMove(state, seat, sensibleMove(state, seat, {}, random));
    if (step.ok) ({ state } = step.value);
  }
  return state;
}

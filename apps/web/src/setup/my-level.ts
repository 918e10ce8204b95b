import type { Seat } from "@sofala/engine";
import type { SeatBot } from "../store/seat-player.ts";
import { parseStoredRow, type StoredGame } from "../store/stored-game.ts";

/** How far a win against equal bots moves the estimate after many games, in levels; after the first game it is 1. */
const LAST_STEP = 0.25;
/** Against bots of one level less, somebody is ahead of this many times as many bots as are ahead of them. */
const ODDS_OF_A_LEVEL = 3;

/**
 * The level of bots that a person on this device is about as strong as, from the games of one person against bots that
 * ended here, in any order; undefined if there are none. Each game moves an estimate up or down from the lowest level:
 * less if the result was expected, and less the more games there are.
 */
export function levelOf(
  rows: readonly unknown[],
  game: string,
  levels: readonly SeatBot[],
): SeatBot | undefined {
  const results = rows
    .flatMap((row) => {
      const parsed = parseStoredRow(row);
      return parsed.ok && parsed.value.game === game ? [parsed.value] : [];
    })
    .toSorted((one, other) => one.changed - other.changed)
    .flatMap((stored) => resultOf(stored, levels) ?? []);
  if (results.length === 0) return undefined;
  let estimate = 0;
  for (const [n, { score, strength }] of results.entries()) {
    const expected = 1 / (1 + ODDS_OF_A_LEVEL ** (strength - estimate));
    const step = Math.max(LAST_STEP, 1 / Math.sqrt(n + 1));
    estimate += 2 * step * (score - expected);
    estimate = Math.min(Math.max(estimate, 0), levels.length - 1);
  }
  return levels[Math.round(estimate)];
}

interface Result {
  /** The share of the bots that the person is ahead of; half of one for a tie. */
  readonly score: number;
  /** The mean level of the bots, counted from 0. */
  readonly strength: number;
}

function resultOf(
  { mode, players, ranking, helped }: StoredGame,
  levels: readonly SeatBot[],
): Result | undefined {
  const person = players.findIndex(({ kind }) => kind === "person");
  const bots = players.flatMap((player, seat) => (player.kind === "bot" ? [{ player, seat }] : []));
  if (mode !== "play" || helped === true || ranking === undefined) return undefined;
  if (person === -1 || bots.length === 0 || bots.length !== players.length - 1) return undefined;
  const place = (seat: Seat) => ranking.findIndex((group) => group.includes(seat));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const scores = bots.map(({ seat }) => (1 + Math.sign(place(seat) - place(person))) / 2);
  const strengths = bots.map(({ player }) => Math.max(0, levels.indexOf(player.level as SeatBot)));
  return { score: sum(scores) / bots.length, strength: sum(strengths) / bots.length };
}

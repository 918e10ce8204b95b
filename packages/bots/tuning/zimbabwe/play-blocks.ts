import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";

/** One bot against others of one kind, on every seat of every seed. */
export interface Blocks {
  readonly bot: Bot<Zimbabwe>;
  readonly rival: Bot<Zimbabwe>;
  readonly players: number;
  /** `tune` for tuning, `held` for figures that are reported. */
  readonly seeds: string;
  readonly first: number;
  readonly count: number;
}

export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly rounds: number;
  /** Milliseconds of processor for each whole turn and each gift of the bot. */
  readonly turns: readonly number[];
  readonly gifts: readonly number[];
}

/** Games that last longer are cut short. */
const ROUNDS_MAX = 40;

export function playBlocks({ bot, rival, players, seeds, first, count }: Blocks): Tally {
  const turns: number[] = [];
  const gifts: number[] = [];
  let [games, wins, rounds] = [0, 0, 0];
  for (let block = first; block < first + count; block++) {
    for (let seat = 0; seat < players; seat++) {
      let turn = 0;
      const { ranking, state } = playMatch(zimbabwe, {
        seed: `${seeds}-${block}`,
        options: { roundLimit: ROUNDS_MAX },
        bots: Array.from({ length: players }, (_, each) => (each === seat ? bot : rival)),
        watch(actor, move) {
          const thought = processorTime();
          if (actor !== seat) return;
          if (move.kind === "give" || move.kind === "pass") gifts.push(thought);
          else turn += thought;
          if (move.kind !== "end-turn") return;
          turns.push(turn);
          turn = 0;
        },
      });
      games++;
      rounds += zimbabwe.simulation.round(state);
      if (ranking[0]?.includes(seat) === true) wins++;
    }
  }
  return { games, wins, rounds, turns, gifts };
}

let lastTime = 0;

/** Milliseconds of processor since the last call: other work on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1000;
  const spent = now - lastTime;
  lastTime = now;
  return spent;
}

/** Wilson's 95 % interval of a share. */
export function interval(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * games)) / games);
  const whole = 1 + (z * z) / games;
  return [(middle - spread) / whole, (middle + spread) / whole];
}

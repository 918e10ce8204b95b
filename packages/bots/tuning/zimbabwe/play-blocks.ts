import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import type { Bot } from "../../src/bot.ts";
import { playMatch } from "../../src/match.ts";

/** One bot against others of one kind, on every seat of every seed. */
export interface Blocks {
  readonly bot: Bot<Zimbabwe>;
  readonly rival: Bot<Zimbabwe>;
  readonly players: number;
  /** `tune` for tuning, `held` for reported figures. */
  readonly seeds: string;
  readonly first: number;
  readonly count: number;
}

export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly rounds: number;
  /** CPU milliseconds for each whole turn and each gift of the bot. */
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
        onMove(actor, move) {
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
      rounds += zimbabwe.round(state);
      if (ranking[0]?.includes(seat) === true) wins++;
    }
  }
  return { games, wins, rounds, turns, gifts };
}

let lastTime = 0;

/** CPU milliseconds since the last call. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1000;
  const spent = now - lastTime;
  lastTime = now;
  return spent;
}

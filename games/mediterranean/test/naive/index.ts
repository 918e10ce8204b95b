/**
 * A second engine for Trading in the Mediterranean, written for plainness: the oracle that tests compare the engine with.
 * Everything is worked out anew from the cards and the boards each time.
 */
import { deepCopy } from "@sofala/engine/testing/copy";
import { judge } from "./apply.ts";
import type { Verdict } from "./apply.ts";
import { describeState } from "./describe.ts";
import { settle, toAct } from "./flow.ts";
import { readPosition } from "./position.ts";
import { income } from "./resolution.ts";
import { newGame } from "./setup.ts";
import type { Move, NaiveState } from "./state.ts";

export type { NaiveState } from "./state.ts";
/** The rules where a test names no version. */
const NEWEST = 2;

export type NaiveDescription = ReturnType<typeof describeState>;

export function naiveSetup(
  seed: string,
  players: number,
  options: object,
  rules = NEWEST,
): NaiveState {
  const state = newGame(seed, players, options, rules);
  settle(state);
  return state;
}

/** The position must be well formed. */
export function naiveFromPosition(position: object, seed: string, rules = NEWEST): NaiveState {
  const state = readPosition(deepCopy(position), seed, rules);
  settle(state);
  return state;
}

/** The move must have the shape of one; its values may be nonsense. */
export function naiveApply(state: NaiveState, actor: number | "clock", move: object): Verdict {
  return judge(state, actor, move as Move);
}

export const naiveToAct = (state: NaiveState): number[] => toAct(state);

export const naiveDescribe = (state: NaiveState): NaiveDescription => describeState(state);

export const naiveResult = (state: NaiveState): number[][] | undefined =>
  state.ranking === undefined ? undefined : deepCopy(state.ranking);

export const naiveIncome = (counts: Record<string, number>): number => income(counts);

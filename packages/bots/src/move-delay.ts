import type { GameTypes } from "@sofala/engine";
import type { Bot } from "./bot.ts";

/** Milliseconds: a minimum, and the most that is added. */
type DelayRange = readonly [least: number, more: number];

/** The delay before each kind of move, and before a bot that waits looks again. */
export const moveDelayBy =
  <T extends GameTypes>(
    ranges: { readonly [Kind in T["move"]["kind"]]: DelayRange },
    waitRange: DelayRange,
  ): NonNullable<Bot<T>["moveDelay"]> =>
  (move, chance) => {
    const kind: T["move"]["kind"] | undefined = move?.kind;
    const [least, more] = kind === undefined ? waitRange : ranges[kind];
    return least + chance.below(more + 1);
  };

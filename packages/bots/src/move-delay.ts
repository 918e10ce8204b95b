import type { GameTypes } from "@sofala/engine";
import type { Bot } from "./bot.ts";

/** Milliseconds: a minimum, and the most that is added. */
type DelayRange = readonly [least: number, more: number];

/** A move delay by kind of move, and for looking again where a bot waits. */
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

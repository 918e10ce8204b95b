import type { GameTypes } from "@sofala/engine";
import type { Bot } from "./bot.ts";

/** Milliseconds: at least so many, and how many more at most. */
type Span = readonly [least: number, more: number];

/** A pace by kinds of moves, and for looking again where a bot waits. */
export const paceBy =
  <T extends GameTypes>(
    spans: { readonly [Kind in T["move"]["kind"]]: Span },
    look: Span,
  ): NonNullable<Bot<T>["pace"]> =>
  (move, chance) => {
    const kind: T["move"]["kind"] | undefined = move?.kind;
    const [least, more] = kind === undefined ? look : spans[kind];
    return least + chance.below(more + 1);
  };

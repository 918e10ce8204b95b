import type { Dice, Playground, Seat } from "@sofala/engine";
import { SILENCE } from "./events.ts";
import { legalMoves } from "./legal.ts";
import type { Move } from "./moves.ts";
import { owing } from "./parts.ts";
import { anyMove } from "./random/any-move.ts";
import { playMove } from "./rules.ts";
import { copyOf, type State } from "./state.ts";
import type { Mediterranean } from "./types.ts";

/** Plays one state in place. */
export function playground(): Playground<Mediterranean> {
  let table: State | undefined;
  let listed: readonly Move[] | undefined;

  const state = (): State => {
    if (table === undefined) throw new Error("load a state first");
    return table;
  };
  const seat = (): Seat => owing(state())[0] ?? -1;
  const moves = (): readonly Move[] => (listed ??= [...legalMoves(state(), seat())]);
  const move = (index: number): Move => {
    const found = moves()[index];
    if (found === undefined) throw new Error(`no move ${index}`);
    return found;
  };

  return {
    load(from) {
      table = copyOf(from);
      listed = undefined;
    },
    state: () => copyOf(state()),
    seat,
    count: () => moves().length,
    move,
    play(index) {
      playMove(state(), seat(), move(index), SILENCE);
      listed = undefined;
    },
    playAny(dice: Dice, tell) {
      const [actor, any] = anyMove(state(), dice);
      playMove(state(), actor, any, SILENCE);
      listed = undefined;
      tell?.(actor, any);
    },
  };
}

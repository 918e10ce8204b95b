import type { Playground, Seat } from "@sofala/engine";
import { Survey } from "./legal.ts";
import { Lottery } from "./lottery.ts";
import { State } from "./memory.ts";
import { perform, unpack } from "./packed.ts";
import type { Zimbabwe } from "./types.ts";

/** Plays one state in place, without making objects. */
export function playground(): Playground<Zimbabwe> {
  const survey = new Survey();
  const lottery = new Lottery();
  let state: State | undefined;
  let isSurveyed = false;

  const table = (): State => {
    if (state === undefined) throw new Error("load a state first");
    return state;
  };
  const surveyed = (): State => {
    const current = table();
    if (!isSurveyed) survey.load(current);
    isSurveyed = true;
    return current;
  };

  return {
    load(from) {
      state = from.copy();
      isSurveyed = false;
    },
    state: () => table().copy(),
    seat: (): Seat => table().active,
    count() {
      surveyed();
      return survey.total;
    },
    move(index) {
      const current = surveyed();
      return unpack(current, survey.pick(index), survey.raises);
    },
    playAny(dice, tell) {
      const current = table();
      const { active } = current;
      lottery.play(current, dice, tell && ((move) => tell(active, move)));
      isSurveyed = false;
    },
    play(index) {
      const current = surveyed();
      perform(current, current.active, survey.pick(index), survey.raises);
      isSurveyed = false;
    },
  };
}

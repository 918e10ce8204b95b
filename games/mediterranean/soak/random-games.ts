/**
 * `npm run soak -- random-games [--games N] [--seed TEXT]`: plays random games of every player
 * count in place and looks at them from scratch, on the way and at the end.
 */
import { soakRandomGames } from "@sofala/engine/testing/soak";
import { mediterranean } from "../src/index.ts";
import { OPTION_VARIANTS } from "../test/support/random-play.ts";
import { faultAtTheEnd, faultInTable } from "../test/support/soundness.ts";

soakRandomGames({
  game: mediterranean,
  variants: OPTION_VARIANTS,
  checkEnd: faultAtTheEnd,
  checkState: faultInTable,
  measureEnd(end) {
    const [[winner = 0] = []] = mediterranean.result(end) ?? [];
    return {
      "winner's VP": end.players[winner]?.vp ?? 0,
      "ties for first": Number(end.duel !== undefined),
    };
  },
});

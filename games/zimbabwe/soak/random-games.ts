/**
 * `npm run soak -- random-games [--games N] [--rounds N] [--seed TEXT]`: plays random games of
 * every player count in place and looks at each end from scratch.
 */
import { soakRandomGames } from "@sofala/engine/testing/soak";
import { zimbabwe } from "../src/index.ts";
import { faultAtTheEnd } from "./final-check.ts";

soakRandomGames({
  game: zimbabwe,
  variants: [
    {},
    {},
    { firstPlay: true },
    { specialists: false },
    { dziva: "start", gods: ["dziva", "gu", "eshu", "atete"] },
    { gods: ["tsui-goab", "anansi", "obatala", "qamata", "shadipinyi", "elegua"] },
  ],
  checkEnd: faultAtTheEnd,
  measureEnd: (end) => ({
    rounds: zimbabwe.round(end),
    "cut short": Number(zimbabwe.simulation.isCutShort(end)),
  }),
});

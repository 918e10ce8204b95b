import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot } from "../../src/bot.ts";
import { randomBot } from "../../src/index.ts";
import { Beliefs } from "../../src/mediterranean/beliefs.ts";
import { strongTrader, strongWith, trader } from "../../src/mediterranean/bots.ts";
import { STEADY } from "../../src/mediterranean/play-style.ts";
import { Trader } from "../../src/mediterranean/market/trader.ts";
import type { Skills } from "../../src/mediterranean/player.ts";
import { FORESIGHT } from "../../src/mediterranean/strong/lookahead.ts";
import { Haggler } from "../../src/mediterranean/strong/strong-trader.ts";
import { SharpBeliefs } from "../../src/mediterranean/strong/strong-beliefs.ts";
import { StrongPlayer } from "../../src/mediterranean/strong/strong-player.ts";
import { changed, characterNamed } from "./named-styles.ts";

const HAGGLING: Skills = { beliefs: SharpBeliefs, market: Haggler };
const TRADING: Skills = { beliefs: Beliefs, market: Trader };

/**
 * `random`, or a character as in `steady+margin=0.5`. `haggler` is the strong one without its foresight, `seer` the foresight with
 * a steady one's trade; `strong` and `seer` take settings of the foresight, as in `strong+content=200;stores.most=1`.
 */
export function botNamed(name: string): Bot<Mediterranean> {
  const [base = "", changes = ""] = name.split("+");
  const foresight = () => changed(FORESIGHT, changes);
  switch (base) {
    case "random":
      return randomBot(mediterranean);
    case "strong":
      return strongWith(foresight());
    case "seer":
      return {
        ...strongTrader,
        sit: (seat, seed) => new StrongPlayer(seat, seed, foresight(), TRADING),
      };
    case "haggler":
      return trader("strong", STEADY, HAGGLING);
    default:
      return trader("steady", characterNamed(name));
  }
}

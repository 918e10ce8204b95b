import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import type { Bot } from "../../src/bot.ts";
import { randomBot } from "../../src/index.ts";
import { Beliefs } from "../../src/mediterranean/beliefs.ts";
import { strongBot, createBot } from "../../src/mediterranean/bots.ts";
import { STRONG } from "../../src/mediterranean/play-style.ts";
import { Trader } from "../../src/mediterranean/market/trader.ts";
import type { Skills } from "../../src/mediterranean/player.ts";
import { LOOKAHEAD } from "../../src/mediterranean/strong/lookahead.ts";
import { BARGAINING, type BargainingStyle } from "../../src/mediterranean/strong/pricing.ts";
import {
  bargainingSkills,
  haggler1,
  shipowner1,
} from "../../training/mediterranean/shipowner-1.ts";
import { withChanges, styleNamed } from "./named-styles.ts";

const DEFAULT_SKILLS: Skills = { beliefs: Beliefs, market: Trader };

/**
 * `random`, `shipowner-1`, or a style as in `steady+margin=0.5`. `haggler` and `haggler-1` are the strong bot and
 * `shipowner-1` without their lookahead, `seer` is the lookahead with the trading of the steady bot. `strong` and `seer` take
 * settings of the lookahead, as in `strong+defaultSimulations=200;stores.most=1`, `haggler` those of bargaining, as in
 * `haggler+cardWorth=0`.
 */
export function botNamed(name: string): Bot<Mediterranean> {
  const [base = "", changes = ""] = name.split("+");
  const lookahead = () => withChanges(LOOKAHEAD, changes);
  switch (base) {
    case "random":
      return randomBot(mediterranean);
    case "strong":
      return strongBot(lookahead());
    case "seer":
      return strongBot(lookahead(), { skills: DEFAULT_SKILLS });
    case "shipowner-1":
      return shipowner1();
    case "haggler":
      return createBot("strong", STRONG, bargainingSkills(bargainingWith(changes)));
    case "haggler-1":
      return haggler1;
    default:
      return createBot("steady", styleNamed(name));
  }
}

/** The bargaining of the strong bot, with changes of its numbers. */
function bargainingWith(changes: string): BargainingStyle {
  const { acceptance, factorFor, ...numbers } = BARGAINING;
  return { acceptance, factorFor, ...withChanges(numbers, changes) };
}

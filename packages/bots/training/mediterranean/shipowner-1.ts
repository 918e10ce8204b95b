import type { Dice, Seat } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { Bot } from "../../src/bot.ts";
import type { Beliefs } from "../../src/mediterranean/beliefs.ts";
import { createBot, strongBot } from "../../src/mediterranean/bots.ts";
import { STEADY, type PlayStyle } from "../../src/mediterranean/play-style.ts";
import type { Skills } from "../../src/mediterranean/player.ts";
import { estimatedAcceptance } from "../../src/mediterranean/strong/acceptance.ts";
import { pointsLeaf } from "../../src/mediterranean/strong/leaf.ts";
import type { LookaheadWeights } from "../../src/mediterranean/strong/lookahead.ts";
import type { BargainingStyle } from "../../src/mediterranean/strong/pricing.ts";
import { StrongBeliefs } from "../../src/mediterranean/strong/strong-beliefs.ts";
import { StrongTrader } from "../../src/mediterranean/strong/strong-trader.ts";

const BARGAINING: BargainingStyle = {
  acceptance: estimatedAcceptance,
  factorFor: (chance) => chance ** 0.8,
  counterOfferChance: 0.5,
  cardWorth: 0,
};

const LOOKAHEAD: LookaheadWeights = {
  race: { initialUncertainty: 1.5, dropOutErrors: 2, minWorlds: 4 },
  horizon: [1, 1, 1, 2, 1, 0],
  plans: { most: 6, window: 2.5 },
  stores: { most: 5, window: 1 },
  defaultSimulations: 60,
};

/** Trades as the strong bot does, with these numbers. */
export const bargainingSkills = (bargaining: BargainingStyle): Skills => ({
  beliefs: StrongBeliefs,
  market: class extends StrongTrader {
    constructor(style: PlayStyle, seat: Seat, beliefs: Beliefs, chance: Dice) {
      super(style, seat, beliefs, chance, { bargaining });
    }
  },
});

const LEAF = pointsLeaf(STEADY.weights, [0.126, 0.08, 0.096, 0.106, 0.118, 0.86]);
const SKILLS = bargainingSkills(BARGAINING);

/**
 * The strong bot from before learned values, with as many simulations for each decision. New bots are compared with it,
 * so it may not change: `test/mediterranean/yardsticks.test.ts` compares its moves.
 */
export const shipowner1 = (simulations = LOOKAHEAD.defaultSimulations): Bot<Mediterranean> =>
  strongBot(
    { ...LOOKAHEAD, defaultSimulations: simulations },
    { style: STEADY, skills: SKILLS, leaf: LEAF },
  );

/** The same without its lookahead. */
export const haggler1: Bot<Mediterranean> = createBot("strong", STEADY, SKILLS);

import { decide, noviceTrader, steadyTrader, strongTrader } from "@sofala/bots/mediterranean";
import type { Bot, BotPlayer } from "@sofala/bots/mediterranean";
import { dice, type Dice } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { BotAnswer, BotQuestion } from "../../../local/local-hidden-table.ts";
import { Players } from "../../../workers/player-cache.ts";

interface Seated {
  readonly bot: Bot<Mediterranean>;
  readonly player: BotPlayer<Mediterranean>;
  /** For how long it takes, and nothing else. */
  readonly chance: Dice;
}

const BOTS: readonly Bot<Mediterranean>[] = [noviceTrader, steadyTrader, strongTrader];

/** So long the strong bot thinks about a decision; the others are content much earlier. */
const MILLISECONDS = 1000;

/** Bots at their seats: they remember what they were told. */
const seats = new Players<Seated>();

export type TraderQuestions = {
  readonly decide: {
    readonly ask: BotQuestion<Mediterranean>;
    readonly answer: BotAnswer<Mediterranean>;
  };
};

export const traders = {
  decide(question: BotQuestion<Mediterranean>): BotAnswer<Mediterranean> {
    const { table, seat } = question;
    const { bot, player, chance } = seats.at(table, `${seat}`, () => sit(question));
    for (const events of question.told) player.see(events);
    const { move } = decide(player, question.view, { milliseconds: MILLISECONDS });
    const pause = bot.pace?.(move, chance) ?? 0;
    return move === undefined ? { pause } : { move, pause };
  },
};

function sit({ bot: { level }, seat, seed }: BotQuestion<Mediterranean>): Seated {
  const bot = BOTS.find((each) => each.level === level) ?? steadyTrader;
  const own = `${seed} seat ${seat}`;
  return { bot, player: bot.sit(seat, own), chance: dice(`${own} pace`) };
}

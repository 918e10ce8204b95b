import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const mediterraneanBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Pedlar",
    style: "Swaps card for card, buys what looks good and sometimes gets it wrong.",
  },
  casual: {
    name: "Stallholder",
    style: "Plans its purchases, but misjudges what things are worth.",
  },
  club: {
    name: "Shopkeeper",
    style: "Trades and plans well, and now and then misjudges a deal.",
  },
  steady: {
    name: "Merchant",
    style: "Trades for what it needs and spends its money down to the last coin.",
  },
  strong: {
    name: "Shipowner",
    style:
      "Knows which deals others would accept, haggles over points and plans ahead before buying.",
  },
};

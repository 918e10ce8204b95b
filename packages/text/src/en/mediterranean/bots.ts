import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const mediterraneanBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Pedlar",
    style: "Swaps card for card, buys what looks good and misjudges now and then.",
  },
  steady: {
    name: "Merchant",
    style: "Trades for what its plans need and spends to the last coin.",
  },
  strong: {
    name: "Shipowner",
    style:
      "Knows what everybody would say yes to, haggles over points and looks ahead before it buys.",
  },
};

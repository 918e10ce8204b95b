import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const zimbabweBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Herder",
    style: "Grabs points and famous gods, bids high early and forgets what they require.",
  },
  steady: {
    name: "Steward",
    style: "Weighs whole turns by the race to everybody's victory requirement.",
  },
  strong: {
    name: "Regent",
    style: "Looks ahead through everybody's best turns and gifts; takes a second or two.",
  },
};

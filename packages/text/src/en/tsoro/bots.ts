import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const tsoroBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Sprout",
    style: "Completes a line when it can, but overlooks almost everything else.",
  },
  steady: {
    name: "Weaver",
    style: "Looks a few moves ahead and sees most traps.",
  },
  strong: {
    name: "Elder",
    style: "Knows every position and never loses. The best you can get is a draw.",
  },
};

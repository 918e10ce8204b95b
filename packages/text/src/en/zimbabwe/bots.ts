import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const zimbabweBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Herder",
    style:
      "Goes for quick points and big-name gods, gives too much early and overlooks the cost in VR.",
  },
  casual: {
    name: "Farmer",
    style: "Knows what wins, and often takes a turn that is merely good.",
  },
  club: {
    name: "Headman",
    style: "Plans whole turns, and now and then overlooks a better one.",
  },
  steady: {
    name: "Steward",
    style: "Plans whole turns and compares how close everybody is to winning.",
  },
  strong: {
    name: "Regent",
    style: "Looks ahead at everybody's best turns and gifts. Takes a second or two.",
  },
};

import type { BotText } from "../bot-text.ts";

export const randomBot: BotText = {
  name: "Lots",
  style: "Plays any legal move: a yardstick, hardly an opponent.",
};

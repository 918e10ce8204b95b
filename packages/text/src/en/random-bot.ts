import type { BotText } from "../bot-text.ts";

export const randomBot: BotText = {
  name: "Random",
  style: "Plays random legal moves. Useful for comparison, not much of an opponent.",
};

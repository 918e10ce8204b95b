import type { BotText } from "../bot-text.ts";

export const randomBot: BotText = {
  name: "Sorte",
  style: "Gioca una mossa qualunque: un metro di paragone più che un avversario.",
};

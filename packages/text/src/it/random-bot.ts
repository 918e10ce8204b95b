import type { BotText } from "../bot-text.ts";

export const randomBot: BotText = {
  name: "Caso",
  style: "Gioca mosse a caso. Utile come paragone, poco come avversario.",
};

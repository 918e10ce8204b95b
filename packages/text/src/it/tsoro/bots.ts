import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const tsoroBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Germoglio",
    style: "Completa una fila quando può, ma si lascia sfuggire quasi tutto il resto.",
  },
  steady: {
    name: "Tessitore",
    style: "Guarda avanti di qualche mossa e vede quasi tutte le trappole.",
  },
  strong: {
    name: "Anziano",
    style: "Conosce ogni posizione e non perde mai. Al massimo puoi pareggiare.",
  },
};

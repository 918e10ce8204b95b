import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const mediterraneanBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Ambulante",
    style: "Scambia carta per carta, compra quel che gli piace e ogni tanto sbaglia i conti.",
  },
  casual: {
    name: "Bottegaio",
    style: "Pianifica gli acquisti, ma si sbaglia su quanto valgono le cose.",
  },
  club: {
    name: "Negoziante",
    style: "Commercia e pianifica bene, ma ogni tanto valuta male uno scambio.",
  },
  steady: {
    name: "Mercante",
    style: "Cerca negli scambi ciò che serve ai suoi piani e spende fino all'ultima moneta.",
  },
  strong: {
    name: "Armatore",
    style:
      "Sa quali scambi accetterebbero gli altri, contratta sui punti e pianifica prima di comprare.",
  },
};

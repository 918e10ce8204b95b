import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const mediterraneanBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Ambulante",
    style: "Scambia carta per carta, compra quel che gli piace e ogni tanto sbaglia i conti.",
  },
  steady: {
    name: "Mercante",
    style: "Cerca negli scambi ciò che serve ai suoi piani e spende fino all'ultima moneta.",
  },
  strong: {
    name: "Armatore",
    style:
      "Sa a che cosa ciascuno direbbe di sì, contratta sui punti e guarda avanti prima di comprare.",
  },
};

import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const zimbabweBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Mandriano",
    style: "Insegue punti e divinità famose, dona molto all'inizio e dimentica quanto gli costano.",
  },
  steady: {
    name: "Intendente",
    style: "Valuta turni interi guardando la corsa di tutti al proprio requisito di vittoria.",
  },
  strong: {
    name: "Reggente",
    style: "Prevede i turni e i doni migliori di tutti; si prende un secondo o due.",
  },
};

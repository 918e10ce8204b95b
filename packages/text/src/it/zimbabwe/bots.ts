import type { BotTexts } from "../../bot-text.ts";
import { randomBot } from "../random-bot.ts";

export const zimbabweBots: BotTexts = {
  random: randomBot,
  novice: {
    name: "Mandriano",
    style:
      "Insegue punti facili e divinità famose, dona troppo all'inizio e trascura quanto gli costano in RV.",
  },
  casual: {
    name: "Contadino",
    style: "Sa che cosa fa vincere, ma spesso si accontenta di un turno discreto.",
  },
  club: {
    name: "Capovillaggio",
    style: "Pianifica turni interi, ma ogni tanto gliene sfugge uno migliore.",
  },
  steady: {
    name: "Intendente",
    style: "Pianifica turni interi e confronta quanto manca a ciascuno per vincere.",
  },
  strong: {
    name: "Reggente",
    style: "Prevede i turni e i doni migliori di tutti. Gli serve un secondo o due.",
  },
};

import type { BotTexts } from "../bot-text.ts";

const random = {
  name: "Sorte",
  style: "Gioca una mossa qualunque: un metro di paragone più che un avversario.",
};

export const zimbabweBots: BotTexts = {
  random,
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

export const mediterraneanBots: BotTexts = {
  random,
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

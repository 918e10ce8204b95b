import type { LensesText } from "../../../en/zimbabwe/web/lenses.ts";
import { cattle, count, list } from "../../grammar.ts";

export const lenses: LensesText = {
  title: "Lenti",
  range: {
    name: "Portata",
    description:
      "Scegli un'area o un pezzo. Ciò che è a portata viene evidenziato, e i pezzi collegati mostrano quante tappe servono.",
  },
  claims: {
    name: "Risorse libere",
    description:
      "Mostra quali risorse sono disponibili per un nuovo artigiano e quali sono già impegnate.",
  },
  sites: { name: "Posti", description: "Mostra dove può andare un artigiano." },
  ahead: {
    name: "Uno sguardo avanti",
    description:
      "Mostra quanto manca a ciascuno per vincere e che cosa può innalzare nel prossimo giro.",
  },
  craft: "Mestiere",
  seatChoice: "Turno di",
  seatRange: (name, range) => `${name}, portata ${range}`,
  calculating: "Calcolo in corso …",
  failed: "Il calcolo non è riuscito.",
  toGo: (points, goods) =>
    points === 0
      ? "Ha abbastanza PV."
      : `${points === 1 ? "Manca" : "Mancano"} ${points} PV, circa ${count(goods, "bene", "beni")}.`,
  rounds: (rounds) =>
    rounds < 1.5
      ? "Può vincere nel prossimo giro."
      : `Può vincere fra circa ${Math.round(rounds)} giri.`,
  noRaise: (purse) => `Con ${cattle(purse)} nel prossimo giro: nessun innalzamento possibile.`,
  bestRaise: ({ monuments, cost, vp }, purse) =>
    `Con ${cattle(purse)} nel prossimo giro: innalza ${list(monuments)} per ${cost}, +${vp} PV.`,
};

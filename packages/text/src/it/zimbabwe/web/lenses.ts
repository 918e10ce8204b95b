import type { LensesText } from "../../../en/zimbabwe/web/lenses.ts";
import { cattle, count, list } from "../../grammar.ts";

export const lenses: LensesText = {
  title: "Lenti",
  range: {
    name: "Portata",
    description:
      "Scegli una casella o un pezzo: ciò che è a portata viene contornato, e i pezzi collegati mostrano quante tappe servono.",
  },
  claims: {
    name: "Risorse libere",
    description: "Quali risorse può rivendicare un nuovo artigiano e quali sono già prese.",
  },
  sites: { name: "Posti", description: "Dove può stare un artigiano." },
  ahead: {
    name: "Uno sguardo avanti",
    description: "Quanto manca a ciascuno per vincere e che cosa può innalzare nel prossimo giro.",
  },
  craft: "Mestiere",
  seatChoice: "Nel turno di",
  seatRange: (name, range) => `${name}, portata ${range}`,
  calculating: "Sto calcolando …",
  failed: "Il calcolo non è riuscito.",
  toGo: (points, goods) =>
    points === 0
      ? "Ha quanto serve."
      : `Mancano ${points} PV, circa ${count(goods, "bene", "beni")}.`,
  rounds: (rounds) =>
    rounds < 1.5
      ? "Può vincere nel prossimo giro."
      : `Può vincere fra circa ${Math.round(rounds)} giri.`,
  noRaise: (purse) => `Con ${cattle(purse)} nel prossimo giro non può innalzare nulla.`,
  bestRaise: ({ monuments, cost, vp }, purse) =>
    `Con ${cattle(purse)} nel prossimo giro: ${list(monuments)} per ${cost}, ${vp} PV.`,
};

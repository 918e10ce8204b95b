import { signed } from "../../../signed.ts";
import type { ZimbabweTablesText } from "../../../games/zimbabwe/rules-text.ts";
import { either } from "../../grammar.ts";

export const tables: ZimbabweTablesText = {
  level: "Livello",
  vp: "PV",
  gained: "PV guadagnati con il passo",
  goods: "Beni per il passo",
  god: "Divinità",
  specialist: "Specialista",
  craftsman: "Artigiano",
  vr: "RV",
  effect: "Effetto",
  fee: "Compenso",
  resource: "Lavora",
  worksWith: "Lavora con",
  tile: "Tessera",
  cost: "Costo",
  vpEach: "PV",
  cards: "RV, carte 1 e 2",
  fees: either,
  vrOf: (vr) => `RV ${either(vr.map(signed))}`,
  feeOf: (fees) => `Compenso: ${either(fees)} capi`,
  costOf: (cattle, vp) => `Costo: ${cattle} capi · ${vp} PV ciascuno`,
};

import { signed } from "../../../signed.ts";
import type { ZimbabweTablesText } from "../../../en/zimbabwe/rules/tables.ts";
import { orList } from "../../grammar.ts";

export const tables: ZimbabweTablesText = {
  level: "Livello",
  vp: "PV",
  vpGained: "PV guadagnati",
  goods: "Beni necessari",
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
  vrOfCards: "RV, carte 1 e 2",
  feeList: orList,
  vrLine: (vr) => `RV ${orList(vr.map(signed))}`,
  feeLine: (fees) => `Compenso: ${orList(fees)} capi`,
  costLine: (cattle, vp) => `Costo: ${cattle} capi · ${vp} PV ciascuno`,
};

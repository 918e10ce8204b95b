import { signed } from "../../../signed.ts";
import { orList } from "../../grammar.ts";

/** The texts of the tables besides names and numbers. */
export const tables = {
  level: "Level",
  vp: "VP",
  /** VP gained by the step to a level. */
  vpGained: "VP gained",
  /** Goods that the step to a level takes. */
  goods: "Goods needed",
  god: "God",
  specialist: "Specialist",
  craftsman: "Craftsman",
  vr: "VR",
  effect: "Effect",
  fee: "Fee",
  resource: "Uses",
  worksWith: "Works with",
  tile: "Tile",
  cost: "Cost",
  vpEach: "VP",
  /** VR of the first and second card. */
  vrOfCards: "VR, card 1 and 2",
  feeList: (fees: readonly number[]) => orList(fees),
  /** `VR +3 or +4` */
  vrLine: (vr: readonly number[]) => `VR ${orList(vr.map(signed))}`,
  feeLine: (fees: readonly number[]) => `Fee: ${orList(fees)} cattle`,
  costLine: (cattle: number, vp: number) => `Cost: ${cattle} cattle · ${vp} VP each`,
};

export type ZimbabweTablesText = typeof tables;

import { signed } from "../../../signed.ts";
import type { ZimbabweTablesText } from "../../../games/zimbabwe/rules-text.ts";
import { orList } from "../../grammar.ts";

export const tables: ZimbabweTablesText = {
  level: "Level",
  vp: "VP",
  vpGained: "VP gained by the step",
  goods: "Goods for the step",
  god: "God",
  specialist: "Specialist",
  craftsman: "Craftsman",
  vr: "VR",
  effect: "Effect",
  fee: "Fee",
  resource: "Works",
  worksWith: "Works with",
  tile: "Tile",
  cost: "Cost",
  vpEach: "VP",
  vrOfCards: "VR, card 1 and 2",
  feeList: orList,
  vrLine: (vr) => `VR ${orList(vr.map(signed))}`,
  feeLine: (fees) => `Fee: ${orList(fees)} cattle`,
  costLine: (cattle, vp) => `Cost: ${cattle} cattle · ${vp} VP each`,
};

import { signed } from "../../../signed.ts";
import type { ZimbabweTablesText } from "../../../games/zimbabwe/rules-text.ts";
import { either } from "../../grammar.ts";

export const tables: ZimbabweTablesText = {
  level: "Level",
  vp: "VP",
  gained: "VP gained by the step",
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
  cards: "VR, card 1 and 2",
  fees: either,
  vrOf: (vr) => `VR ${either(vr.map(signed))}`,
  feeOf: (fees) => `Fee: ${either(fees)} cattle`,
  costOf: (cattle, vp) => `Cost: ${cattle} cattle · ${vp} VP each`,
};

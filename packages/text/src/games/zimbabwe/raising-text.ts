import type { CellName, Craft, RaisePlan, Resource } from "@sofala/zimbabwe";
import type { SeatNames } from "../../card-text.ts";

/** The goods of one line that reach a monument, and the price of the cheapest. */
interface LineInReach {
  readonly resource: Resource;
  readonly cost: number;
}

/** Why a monument cannot be raised. */
type Obstacle =
  | { readonly kind: "complete" }
  | { readonly kind: "raised" }
  /** Too few lines of goods reach it. */
  | {
      readonly kind: "lines";
      readonly need: number;
      readonly inReach: readonly LineInReach[];
      readonly missing: readonly Resource[];
    }
  | { readonly kind: "cattle"; readonly cost: number; readonly have: number }
  /** The lines are there, but not enough resources are free. */
  | { readonly kind: "resources"; readonly need: number; readonly inReach: readonly LineInReach[] };

/** Raising monuments. */
export interface RaisingText {
  readonly prompt: string;
  readonly monument: (at: CellName, level: number) => string;
  readonly cost: (cattle: number) => string;
  readonly obstacle: (obstacle: Obstacle) => string;
  readonly notRaisable: (stuck: number) => string;
  readonly planning: string;
  /** The payments could not be computed. */
  readonly failed: string;
  readonly cannotCombine: string;
  readonly planLabel: string;
  readonly planSummary: (plan: RaisePlan, names: SeatNames, me: number | undefined) => string;
  readonly goodsFor: (at: CellName) => string;
  readonly goodOf: (craft: Craft) => string;
  readonly maker: (maker: {
    readonly craft: Craft;
    readonly at: CellName;
    readonly owner: string;
    readonly primary: CellName | undefined;
  }) => string;
  readonly makerLabel: string;
  readonly resources: (cells: readonly CellName[]) => string;
  readonly resourceLabel: string;
  readonly viaHubs: (hubs: readonly CellName[]) => string;
  /** Who gets a payment; without a name, the stock. */
  readonly recipient: (line: {
    readonly name: string | undefined;
    readonly isYou: boolean;
    readonly craft: Craft | undefined;
  }) => string;
  readonly total: string;
  readonly returned: string;
  /** The same for a small screen. */
  readonly raise: (cattle: number) => string;
  readonly raiseSeveral: (monuments: number, cattle: number) => string;
}

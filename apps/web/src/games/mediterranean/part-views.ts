import type { View } from "@sofala/mediterranean";
import { later, type Later } from "../../ui/lazy.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { useMediterraneanWords } from "./mediterranean-text.ts";
import type { Models } from "./table-models.ts";

export interface StageProps {
  readonly models: Models;
  /** Shows how the game ended. */
  readonly onResult?: (() => void) | undefined;
}

/** What a part of the game is played with: the middle of the table, and the bar beneath. */
interface Stage {
  readonly Board: Later<StageProps>;
  readonly Bar: Later<StageProps>;
}

const MARKET: Stage = {
  Board: later(() => import("./market/market.tsx").then((module) => module.Market)),
  Bar: later(() => import("./market/trade-bar.tsx").then((module) => module.TradeBar)),
};
const SHOP: Stage = {
  Board: later(() => import("./steps/shop.tsx").then((module) => module.Shop)),
  Bar: later(() => import("./steps/purchase-step.tsx").then((module) => module.PurchaseStep)),
};
const MAT: Stage = {
  Board: later(() => import("./mats/own-mat.tsx").then((module) => module.OwnMat)),
  Bar: later(() => import("./steps/steps.tsx").then((module) => module.Steps)),
};

export function stageOf(part: View["part"]): Stage {
  switch (part) {
    case "trading":
    case "grace":
      return MARKET;
    case "purchasing":
      return SHOP;
    default:
      return MAT;
  }
}

/** All that the parts of the game are played with. */
export const STAGES = [MAT, MARKET, SHOP].flatMap(({ Board, Bar }) => [Board, Bar]);

/** Fetches the words of a table and what this part of the game is played with; false until they came. */
export function useStage(part: View["part"]): boolean {
  const hasWords = useMediterraneanWords();
  const stage = useLoaded(async () => {
    const found = stageOf(part);
    await Promise.all([found.Board.fetch(), found.Bar.fetch()]);
    return found;
  });
  return hasWords && stage !== undefined;
}

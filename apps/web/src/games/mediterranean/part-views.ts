import type { View } from "@sofala/mediterranean";
import { appText } from "../../text/app-text.ts";
import { lazy, lazyWithFirstTexts, type LazyComponent } from "../../ui/lazy.tsx";
import { useLoaded } from "../../use-loaded.ts";
import { loadMediterraneanText, useFirstMediterraneanText } from "./mediterranean-text.ts";
import type { TableModels } from "./table-models.ts";

export interface PartViewProps {
  readonly models: TableModels;
  /** Shows how the game ended. */
  readonly onShowResult?: (() => void) | undefined;
}

/** The components of a part of the game: the board, and the action bar below it. */
interface PartView {
  readonly Board: LazyComponent<PartViewProps>;
  readonly Bar: LazyComponent<PartViewProps>;
}

const MARKET_VIEW: PartView = {
  Board: lazyWithFirstTexts(() => import("./market/market.tsx").then((module) => module.Market)),
  Bar: lazyWithFirstTexts(() => import("./market/trade-bar.tsx").then((module) => module.TradeBar)),
};
const SHOP_VIEW: PartView = {
  Board: lazy(() => import("./steps/shop.tsx").then((module) => module.Shop)),
  Bar: lazy(() => import("./steps/purchase-step.tsx").then((module) => module.PurchaseStep)),
};
const MAT_VIEW: PartView = {
  Board: lazy(() => import("./mats/own-mat.tsx").then((module) => module.OwnMat)),
  Bar: lazy(() => import("./steps/steps.tsx").then((module) => module.Steps)),
};

export function partViewOf(part: View["part"]): PartView {
  switch (part) {
    case "trading":
    case "grace":
      return MARKET_VIEW;
    case "purchasing":
      return SHOP_VIEW;
    default:
      return MAT_VIEW;
  }
}

/** The components of all parts. */
export const PART_COMPONENTS = [MAT_VIEW, MARKET_VIEW, SHOP_VIEW].flatMap(({ Board, Bar }) => [
  Board,
  Bar,
]);

/** Loads the text and the components of a part. */
export async function loadPartView(part: View["part"]): Promise<PartView> {
  const view = partViewOf(part);
  const text = loadMediterraneanText(appText.value.tag);
  await Promise.all([text, view.Board.fetch(), view.Bar.fetch()]);
  return view;
}

/** Loads the text and the components of this part; false until they are loaded. */
export function usePartViewLoaded(part: View["part"]): boolean {
  const hasText = useFirstMediterraneanText();
  const partView = useLoaded(() => loadPartView(part));
  return hasText && partView !== undefined;
}

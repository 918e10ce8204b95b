import { isPhone, SEATS_TAB } from "../../../table/layout-model.ts";
import { marketModelOf } from "../market/market-model.ts";
import type { TableModels } from "../table-models.ts";
import type { Panel } from "./lesson.ts";
import { currentStep, type TutorialState } from "./tutorial.ts";

export const highlightedPanels = (tutorial: TutorialState): readonly Panel[] =>
  currentStep(tutorial)?.highlight ?? [];

/** Makes the highlighted parts visible, and drops drafts of the step before. */
export function revealHighlight(tutorial: TutorialState, models: TableModels): void {
  const panels = highlightedPanels(tutorial);
  const { layout } = models;
  const market = marketModelOf(models);
  market.composer.reset();
  market.isStoring.value = false;
  if (isPhone.peek() && panels.includes("seats")) layout.suggest(SEATS_TAB);
  layout.sheet.value = panels.includes("bar") ? "half" : "peek";
}

import { isPhone, SEATS_TAB } from "../../../table/layout-model.ts";
import { marketOf } from "../market/market-model.ts";
import type { Models } from "../table-models.ts";
import type { Panel } from "./lesson.ts";
import { stepOf, type Tutorial } from "./tutorial.ts";

export const panelsOf = (tutorial: Tutorial): readonly Panel[] => stepOf(tutorial)?.show ?? [];

/** Brings into sight what a step points at; what was left half done for the one before is put away. */
export function pointAt(tutorial: Tutorial, models: Models): void {
  const panels = panelsOf(tutorial);
  const { layout } = models;
  const market = marketOf(models);
  market.composer.empty();
  market.isStoring.value = false;
  if (isPhone.peek() && panels.includes("seats")) layout.suggest(SEATS_TAB);
  layout.sheet.value = panels.includes("bar") ? "half" : "peek";
}

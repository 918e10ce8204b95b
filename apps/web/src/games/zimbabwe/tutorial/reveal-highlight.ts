import { isPhone, SEATS_TAB } from "../../../table/layout-model.ts";
import type { TableModels } from "../table-models.ts";
import type { Panel } from "./lesson.ts";
import { currentHighlight, currentStep, type TutorialState } from "./tutorial.ts";

/** The models that a highlight changes. */
type HighlightTargets = Pick<TableModels, "layout" | "shownCard">;

/** The tab that contains a panel. */
const TAB_OF_PANEL: { readonly [panel in Panel]?: string } = { cards: "gods", log: "log" };
const PHONE_TAB_OF_PANEL: typeof TAB_OF_PANEL = { ...TAB_OF_PANEL, seat: SEATS_TAB };

/** Opens the tab and the sheet that the current step needs. */
export function revealHighlight(
  tutorial: TutorialState,
  { layout, shownCard }: HighlightTargets,
): void {
  const { panels = [], card } = currentHighlight(tutorial);
  if (card !== undefined) shownCard.value = card;
  const tabs = isPhone.peek() ? PHONE_TAB_OF_PANEL : TAB_OF_PANEL;
  const [tab] = panels.flatMap((panel) => tabs[panel] ?? []);
  if (tab !== undefined) layout.suggest(tab);
  const isInSheet = panels.some((panel) => panel !== "track");
  layout.sheet.value = currentStep(tutorial)?.kind === "move" || isInSheet ? "half" : "peek";
}

import { isPhone, SEATS_TAB } from "../../../table/layout-model.ts";
import type { Models } from "../table-models.ts";
import type { Panel } from "./lesson.ts";
import { highlightOf, stepOf, type Tutorial } from "./tutorial.ts";

/** What a step can bring into sight. */
type Pointer = Pick<Models, "layout" | "card">;

/** The tab that a panel is behind. */
const TABS: { readonly [panel in Panel]?: string } = { cards: "gods", log: "log" };
const PHONE_TABS: typeof TABS = { ...TABS, seat: SEATS_TAB };

/** Brings into sight what a step points at, and on phones what it wants to be done with. */
export function pointAt(told: Tutorial, { layout, card }: Pointer): void {
  const { panels = [], card: shown } = highlightOf(told);
  if (shown !== undefined) card.value = shown;
  const tabs = isPhone.peek() ? PHONE_TABS : TABS;
  const [tab] = panels.flatMap((panel) => tabs[panel] ?? []);
  if (tab !== undefined) layout.suggest(tab);
  const isInSheet = panels.some((panel) => panel !== "track");
  layout.sheet.value = stepOf(told)?.kind === "move" || isInSheet ? "half" : "peek";
}

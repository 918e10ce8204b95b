import type { Signal } from "@preact/signals";
import { openLogTab } from "../../table/log-tab.tsx";
import type { SideTab } from "../../table/table-layout.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { zimbabweText } from "./zimbabwe-text.ts";
import { EmpireBadge } from "./board/empires.tsx";
import type { Card } from "./cards.ts";
import type { TableModels } from "./table-models.ts";

const loadPanels = () => import("./panels/late-panels.ts");
const GodsPanel = lazy(async () => (await loadPanels()).GodsPanel);
const TechnologiesPanel = lazy(async () => (await loadPanels()).TechnologiesPanel);
const TurnOrderPanel = lazy(async () => (await loadPanels()).TurnOrderPanel);
const LensPanel = lazy(async () => (await loadPanels()).LensPanel);
/** Prefetched when the board is rendered. */
export const LAZY_PANELS = [GodsPanel, TechnologiesPanel, TurnOrderPanel, LensPanel];

/** The tabs beside the board. */
export function sideTabs(models: TableModels, card: Signal<Card | undefined>): readonly SideTab[] {
  const { table } = models;
  const { panels, lenses } = zimbabweText.value;
  return [
    openLogTab(models, (seat) => {
      const empire = table.view.value.seats[seat]?.empire;
      return empire && <EmpireBadge empire={empire} />;
    }),
    {
      id: "gods",
      name: panels.tabs.gods,
      icon: "gods",
      content: () => <GodsPanel model={table} spotlight={card} />,
    },
    {
      id: "crafts",
      name: panels.tabs.crafts,
      icon: "crafts",
      content: () => <TechnologiesPanel model={table} spotlight={card} />,
    },
    {
      id: "order",
      name: panels.tabs.order,
      icon: "order",
      content: () => <TurnOrderPanel model={table} />,
    },
    {
      id: "lenses",
      name: lenses.title,
      icon: "eye",
      content: () => <LensPanel model={models.lens} table={table} />,
    },
  ];
}

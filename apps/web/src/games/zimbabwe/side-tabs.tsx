import type { Signal } from "@preact/signals";
import { LogPanel } from "../../table/log-panel.tsx";
import type { SideTab } from "../../table/table-layout.tsx";
import { later } from "../../ui/lazy.tsx";
import { words } from "../../text/app-text.ts";
import { EmpireBadge } from "./board/empires.tsx";
import type { Card } from "./cards.ts";
import type { Models } from "./table-models.ts";
import { GodsPanel } from "./panels/gods-panel.tsx";
import { TechnologiesPanel } from "./panels/technologies-panel.tsx";

const OrderPanel = later(() =>
  import("./panels/turn-order-panel.tsx").then((module) => module.OrderPanel),
);
const LensPanel = later(() => import("./lenses/lens-panel.tsx").then((module) => module.LensPanel));
/** What is fetched once the board stands. */
export const LATER_PANELS = [OrderPanel, LensPanel];

/** What can be opened beside the board. */
export function sideTabs(models: Models, card: Signal<Card | undefined>): readonly SideTab[] {
  const { table } = models;
  const { panels, lenses } = words.value;
  return [
    { id: "log", name: panels.tabs.log, icon: "log", content: () => <TableLog models={models} /> },
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
      content: () => <OrderPanel model={table} />,
    },
    {
      id: "lenses",
      name: lenses.title,
      icon: "eye",
      content: () => <LensPanel model={models.lens} table={table} />,
    },
  ];
}

function TableLog({ models }: { readonly models: Models }) {
  const { table, layout, log } = models;
  return (
    <LogPanel
      lines={log}
      lookingAt={table.lookingAt}
      moves={table.moves}
      onLook={(moment) => {
        table.lookingAt.value = moment;
      }}
      onLight={(cells) => {
        table.spokenOf.value = cells;
      }}
      onShow={() => layout.showBoard()}
      badge={(seat) => {
        const empire = table.view.value.seats[seat]?.empire;
        return empire && <EmpireBadge empire={empire} />;
      }}
    />
  );
}

import { useComputed, useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LogAnnouncer } from "../../table/log-announcer.tsx";
import { LogPanel } from "../../table/log-panel.tsx";
import { TableLayout, type SideTab } from "../../table/table-layout.tsx";
import type { MenuItem } from "../../table/table-menu.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { prefetchWhenIdle, lazy } from "../../ui/lazy.tsx";
import { mediterraneanText } from "./mediterranean-text.ts";
import { Hand } from "./market/hand.tsx";
import { SeatColumn } from "./mats/seat-column.tsx";
import { StatusBoard } from "./mats/status-board.tsx";
import type { TableModels } from "./table-models.ts";
import { Header } from "./panels/header.tsx";
import { PART_COMPONENTS, partViewOf, type PartViewProps } from "./part-views.ts";
import "./table-view.css";
import { onStepKeys } from "./steps/step-keys.ts";

interface Props {
  readonly models: TableModels;
  /** The menu. */
  readonly menuItems: readonly MenuItem[];
  /** Side tabs after the usual ones. */
  readonly extraTabs?: readonly SideTab[];
  /** Shows who plays a seat at an online table. Must be a stable function. */
  readonly renderPlayer?: (seat: Seat) => ComponentChildren;
  /** Shown before the menu. */
  readonly beforeMenu?: ComponentChildren;
  /** Shown above the actions. */
  readonly banners?: ComponentChildren;
  /** The guide of the tutorial. */
  readonly guide?: ComponentChildren;
  /** Opens the result. */
  readonly onShowResult?: () => void;
  /** Opens the moment of a log line. */
  readonly onSelectMoment?: ((moment: number) => void) | undefined;
}

const LedgerTab = lazy(() =>
  import("./resolution/ledger-view.tsx").then((module) => module.LedgerTab),
);
const TurnCards = lazy(() => import("./mats/turn-cards.tsx").then((module) => module.TurnCards));
/** Loaded when idle, long before the first resolution. */
const Resolution = lazy(
  async () => {
    await whenIdle();
    return (await import("./resolution/resolution.tsx")).Resolution;
  },
  () => undefined,
);

/** A whole table. */
export function TableView(props: Props) {
  const {
    models,
    menuItems,
    extraTabs = [],
    renderPlayer,
    beforeMenu,
    banners,
    guide,
    onShowResult,
    onSelectMoment,
  } = props;
  const { table, layout, log } = models;
  const text = mediterraneanText.value;
  useEffect(
    () => void prefetchWhenIdle([Resolution, ...PART_COMPONENTS, TurnCards, LedgerTab]),
    [],
  );
  const side: readonly SideTab[] = [
    {
      id: "log",
      name: text.table.tabs.log,
      icon: "log",
      content: () => <TableLog models={models} onSelectMoment={onSelectMoment} />,
    },
    {
      id: "cards",
      name: text.table.tabs.cards,
      icon: "cards",
      content: () => <TurnCards model={table} />,
    },
    {
      id: "ledger",
      name: text.resolution.ledger.tab,
      icon: "order",
      content: () => <LedgerTab models={models} />,
    },
    ...extraTabs,
  ];
  return (
    <>
      <TableLayout
        layout={layout}
        header={<Header models={models} menuItems={menuItems} beforeMenu={beforeMenu} />}
        seats={<SeatColumn models={models} renderPlayer={renderPlayer} />}
        track={<StatusBoard model={table} />}
        board={<PartBoard models={models} />}
        guide={guide}
        side={side}
        bar={
          <>
            {banners}
            <StepBar models={models} onShowResult={onShowResult} />
            {hasHand(table.phase.value) && <Hand models={models} />}
          </>
        }
      />
      <Resolution models={models} />
      <LogAnnouncer lines={log} />
    </>
  );
}

/** True while cards are held in hand. */
const hasHand = (phase: View["phase"]): boolean => phase === "civic" || phase === "trading";

/** The board of the current part. */
function PartBoard({ models }: { readonly models: TableModels }) {
  const { Board } = partViewOf(models.table.part.value);
  return <Board models={models} />;
}

function TableLog({ models, onSelectMoment }: Pick<Props, "models" | "onSelectMoment">) {
  const shownMoment = useSignal<number | undefined>(undefined);
  const moveCount = useComputed(() => models.table.table.observerView.value.moveCount);
  return (
    <LogPanel
      lines={models.log}
      shownMoment={shownMoment}
      moveCount={moveCount}
      onSelectMoment={onSelectMoment}
    />
  );
}

/** The bar of the current step, or whom the table waits for. */
function StepBar({ models, onShowResult }: PartViewProps) {
  useEffect(onStepKeys, []);
  const { table } = models;
  const { turn, part, strike } = table.view.value;
  const { Bar } = partViewOf(part);
  // A new key for each step and player drops unfinished choices.
  const key = [turn, part, strike?.calamity, strike?.round, strike?.effect, table.me.value].join();
  return <Bar key={key} models={models} onShowResult={onShowResult} />;
}

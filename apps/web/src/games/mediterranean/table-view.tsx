import type { View } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import { logTab } from "../../table/log-tab.tsx";
import { TableFrame } from "../../table/table-frame.tsx";
import type { SideTab } from "../../table/table-layout.tsx";
import type { TableViewProps } from "../../table/table-ui.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { lazy } from "../../ui/lazy.tsx";
import { mediterraneanText } from "./mediterranean-text.ts";
import { Introduction } from "./introduction.tsx";
import { SeatBadge } from "./art/seat-badge.tsx";
import { Hand } from "./market/hand.tsx";
import { SeatColumn } from "./mats/seat-column.tsx";
import { StatusBoard } from "./mats/status-board.tsx";
import type { TableModels } from "./table-models.ts";
import { Header } from "./panels/header.tsx";
import { PART_COMPONENTS, partViewOf, type PartViewProps } from "./part-views.ts";
import "./table-view.css";
import { useStepKeys } from "./steps/step-keys.ts";

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

const PREFETCHED = [Resolution, ...PART_COMPONENTS, TurnCards, LedgerTab];

/** A whole table. */
export function TableView({
  menuItems,
  beforeMenu,
  renderPlayer,
  onShowResult,
  onSelectMoment,
  belowActions,
  ...frame
}: TableViewProps<TableModels>) {
  const { models } = frame;
  const { table, log } = models;
  const text = mediterraneanText.value;
  const openedAt = useMemo(() => table.table.observedMoves.peek().length, [models]);
  const tabs: readonly SideTab[] = [
    logTab(log, { onSelectMoment }),
    {
      id: "cards",
      name: text.table.tabs.cards,
      icon: "cards",
      content: () => <TurnCards model={table} />,
    },
    {
      id: "ledger",
      name: text.table.tabs.ledger,
      icon: "order",
      content: () => <LedgerTab models={models} />,
    },
  ];
  return (
    <TableFrame
      {...frame}
      header={<Header models={models} menuItems={menuItems} beforeMenu={beforeMenu} />}
      seats={<SeatColumn models={models} renderPlayer={renderPlayer} />}
      track={<StatusBoard model={table} />}
      board={
        <>
          <PartBoard models={models} />
          <Resolution models={models} openedAt={openedAt} />
        </>
      }
      tabs={tabs}
      badge={(seat, size) => <SeatBadge seat={seat} size={size} />}
      actions={
        <>
          <StepBar models={models} onShowResult={onShowResult} />
          {frame.guide === undefined && <Introduction model={table} />}
          {hasHand(table.phase.value) && <Hand models={models} />}
          {belowActions}
        </>
      }
      prefetched={PREFETCHED}
    />
  );
}

/** True while cards are held in hand. */
const hasHand = (phase: View["phase"]): boolean => phase === "civic" || phase === "trading";

/** The board of the current part. */
function PartBoard({ models }: { readonly models: TableModels }) {
  const { Board } = partViewOf(models.table.part.value);
  return <Board models={models} />;
}

/** The bar of the current step, or whom the table waits for. */
function StepBar({ models, onShowResult }: PartViewProps) {
  useStepKeys();
  const { table } = models;
  const { turn, part, strike } = table.view.value;
  const { Bar } = partViewOf(part);
  // A new key for each step and player drops unfinished choices.
  const key = [turn, part, strike?.calamity, strike?.round, strike?.effect, table.me.value].join();
  return <Bar key={key} models={models} onShowResult={onShowResult} />;
}

import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LogAnnouncer } from "../../table/log-announcer.tsx";
import { TableLayout, type SideTab } from "../../table/table-layout.tsx";
import { TableErrorBar } from "../../table/error-bar.tsx";
import { prefetchWhenIdle } from "../../ui/lazy.tsx";
import type { TableModels } from "./table-models.ts";
import { Header } from "./panels/header.tsx";
import { SeatList } from "./panels/seat-list.tsx";
import type { MenuItem } from "../../table/table-menu.tsx";
import { Track } from "./panels/track.tsx";
import { LAZY_PANELS, sideTabs } from "./side-tabs.tsx";
import { TableBoard } from "./table-board.tsx";
import { ActionBar } from "./turn/action-bar.tsx";

/** What an online table shows in addition. */
interface OnlineParts {
  /** Renders who plays a seat; must be stable. */
  readonly renderPlayer: (seat: Seat) => ComponentChildren;
  /** Before the menu. */
  readonly beforeMenu: ComponentChildren;
  /** Above the actions. */
  readonly banners: ComponentChildren;
  /** Below the actions. */
  readonly belowActions: ComponentChildren;
  /** The status in one sentence. */
  readonly status: ReadonlySignal<string>;
}

interface Props {
  readonly models: TableModels;
  readonly menuItems: readonly MenuItem[];
  /** Tabs in addition to the usual ones. */
  readonly extraTabs?: readonly SideTab[];
  /** Opens the result. */
  readonly onShowResult?: () => void;
  /** The tutorial's guide. */
  readonly guide?: ComponentChildren;
  readonly online?: OnlineParts;
}

/** A table for playing, local or online. */
export function TableView({
  models,
  menuItems,
  extraTabs = [],
  onShowResult,
  guide,
  online,
}: Props) {
  const { table, layout, turn, raise, gift, shownCard } = models;
  const status = online?.status ?? models.status;
  useEffect(() => void prefetchWhenIdle(LAZY_PANELS), []);
  return (
    <>
      <TableLayout
        layout={layout}
        header={
          <Header
            model={table}
            status={status}
            menuItems={menuItems}
            beforeMenu={online?.beforeMenu}
          />
        }
        seats={
          <SeatList
            model={table}
            renderPlayer={online?.renderPlayer}
            onShowCard={(card) => {
              shownCard.value = card;
              layout.open(card.kind === "craft" ? "crafts" : "gods");
            }}
          />
        }
        track={<Track model={table} />}
        board={<TableBoard models={models} />}
        guide={guide}
        side={[...sideTabs(models, shownCard), ...extraTabs]}
        bar={
          <>
            {online?.banners}
            <TableErrorBar table={table.table} />
            <ActionBar
              turn={turn}
              raise={raise}
              gift={gift}
              status={status.value}
              footer={online?.belowActions}
              onShowResult={onShowResult}
            />
          </>
        }
      />
      <LogAnnouncer lines={models.log} />
    </>
  );
}

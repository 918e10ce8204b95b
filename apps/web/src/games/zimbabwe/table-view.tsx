import { TableFrame } from "../../table/table-frame.tsx";
import type { TableViewProps } from "../../table/table-ui.ts";
import { isPhone } from "../../ui/screen-size.ts";
import { GoodsRoutes } from "./board/board.tsx";
import { EmpireBadge } from "./board/empires.tsx";
import { loadRaiseModel, type TableModels } from "./table-models.ts";
import { SheetExplanation } from "./explain/explanation.tsx";
import { Header } from "./panels/header.tsx";
import { SeatList } from "./panels/seat-list.tsx";
import { Track } from "./panels/track.tsx";
import { LAZY_PANELS, sideTabs } from "./side-tabs.tsx";
import { TableBoard } from "./table-board.tsx";
import { ActionBar } from "./action-bar/action-bar.tsx";

/** Fetched while the table is idle, because many turns need it. */
const PREFETCHED = [{ fetch: loadRaiseModel }, GoodsRoutes, ...LAZY_PANELS];

/** A table for playing, local or online. */
export function TableView({
  menuItems,
  beforeMenu,
  renderPlayer,
  belowActions,
  onShowResult,
  ...frame
}: TableViewProps<TableModels>) {
  const { models } = frame;
  const { table, layout, turn, raise, gift, shownCard, status } = models;
  return (
    <TableFrame
      {...frame}
      header={
        <Header model={table} status={status} menuItems={menuItems} beforeMenu={beforeMenu} />
      }
      seats={
        <SeatList
          model={table}
          renderPlayer={renderPlayer}
          onShowCard={(card) => {
            shownCard.value = card;
            layout.open(card.kind === "craft" ? "crafts" : "gods");
          }}
        />
      }
      track={<Track model={table} />}
      board={<TableBoard models={models} />}
      tabs={sideTabs(models, shownCard)}
      badge={(seat, size) => (
        <EmpireBadge empire={table.view.value.seats[seat]?.empire} size={size} />
      )}
      actions={
        <ActionBar
          turn={turn}
          raise={raise}
          gift={gift}
          status={status.value}
          note={
            isPhone.value && layout.sheet.value !== "peek" && <SheetExplanation models={models} />
          }
          footer={belowActions}
          onShowResult={onShowResult}
        />
      }
      hasActionColumn
      prefetched={PREFETCHED}
    />
  );
}

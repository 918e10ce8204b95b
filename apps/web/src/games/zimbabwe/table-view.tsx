import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LogAnnouncer } from "../../table/log-announcer.tsx";
import { TableLayout, type SideTab } from "../../table/table-layout.tsx";
import { TroubleBar } from "../../table/error-bar.tsx";
import { fetchInTime } from "../../ui/lazy.tsx";
import type { Models } from "./table-models.ts";
import { Header } from "./panels/header.tsx";
import { SeatList } from "./panels/seat-list.tsx";
import type { MenuItem } from "../../table/table-menu.tsx";
import { Track } from "./panels/track.tsx";
import { LATER_PANELS, sideTabs } from "./side-tabs.tsx";
import { TableBoard } from "./table-board.tsx";
import { ActionBar } from "./turn/action-bar.tsx";

/** What a table shows besides that a server keeps. */
interface HostParts {
  /** Who decides for a seat; always the same function. */
  readonly sitter: (seat: Seat) => ComponentChildren;
  /** Before the menu. */
  readonly header: ComponentChildren;
  /** Above the actions. */
  readonly notices: ComponentChildren;
  /** Below the actions. */
  readonly beside: ComponentChildren;
  /** What is going on, in a sentence. */
  readonly status: ReadonlySignal<string>;
}

interface Props {
  readonly models: Models;
  /** What the menu offers. */
  readonly items: readonly MenuItem[];
  /** What is opened beside the board besides the usual. */
  readonly tabs?: readonly SideTab[];
  /** Shows how the game ended. */
  readonly onResult?: () => void;
  /** Who leads through the game, where somebody does. */
  readonly guide?: ComponentChildren;
  readonly host?: HostParts;
}

/** Everything on a table at which somebody plays. */
export function TableParts({ models, items, tabs = [], onResult, guide, host }: Props) {
  const { table, layout, turn, raise, gift, card } = models;
  const status = host?.status ?? models.status;
  useEffect(() => void fetchInTime(LATER_PANELS), []);
  return (
    <>
      <TableLayout
        layout={layout}
        header={<Header model={table} status={status} items={items} beside={host?.header} />}
        seats={
          <SeatList
            model={table}
            sitter={host?.sitter}
            onShowCard={(shown) => {
              card.value = shown;
              layout.open(shown.kind === "craft" ? "crafts" : "gods");
            }}
          />
        }
        track={<Track model={table} />}
        board={<TableBoard models={models} />}
        guide={guide}
        side={[...sideTabs(models, card), ...tabs]}
        bar={
          <>
            {host?.notices}
            <TroubleBar table={table.table} />
            <ActionBar
              turn={turn}
              raise={raise}
              gift={gift}
              status={status.value}
              beside={host?.beside}
              onResult={onResult}
            />
          </>
        }
      />
      <LogAnnouncer lines={models.log} />
    </>
  );
}

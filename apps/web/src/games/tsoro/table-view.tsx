import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import "../../table/action-bar.css";
import { openLogTab } from "../../table/log-tab.tsx";
import { BackToNowButton, ResultButton, UndoButton } from "../../table/open-table-buttons.tsx";
import { PlayerKind } from "../../table/player-kind.tsx";
import { TableFrame } from "../../table/table-frame.tsx";
import { TableHeader } from "../../table/table-header.tsx";
import type { MenuItem } from "../../table/table-menu.tsx";
import type { TableViewProps } from "../../table/table-ui.ts";
import { appText } from "../../text/app-text.ts";
import { TsoroBoard } from "./board/board.tsx";
import { SeatBadge } from "./board/seat-badge.tsx";
import type { TableModels } from "./table-models.ts";
import { isRepeated, stonesToPlace } from "./table-status.ts";
import { tsoroText } from "./tsoro-text.ts";
import { viewSummary } from "./view-summary.ts";
import "./table-view.css";

/** A table for playing, local or online. */
export function TableView(props: TableViewProps<TableModels>) {
  const { menuItems, beforeMenu, renderPlayer, belowActions, onShowResult, ...frame } = props;
  const { models } = frame;
  const { table } = models;
  return (
    <TableFrame
      {...frame}
      header={<Header models={models} menuItems={menuItems} beforeMenu={beforeMenu} />}
      seats={<Seats models={models} renderPlayer={renderPlayer} />}
      board={<Board models={models} />}
      tabs={[logTab(models)]}
      actions={
        <section class="action-bar" aria-label={appText.value.turn.label}>
          <div class="step">
            <p class="prompt">{models.status}</p>
            <Messages models={models} />
            {belowActions}
          </div>
          <div class="outcome">
            <div class="buttons">
              {table.shownMoment.value === undefined ? (
                <>
                  <UndoButton table={table} />
                  <ResultButton table={table} onShowResult={onShowResult} />
                </>
              ) : (
                <BackToNowButton table={table} />
              )}
            </div>
          </div>
        </section>
      }
    />
  );
}

export const badgeOf = (seat: Seat, size: string) => <SeatBadge seat={seat} size={size} />;

export const logTab = (models: TableModels) =>
  openLogTab(models, (seat) => badgeOf(seat, "1.25em"));

interface HeaderProps {
  readonly models: TableModels;
  readonly menuItems: readonly MenuItem[];
  readonly beforeMenu?: ComponentChildren;
}

/** Round and phase, status, and menu. */
export function Header({ models, menuItems, beforeMenu }: HeaderProps) {
  const { table, status } = models;
  const view = table.view.value;
  const { round, seatToAct } = viewSummary(view);
  return (
    <TableHeader
      game="tsoro"
      stage={
        <>
          <h1>{appText.value.home.games.tsoro.round(round)}</h1>
          <span>{tsoroText.value.phase[view.phase]}</span>
        </>
      }
      actingBadge={seatToAct !== undefined && badgeOf(seatToAct, "1.5rem")}
      status={status}
      isMyTurn={table.isMyTurn}
      menuItems={menuItems}
    >
      {beforeMenu}
    </TableHeader>
  );
}

type SeatsProps = Pick<TableViewProps<TableModels>, "models" | "renderPlayer">;

/** The two players, and how many stones they have still to place. */
export function Seats({ models: { table }, renderPlayer }: SeatsProps) {
  const view = table.view.value;
  const { status } = tsoroText.value;
  const { bots } = appText.value.home.games.tsoro;
  return (
    <div class="tsoro-seats">
      {table.names.map((name, seat) => {
        const left = stonesToPlace(view, seat);
        const isActing = view.phase !== "over" && view.active === seat;
        return (
          <article key={seat} class="panel" aria-current={isActing ? "true" : undefined}>
            {badgeOf(seat, "2.25rem")}
            <h3>{name}</h3>
            {renderPlayer?.(seat) ?? (
              <PlayerKind
                table={table.table}
                seat={seat}
                bots={bots}
                isSharedDevice={table.isSharedDevice}
              />
            )}
            <p class="stones">{left > 0 ? status.toPlace(left) : status.onBoard}</p>
          </article>
        );
      })}
    </div>
  );
}

/** The board, on which moves are made. */
export const Board = ({ models }: { readonly models: TableModels }) => (
  <TsoroBoard
    view={models.table.view.value}
    names={models.table.names}
    marks={models.marks.value}
    onPoint={(point) => models.tap(point)}
    onCancel={() => models.cancel()}
  />
);

/** Why a move was refused, and whether the position came up before. */
function Messages({ models: { table, refusal } }: { readonly models: TableModels }) {
  const { status, sentences } = tsoroText.value;
  const refused = refusal.value;
  return (
    <>
      <p class={refused === undefined ? "spoken" : "refusal"} role="alert">
        {refused && sentences.refusal(refused, table.names)}
      </p>
      {isRepeated(table.view.value) && <p class="facts">{status.repeated}</p>}
    </>
  );
}

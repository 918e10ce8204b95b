import type { GameTypes, Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { appText } from "../../text/app-text.ts";
import "../action-bar.css";
import { openLogTab } from "../log-tab.tsx";
import { BackToNowButton, ResultButton, UndoButton } from "../open-table-buttons.tsx";
import { PlayerKind } from "../player-kind.tsx";
import { TableFrame } from "../table-frame.tsx";
import { TableHeader } from "../table-header.tsx";
import type { MenuItem } from "../table-menu.tsx";
import type { TableViewProps } from "../table-ui.ts";
import type { SmallGameModels } from "./small-game-models.ts";
import type { SmallGame } from "./small-game.ts";
import "./table-view.css";

/** A table of a small game for playing, local or online. */
export function TableView<T extends GameTypes>(props: TableViewProps<SmallGameModels<T>>) {
  const { menuItems, beforeMenu, renderPlayer, belowActions, onShowResult, ...frame } = props;
  const { models } = frame;
  const { game, table } = models;
  return (
    <TableFrame
      {...frame}
      header={<Header models={models} menuItems={menuItems} beforeMenu={beforeMenu} />}
      seats={<Seats models={models} renderPlayer={renderPlayer} />}
      board={<game.Board models={models} />}
      tabs={[logTab(models)]}
      badge={badgeOf(game)}
      hasActionColumn
      actions={
        <section class="action-bar small-game" aria-label={appText.value.table.yourTurn}>
          <div class="step">
            <p class="prompt">{models.status}</p>
            <Messages models={models} />
            {belowActions}
          </div>
          <div class="outcome">
            <div class="buttons">
              {table.shownMoment.value === undefined ? (
                <>
                  <UndoButton table={table} nameOf={(move) => game.undoText(move)} />
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

/** Draws the badges of the seats. */
export const badgeOf =
  <T extends GameTypes>({ SeatBadge }: Pick<SmallGame<T>, "SeatBadge">) =>
  (seat: Seat, size: string) => <SeatBadge seat={seat} size={size} />;

export const logTab = <T extends GameTypes>(models: SmallGameModels<T>) =>
  openLogTab(models, (seat) => <models.game.SeatBadge seat={seat} size="1.25em" />);

interface HeaderProps<T extends GameTypes> {
  readonly models: SmallGameModels<T>;
  readonly menuItems: readonly MenuItem[];
  readonly beforeMenu?: ComponentChildren;
}

/** Round and phase, status, and menu. */
export function Header<T extends GameTypes>({ models, menuItems, beforeMenu }: HeaderProps<T>) {
  const { game, table, status } = models;
  const view = table.view.value;
  const { round, seatToAct } = game.ui.viewSummary(view);
  return (
    <TableHeader
      game={game.ui.id}
      stage={
        <>
          <h1>{game.overview(appText.value).round(round)}</h1>
          {game.phaseText !== undefined && <span>{game.phaseText(view)}</span>}
        </>
      }
      actingBadge={seatToAct !== undefined && <game.SeatBadge seat={seatToAct} size="1.5rem" />}
      status={status}
      isMyTurn={table.isMyTurn}
      menuItems={menuItems}
    >
      {beforeMenu}
    </TableHeader>
  );
}

type SeatsProps<T extends GameTypes> = Pick<
  TableViewProps<SmallGameModels<T>>,
  "models" | "renderPlayer"
>;

/** The players, and what the game says of each. */
export function Seats<T extends GameTypes>({ models, renderPlayer }: SeatsProps<T>) {
  const { game, table } = models;
  const view = table.view.value;
  const { bots } = game.overview(appText.value);
  const { seatToAct } = game.ui.viewSummary(view);
  return (
    <div class="small-game-seats">
      {table.names.map((name, seat) => (
        <article key={seat} class="panel" aria-current={seatToAct === seat ? "true" : undefined}>
          <game.SeatBadge seat={seat} size="2.25rem" />
          <h3>{name}</h3>
          {renderPlayer?.(seat) ?? (
            <PlayerKind
              table={table.table}
              seat={seat}
              bots={bots}
              isSharedDevice={table.isSharedDevice}
            />
          )}
          {game.seatText !== undefined && <p class="seat-text">{game.seatText(view, seat)}</p>}
        </article>
      ))}
    </div>
  );
}

/** Why a move was refused, and what is special about the position. */
function Messages<T extends GameTypes>({ models }: { readonly models: SmallGameModels<T> }) {
  const { game, table, refusal } = models;
  const refused = refusal.value;
  const position = game.positionText?.(table.view.value);
  return (
    <>
      <p class={refused === undefined ? "spoken" : "refusal"} role="alert">
        {refused && game.text.value.sentences.refusal(refused, table.names)}
      </p>
      {position !== undefined && <p class="facts">{position}</p>}
    </>
  );
}

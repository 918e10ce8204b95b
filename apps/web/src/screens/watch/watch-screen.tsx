import type { TableSummary } from "@sofala/protocol";
import { gameTitle } from "../../games/game-overview.ts";
import "../../people/online-screen.css";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import { appText } from "../../text/app-text.ts";
import { onlineText, useOnlineText } from "../../text/online-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { LiveBoard } from "../online/live-board.tsx";
import { personNames, TableCard } from "../online/table-card.tsx";
import { TableSection } from "../online/table-section.tsx";
import { useWatchableTables } from "./use-watchable-tables.ts";
import "./watch-screen.css";

/** How many games are shown with their boards. */
const MAX_BOARDS = 9;

/** Public games, for everybody to watch. */
export function Screen() {
  const isTextLoaded = useOnlineText();
  return (
    <div class="online-screen watch-screen">{isTextLoaded ? <PublicGames /> : <Loading />}</div>
  );
}

function PublicGames() {
  const { lobby } = onlineText.value;
  const { tables, reload } = useWatchableTables();
  const found = tables.value;
  if (found === undefined) return <Loading />;
  if (!found.ok) return <ServerUnavailable failure={found.error} onRetry={reload} />;
  const { running, exhibitions, finished, loadedAt } = found.value;
  return (
    <>
      <h1>{appText.value.common.watch}</h1>
      <TableSection
        title={lobby.watchableTables}
        emptyText={lobby.noWatchableTables}
        tables={running}
      >
        {(table, index) => (
          <WatchCard table={table} loadedAt={loadedAt} hasBoard={index < MAX_BOARDS} />
        )}
      </TableSection>
      <TableSection
        title={lobby.exhibitions}
        tables={exhibitions}
        header={<p class="quiet">{lobby.exhibitionsText}</p>}
      >
        {(table) => <WatchCard table={table} loadedAt={loadedAt} hasBoard />}
      </TableSection>
      <TableSection title={lobby.recentTables} tables={finished}>
        {(table) => <TableCard table={table} loadedAt={loadedAt} />}
      </TableSection>
    </>
  );
}

interface WatchCardProps {
  readonly table: TableSummary;
  readonly loadedAt: number;
  readonly hasBoard: boolean;
}

function WatchCard({ table, loadedAt, hasBoard }: WatchCardProps) {
  const names =
    table.exhibition === true ? [gameTitle(table.game, appText.value)] : personNames(table);
  return (
    <TableCard
      table={table}
      loadedAt={loadedAt}
      purpose="watch"
      {...(hasBoard && { thumbnail: <LiveBoard id={table.id} names={names} /> })}
    />
  );
}

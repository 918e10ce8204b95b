import type { TableSummary } from "@sofala/protocol";
import { computed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { goToNextTable, tablesAwaitingMe } from "../../online/my-turns.ts";
import type { Person } from "../../online/api-client.ts";
import { query } from "../../router.ts";
import { alertOnTurn } from "../../table/turn-alert.ts";
import { Icon } from "../../ui/icon.tsx";
import { onKeys } from "../../ui/keys.ts";
import { Loading } from "../../ui/loading.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { FilterBar } from "./filter-bar.tsx";
import { isUnfiltered, parseFilters } from "./filters.ts";
import { LiveBoard } from "./live-board.tsx";
import { NameForm } from "../../people/name-form.tsx";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import { PairingPanel } from "./pairing-panel.tsx";
import { personNames, TableCard } from "./table-card.tsx";
import { useLobby } from "./use-lobby.ts";

/** How many finished games are listed. */
const MAX_FINISHED = 6;
/** How many games to watch are shown with their boards. */
const MAX_BOARDS = 6;
/** How many open tables are shown, and how many more with every press. */
const PAGE_SIZE = 12;

const isAnyMyTurn = computed(() => tablesAwaitingMe.value.length > 0);

/** My tables, tables to join and games to watch. */
export function Lobby({ me }: { readonly me: Person }) {
  const text = onlineText.value;
  const filters = parseFilters(query.value);
  const shown = useSignal(PAGE_SIZE);
  const { lists, again } = useLobby(me.id, filters, shown.value);
  useEffect(() => alertOnTurn(isAnyMyTurn), []);
  useEffect(() => onKeys((key) => (key === "n" ? () => void goToNextTable() : undefined)), []);
  if (lists.value?.ok === false)
    return <ServerUnavailable failure={lists.value.error} onRetry={again} />;
  const found = lists.value?.value;
  return (
    <>
      <header class="lobby-head">
        <div>
          <h1>{text.title}</h1>
          <MyName me={me} />
        </div>
        <a class="button primary" href="/online?new">
          <Icon name="plus" />
          {text.lobby.openTable}
        </a>
      </header>
      {found === undefined ? (
        <Loading />
      ) : (
        <>
          <TableSection
            title={text.lobby.myTables}
            emptyText={text.lobby.noTablesOfMine}
            tables={found.mine.filter(({ status }) => status !== "over")}
            header={<NextTable />}
          >
            {(table) => <TableCard table={table} loadedAt={found.loadedAt} />}
          </TableSection>
          <PairingPanel />
          <TableSection
            title={text.lobby.joinableTables}
            emptyText={
              isUnfiltered(filters) ? text.lobby.noJoinableTables : text.matchmaking.filters.noMatch
            }
            tables={found.open}
            header={<FilterBar />}
          >
            {(table) => <TableCard table={table} loadedAt={found.loadedAt} purpose="join" />}
          </TableSection>
          {found.hasMore && (
            <button type="button" class="button more" onClick={() => (shown.value += PAGE_SIZE)}>
              {text.matchmaking.showMore}
            </button>
          )}
          <TableSection
            title={text.lobby.watchableTables}
            emptyText={text.lobby.noWatchableTables}
            tables={found.running}
          >
            {(table, n) => (
              <TableCard
                table={table}
                loadedAt={found.loadedAt}
                purpose="watch"
                {...(n < MAX_BOARDS && {
                  thumbnail: <LiveBoard id={table.id} names={personNames(table)} />,
                })}
              />
            )}
          </TableSection>
          <TableSection
            title={text.lobby.finishedTables}
            tables={found.mine.filter(({ status }) => status === "over").slice(0, MAX_FINISHED)}
          >
            {(table) => <TableCard table={table} loadedAt={found.loadedAt} />}
          </TableSection>
          <p class="ways-on">
            <a class="lone-link" href="/ratings">
              {appText.value.common.ratings}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** A link to the next table where it is my turn, if there is one. */
function NextTable() {
  const { nextTable } = onlineText.value.matchmaking;
  const { length: count } = tablesAwaitingMe.value;
  if (count === 0) return undefined;
  return (
    <p class="next">
      <b role="status">{nextTable.waitingTables(count)}</b>
      <button type="button" class="button primary" onClick={() => void goToNextTable()}>
        {nextTable.link} <kbd>n</kbd>
      </button>
    </p>
  );
}

function MyName({ me }: { readonly me: Person }) {
  const { nickname: text } = onlineText.value;
  const isChanging = useSignal(false);
  const close = () => {
    isChanging.value = false;
  };
  if (isChanging.value) {
    return <NameForm name={me.name} submitLabel={text.save} onDone={close} onCancel={close} />;
  }
  return (
    <p class="who">
      <Icon name="person" />
      {text.youAre(me.name)}
      <button type="button" class="button plain change" onClick={() => (isChanging.value = true)}>
        {text.change}
      </button>
      <a class="button plain change" href="/account">
        {appText.value.common.account}
      </a>
    </p>
  );
}

interface TableSectionProps {
  readonly title: string;
  /** Shown if there are no tables; left out, the section is hidden then. */
  readonly emptyText?: string;
  readonly tables: readonly TableSummary[];
  /** Shown between the heading and the tables. */
  readonly header?: ComponentChildren;
  readonly children: (table: TableSummary, index: number) => ComponentChildren;
}

/** A section of tables. */
function TableSection({ title, emptyText, tables, header, children }: TableSectionProps) {
  if (tables.length === 0 && emptyText === undefined) return undefined;
  return (
    <section class="card-section">
      <h2>
        {title}
        {tables.length > 0 && <span class="quiet figures"> {tables.length}</span>}
      </h2>
      {header}
      {tables.length === 0 ? (
        <p class="none quiet">{emptyText}</p>
      ) : (
        <ul class="cards bare">
          {tables.map((table, index) => (
            <li key={table.id}>{children(table, index)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { computed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { goToNextTable, tablesAwaitingMe } from "../../online/my-turns.ts";
import type { Person } from "../../online/api-client.ts";
import { query } from "../../router.ts";
import { alertOnTurn } from "../../table/turn-alert.ts";
import { Icon } from "../../ui/icon.tsx";
import { useKeys } from "../../ui/keys.ts";
import { Loading } from "../../ui/loading.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { FilterBar } from "./filter-bar.tsx";
import { isUnfiltered, parseFilters } from "./filters.ts";
import { NameForm } from "../../people/name-form.tsx";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import { PairingPanel } from "./pairing-panel.tsx";
import { TableCard } from "./table-card.tsx";
import { TableSection } from "./table-section.tsx";
import { useLobby } from "./use-lobby.ts";

/** How many finished games are listed. */
const MAX_FINISHED = 6;
/** How many open tables are shown, and how many more with every press. */
const PAGE_SIZE = 12;

const isAnyMyTurn = computed(() => tablesAwaitingMe.value.length > 0);

/** My tables and tables to join; visitors see only the latter. */
export function Lobby({ me }: { readonly me: Person | undefined }) {
  const text = onlineText.value;
  const filters = parseFilters(query.value);
  const shown = useSignal(PAGE_SIZE);
  const { lists, again } = useLobby(me?.id, filters, shown.value);
  useEffect(() => alertOnTurn({ isMyTurn: isAnyMyTurn }), []);
  useKeys((key) => (key === "n" ? () => void goToNextTable() : undefined), []);
  if (lists.value?.ok === false)
    return <ServerUnavailable failure={lists.value.error} onRetry={again} />;
  const found = lists.value?.value;
  return (
    <>
      <header class="lobby-head">
        <div>
          <h1>{text.title}</h1>
          {me === undefined ? <p class="quiet">{text.intro}</p> : <MyName me={me} />}
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
          {me !== undefined && (
            <TableSection
              title={text.lobby.myTables}
              emptyText={text.lobby.noTablesOfMine}
              tables={found.mine.filter(({ status }) => status !== "over")}
              header={<NextTable />}
            >
              {(table) => <TableCard table={table} loadedAt={found.loadedAt} />}
            </TableSection>
          )}
          <PairingPanel />
          <TableSection
            title={text.lobby.joinableTables}
            emptyText={
              isUnfiltered(filters) ? text.lobby.noJoinableTables : text.matchmaking.filters.noMatch
            }
            tables={found.open}
            header={<FilterBar isVisitor={me === undefined} />}
          >
            {(table) => <TableCard table={table} loadedAt={found.loadedAt} purpose="join" />}
          </TableSection>
          {found.hasMore && (
            <button type="button" class="button more" onClick={() => (shown.value += PAGE_SIZE)}>
              {text.matchmaking.showMore}
            </button>
          )}
          <TableSection
            title={text.lobby.finishedTables}
            tables={found.mine.filter(({ status }) => status === "over").slice(0, MAX_FINISHED)}
          >
            {(table) => <TableCard table={table} loadedAt={found.loadedAt} />}
          </TableSection>
          <p class="next-steps">
            <a class="lone-link" href="/watch">
              {text.lobby.toWatch}
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

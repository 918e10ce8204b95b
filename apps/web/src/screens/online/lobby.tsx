import type { TableSummary } from "@sofala/protocol";
import { computed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { goToNext, waitingForMe } from "../../online/my-turns.ts";
import type { Person } from "../../online/api-client.ts";
import { query } from "../../router.ts";
import { callAttention } from "../../table/turn-alert.ts";
import { Icon } from "../../ui/icon.tsx";
import { listenToKeys } from "../../ui/keys.ts";
import { Loading } from "../../ui/loading.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { FilterBar } from "./filter-bar.tsx";
import { areNone, filtersIn } from "./filters.ts";
import { LiveBoard } from "./live-board.tsx";
import { NameForm } from "../../people/name-form.tsx";
import { NoServer } from "../../people/server-unavailable.tsx";
import { QuickPanel } from "./pairing-panel.tsx";
import { peopleAt, TableCard } from "./table-card.tsx";
import { useLobby } from "./use-lobby.ts";

/** So many games that are over are listed. */
const FINISHED = 6;
/** So many games to watch are shown with their boards. */
const BOARDS = 6;
/** So many open tables are shown, and as many more with every press. */
const OPEN = 12;

const isAnyMine = computed(() => waitingForMe.value.length > 0);

/** My tables, tables to join and games to watch. */
export function Lobby({ me }: { readonly me: Person }) {
  const text = online.value;
  const filters = filtersIn(query.value);
  const shown = useSignal(OPEN);
  const { lists, again } = useLobby(me.id, filters, shown.value);
  useEffect(() => callAttention(isAnyMine), []);
  useEffect(() => listenToKeys((key) => (key === "n" ? () => void goToNext() : undefined)), []);
  if (lists.value?.ok === false) return <NoServer failure={lists.value.error} onRetry={again} />;
  const found = lists.value?.value;
  return (
    <>
      <header class="lobby-head">
        <div>
          <h1>{text.title}</h1>
          <WhoAmI me={me} />
        </div>
        <a class="button primary" href="/online?new">
          <Icon name="plus" />
          {text.lobby.open}
        </a>
      </header>
      {found === undefined ? (
        <Loading />
      ) : (
        <>
          <Shelf
            title={text.lobby.mine}
            none={text.lobby.mineNone}
            tables={found.mine.filter(({ status }) => status !== "over")}
            before={<Next />}
          >
            {(table) => <TableCard table={table} at={found.at} />}
          </Shelf>
          <QuickPanel />
          <Shelf
            title={text.lobby.joinable}
            none={areNone(filters) ? text.lobby.joinableNone : text.finding.filters.none}
            tables={found.open}
            before={<FilterBar />}
          >
            {(table) => <TableCard table={table} at={found.at} way="join" />}
          </Shelf>
          {found.hasMore && (
            <button type="button" class="button more" onClick={() => (shown.value += OPEN)}>
              {text.finding.more}
            </button>
          )}
          <Shelf
            title={text.lobby.watchable}
            none={text.lobby.watchableNone}
            tables={found.running}
          >
            {(table, n) => (
              <TableCard
                table={table}
                at={found.at}
                way="watch"
                {...(n < BOARDS && {
                  picture: <LiveBoard id={table.id} names={peopleAt(table)} />,
                })}
              />
            )}
          </Shelf>
          <Shelf
            title={text.lobby.over}
            tables={found.mine.filter(({ status }) => status === "over").slice(0, FINISHED)}
          >
            {(table) => <TableCard table={table} at={found.at} />}
          </Shelf>
          <p class="ways-on">
            <a class="lone-link" href="/ratings">
              {words.value.common.ratings}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** The way to the next table that waits for me, where one does. */
function Next() {
  const { next } = online.value.finding;
  const { length: count } = waitingForMe.value;
  if (count === 0) return undefined;
  return (
    <p class="next">
      <b role="status">{next.count(count)}</b>
      <button type="button" class="button primary" onClick={() => void goToNext()}>
        {next.go} <kbd>n</kbd>
      </button>
    </p>
  );
}

function WhoAmI({ me }: { readonly me: Person }) {
  const { name: text } = online.value;
  const isChanging = useSignal(false);
  const close = () => {
    isChanging.value = false;
  };
  if (isChanging.value) {
    return <NameForm name={me.name} go={text.save} onDone={close} onCancel={close} />;
  }
  return (
    <p class="who">
      <Icon name="person" />
      {text.youAre(me.name)}
      <button type="button" class="button plain change" onClick={() => (isChanging.value = true)}>
        {text.change}
      </button>
      <a class="button plain change" href="/account">
        {words.value.common.account}
      </a>
    </p>
  );
}

interface ShelfProps {
  readonly title: string;
  /** What stands there where there is none; left out, nothing does. */
  readonly none?: string;
  readonly tables: readonly TableSummary[];
  /** What stands between the heading and the tables. */
  readonly before?: ComponentChildren;
  readonly children: (table: TableSummary, index: number) => ComponentChildren;
}

/** Tables of one kind. */
function Shelf({ title, none, tables, before, children }: ShelfProps) {
  if (tables.length === 0 && none === undefined) return undefined;
  return (
    <section class="shelf">
      <h2>
        {title}
        {tables.length > 0 && <span class="quiet figures"> {tables.length}</span>}
      </h2>
      {before}
      {tables.length === 0 ? (
        <p class="none quiet">{none}</p>
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

import type { TableSummary } from "@sofala/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Person } from "../../online/server.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { online } from "../../words/online-words.ts";
import { ahead } from "./lobby-order.ts";
import { NameForm } from "./name-form.tsx";
import { TableCard } from "./table-card.tsx";
import { useLobby } from "./use-lobby.ts";

/** So many games that are over are listed. */
const FINISHED = 6;

/** My tables, tables to join and games to watch. */
export function Lobby({ me }: { readonly me: Person }) {
  const text = online.value;
  const { lists, news } = useLobby(me.id);
  const found = lists.value;
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
            tables={ahead(found.mine, news.value)}
          >
            {(table) => <TableCard table={table} news={news.value.get(table.id)} />}
          </Shelf>
          <Shelf title={text.lobby.joinable} none={text.lobby.joinableNone} tables={found.open}>
            {(table) => <TableCard table={table} way="join" />}
          </Shelf>
          <Shelf
            title={text.lobby.watchable}
            none={text.lobby.watchableNone}
            tables={found.running}
          >
            {(table) => <TableCard table={table} way="watch" />}
          </Shelf>
          <Shelf
            title={text.lobby.over}
            tables={found.mine.filter(({ status }) => status === "over").slice(0, FINISHED)}
          >
            {(table) => <TableCard table={table} />}
          </Shelf>
        </>
      )}
    </>
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
    </p>
  );
}

interface ShelfProps {
  readonly title: string;
  /** What stands there where there is none; left out, nothing does. */
  readonly none?: string;
  readonly tables: readonly TableSummary[];
  readonly children: (table: TableSummary) => ComponentChildren;
}

/** Tables of one kind. */
function Shelf({ title, none, tables, children }: ShelfProps) {
  if (tables.length === 0 && none === undefined) return undefined;
  return (
    <section class="shelf">
      <h2>
        {title}
        {tables.length > 0 && <span class="quiet figures"> {tables.length}</span>}
      </h2>
      {tables.length === 0 ? (
        <p class="none quiet">{none}</p>
      ) : (
        <ul class="cards">
          {tables.map((table) => (
            <li key={table.id}>{children(table)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { navigate } from "../../../router.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
import { pathTo } from "../../../table/online/link.ts";
import { useAsking } from "../../../table/online/use-asking.ts";
import { Icon } from "../../../ui/icon.tsx";
import { download } from "../../../ui/take-out.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { EndPanel } from "../end/end-panel.tsx";
import { EndPeople } from "./end-people.tsx";
import { endingOf } from "../../../table/online/ending.ts";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
}

/** The end of a game on a server. */
export function OnlineEnd({ table }: Props) {
  const names = table.players.map(({ name }) => name);
  const { outcome, seats } = table.room.info.value;
  const winners = (outcome?.ranking?.[0] ?? []).map((seat) => names[seat] ?? "");
  // Whoever resigned comes last at the table, whatever the bot reached for them.
  const hasResigned = seats.some(({ resigned }) => resigned === true);
  const ending =
    endingOf({ outcome }, names) ?? (hasResigned ? words.value.end.title(winners) : undefined);
  return (
    <EndPanel
      names={names}
      history={table.history.value}
      actions={
        <>
          <Actions table={table} />
          <EndPeople seats={seats} />
        </>
      }
      verdict={
        ending === undefined ? undefined : <Ending table={table} ending={ending} names={names} />
      }
    />
  );
}

interface EndingProps extends Props {
  readonly ending: string;
  readonly names: readonly string[];
}

function Ending({ table, ending, names }: EndingProps) {
  const { end } = online.value.live;
  const { outcome } = table.room.info.value;
  const order = (outcome?.ranking ?? []).flat().map((seat) => names[seat] ?? "");
  return (
    <div class="verdict">
      <div>
        <h3>{ending}</h3>
        <p>{outcome?.reason === "aborted" ? end.abortedText : end.ranking(order)}</p>
        {outcome?.note !== undefined && <p>{outcome.note}</p>}
      </div>
    </div>
  );
}

function Actions({ table }: Props) {
  const { live, problem, sitting } = online.value;
  const { play } = words.value;
  const { room } = table;
  const { isBusy, failure, ask } = useAsking(room);
  const { you, rematch: next, options } = room.info.value;
  const isMine = you.seat !== undefined;
  const rematch = async () => {
    const done = await ask("rematch", {});
    if (done?.table !== undefined) navigate(pathTo(done.table, undefined));
  };
  return (
    <div class="actions">
      {next !== undefined && (
        <a class="button primary" href={pathTo(next, undefined)}>
          {sitting.rematch.go}
        </a>
      )}
      {isMine && next === undefined && (
        <button
          type="button"
          class="button primary"
          title={options["map"] === undefined ? live.end.rematchText : sitting.rematch.sameMap}
          disabled={isBusy.value}
          onClick={() => void rematch()}
        >
          {live.end.rematch}
        </button>
      )}
      <a class="button" title={live.end.replayText} href={pathTo(room.id, room.invite, 0)}>
        <Icon name="play" />
        {live.end.replay}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => {
          const stored = table.stored.peek();
          download(fileNameOf(stored), recordText(stored));
        }}
      >
        <Icon name="download" />
        {play.saveRecord}
      </button>
      <p role="status" class={next === undefined ? "spoken" : ""}>
        {next !== undefined && sitting.rematch.called}
      </p>
      <p role="alert" class={failure.value ? "" : "spoken"}>
        {failure.value !== undefined && problem(failure.value.code)}
      </p>
    </div>
  );
}

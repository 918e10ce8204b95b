import { useSignal } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { navigate } from "../../../router.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
import { keepGame, readGame } from "../../../store/games.ts";
import type { StoredGame } from "../../../store/stored-game.ts";
import { useAsking } from "../../../table/online/use-asking.ts";
import { Icon } from "../../../ui/icon.tsx";
import { download } from "../../../ui/take-out.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { EndPanel } from "../end/end-panel.tsx";
import { endingOf } from "./ending.ts";

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
      actions={<Actions table={table} />}
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
  const { live, problem } = online.value;
  const { common, play } = words.value;
  const { isBusy, failure, ask } = useAsking(table.room);
  const cannotKeep = useSignal(false);
  const isMine = table.room.info.value.you.seat !== undefined;
  const rematch = async () => {
    const done = await ask("rematch", {});
    if (done?.table !== undefined) navigate(`/table/${done.table}`);
  };
  const replay = async () => {
    cannotKeep.value = !(await keepCopy(table.stored.peek()));
    if (!cannotKeep.peek()) navigate(`/game/${table.id}/replay`);
  };
  return (
    <div class="actions">
      {isMine && (
        <button
          type="button"
          class="button primary"
          title={live.end.rematchText}
          disabled={isBusy.value}
          onClick={() => void rematch()}
        >
          {live.end.rematch}
        </button>
      )}
      <button
        type="button"
        class="button"
        title={live.end.replayText}
        onClick={() => void replay()}
      >
        <Icon name="play" />
        {live.end.replay}
      </button>
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
      <p role="alert" class={failure.value || cannotKeep.value ? "" : "spoken"}>
        {failure.value !== undefined && problem(failure.value.code)}
        {cannotKeep.value && common.cannotKeep}
      </p>
    </div>
  );
}

/** Keeps the game on this device, where it can be looked at again; false where the browser keeps nothing. */
async function keepCopy(stored: StoredGame): Promise<boolean> {
  try {
    if ((await readGame(stored.id)) === undefined) await keepGame(stored);
    return true;
  } catch {
    return false;
  }
}

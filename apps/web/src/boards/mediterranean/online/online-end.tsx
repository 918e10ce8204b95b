import { useSignal } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { sitDown } from "../../../host/sit-down.ts";
import type { TakenUp } from "../../../host/take-up.ts";
import { server } from "../../../online/here.ts";
import type { RemoteSight } from "../../../online/remote-sight.ts";
import { navigate } from "../../../router.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
import { newId } from "../../../store/new-game.ts";
import { endingOf } from "../../../table/online/ending.ts";
import { pathTo } from "../../../table/online/link.ts";
import { useAsking } from "../../../table/online/use-asking.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { download } from "../../../ui/take-out.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { EndPanel } from "../end/end-panel.tsx";
import { wholeGame } from "../end/whole-game.ts";

interface Props {
  readonly table: RemoteSight<Mediterranean>;
}

/** The end of a game on a server: its record is open to all now, and tells what was secret. */
export function OnlineEnd({ table }: Props) {
  const { record: text } = mediterraneanWords.value.end;
  const names = table.players.map(({ name }) => name);
  const game = useSignal<TakenUp<Mediterranean> | "failed" | undefined>(undefined);
  const load = async () => {
    game.value = undefined;
    const { room } = table;
    const record = await server.record(room.id, room.invite);
    const whole = record.ok ? wholeGame(table, record.value, Date.now()) : record;
    game.value = whole.ok ? whole.value : "failed";
  };
  useEffect(() => void load(), [table]);
  const whole = game.value;
  if (typeof whole === "object") {
    return (
      <EndPanel
        names={names}
        moments={whole.moments}
        actions={<Actions table={table} game={whole} />}
        verdict={isPlayed(table) ? undefined : <Ending table={table} names={names} />}
      />
    );
  }
  return (
    <div class="market-end">
      <Ending table={table} names={names} />
      <Actions table={table} game={undefined} />
      {whole === undefined ? (
        <Loading text={text.loading} />
      ) : (
        <p>
          {text.failed}{" "}
          <button type="button" class="button" onClick={() => void load()}>
            {text.again}
          </button>
        </p>
      )}
    </div>
  );
}

/** Did the rules alone decide? Whoever resigned comes last, whatever a bot reached for them. */
const isPlayed = ({ room }: RemoteSight<Mediterranean>): boolean => {
  const { outcome, seats } = room.info.value;
  return outcome?.reason === "played" && !seats.some(({ resigned }) => resigned === true);
};

interface EndingProps extends Props {
  readonly names: readonly string[];
}

function Ending({ table, names }: EndingProps) {
  const { end } = online.value.live;
  const { outcome } = table.room.info.value;
  const named = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? "");
  const ranking = outcome?.ranking ?? [];
  const title = mediterraneanWords.value.end.title(named(ranking[0] ?? []));
  return (
    <div class="verdict">
      <div>
        <h3>{endingOf({ outcome }, names) ?? title}</h3>
        <p>
          {outcome?.reason === "aborted" ? end.abortedText : end.ranking(named(ranking.flat()))}
        </p>
        {outcome?.note !== undefined && <p>{outcome.note}</p>}
      </div>
    </div>
  );
}

interface ActionsProps extends Props {
  /** Left out until its record is here. */
  readonly game: TakenUp<Mediterranean> | undefined;
}

function Actions({ table, game }: ActionsProps) {
  const { live, problem, sitting } = online.value;
  const { room } = table;
  const { isBusy, failure, ask } = useAsking(room);
  const { you, rematch: next } = room.info.value;
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
      {you.seat !== undefined && next === undefined && (
        <button
          type="button"
          class="button primary"
          disabled={isBusy.value}
          onClick={() => void rematch()}
        >
          {live.end.rematch}
        </button>
      )}
      {game !== undefined && <GameActions game={game} />}
      <p role="status" class={next === undefined ? "spoken" : ""}>
        {next !== undefined && sitting.rematch.called}
      </p>
      <p role="alert" class={failure.value ? "" : "spoken"}>
        {failure.value !== undefined && problem(failure.value.code)}
      </p>
    </div>
  );
}

/** What can be done with a game that is known whole: a copy of it is kept here and looked at again. */
function GameActions({ game: { stored } }: { readonly game: TakenUp<Mediterranean> }) {
  const { common, play } = words.value;
  const hasFailed = useSignal(false);
  const replay = async () => {
    hasFailed.value = !(await sitDown({ ...stored, id: newId() }, "/replay"));
  };
  const button = (icon: "play" | "download", name: ComponentChildren, act: () => void) => (
    <button type="button" class="button" onClick={act}>
      <Icon name={icon} />
      {name}
    </button>
  );
  return (
    <>
      {button("play", play.replay, () => void replay())}
      {button("download", play.saveRecord, () => download(fileNameOf(stored), recordText(stored)))}
      <p role="alert" class={hasFailed.value ? "" : "spoken"}>
        {hasFailed.value ? common.cannotKeep : ""}
      </p>
    </>
  );
}

import type { Mediterranean } from "@sofala/mediterranean";
import type { TakenUp } from "../../../host/take-up.ts";
import type { RemoteSight } from "../../../online/remote-sight.ts";
import { entriesAt } from "../../../online/told-moments.ts";
import { navigate } from "../../../router.ts";
import { fileNameOf, recordText } from "../../../store/export.ts";
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
import { useWholeGame } from "./use-whole-game.ts";

interface Props {
  readonly table: RemoteSight<Mediterranean>;
  /** The game is looked at again already. */
  readonly isReplay?: boolean;
}

/** The end of a game on a server, with all that was secret. */
export function OnlineEnd({ table, isReplay = false }: Props) {
  const { record: text } = mediterraneanWords.value.end;
  const { room } = table;
  const names = table.players.map(({ name }) => name);
  const { game, fetchAgain } = useWholeGame(table);
  if (game?.ok === true) {
    const { moments } = game.value;
    return (
      <EndPanel
        names={names}
        moments={moments}
        actions={<Actions table={table} game={game.value} isReplay={isReplay} />}
        verdict={isPlayed(table) ? undefined : <Ending table={table} names={names} />}
        replayAt={(moment) => pathTo(room.id, room.invite, entriesAt(table.told.peek(), moment))}
      />
    );
  }
  return (
    <div class="market-end">
      <Ending table={table} names={names} />
      <Actions table={table} game={undefined} isReplay={isReplay} />
      {game === undefined ? (
        <Loading text={text.loading} />
      ) : (
        <p>
          {text.failed}{" "}
          <button type="button" class="button" onClick={fetchAgain}>
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

interface EndingProps {
  readonly table: RemoteSight<Mediterranean>;
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

interface ActionsProps {
  readonly table: RemoteSight<Mediterranean>;
  readonly isReplay: boolean;
  /** Left out until its record is here. */
  readonly game: TakenUp<Mediterranean> | undefined;
}

function Actions({ table, game, isReplay }: ActionsProps) {
  const { live, problem, sitting } = online.value;
  const { play } = words.value;
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
      {!isReplay && (
        <a class="button" href={pathTo(room.id, room.invite, 0)}>
          <Icon name="play" />
          {play.replay}
        </a>
      )}
      {game !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => download(fileNameOf(game.stored), recordText(game.stored))}
        >
          <Icon name="download" />
          {play.saveRecord}
        </button>
      )}
      <p role="status" class={next === undefined ? "spoken" : ""}>
        {next !== undefined && sitting.rematch.called}
      </p>
      <p role="alert" class={failure.value ? "" : "spoken"}>
        {failure.value !== undefined && problem(failure.value.code)}
      </p>
    </div>
  );
}

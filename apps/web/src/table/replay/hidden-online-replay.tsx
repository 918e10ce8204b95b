import { useComputed } from "@preact/signals";
import type { Game, GameTypes, Seat } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { LoadedGame } from "../../local/load-game.ts";
import type { FullMoment } from "../../local/moments.ts";
import { entryCountAt, moveCountAt } from "../../online/moment-links.ts";
import type { RemoteHiddenTable } from "../../online/remote-hidden-table.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { onlineText } from "../../text/online-text.ts";
import { allAppText } from "../../text/app-text.ts";
import type { EndProps } from "../end/end-panel.tsx";
import { LoadedOnlineEnd } from "../online/hidden-online-end.tsx";
import { useFinishedGame } from "../end/use-finished-game.ts";
import { Banner } from "../online/banner.tsx";
import { tablePath } from "../online/table-link.ts";
import { TableUnavailable } from "../online/table-unavailable.tsx";
import { alertOnTurn } from "../turn-alert.ts";
import { FullReplay, type OpenObserver } from "./full-replay.ts";
import type { HiddenReplayProps } from "./hidden-replay.tsx";
import { LiveReplay } from "./live-replay.ts";
import { useOnlineReplayContext } from "./online-replay-context.tsx";
import { momentFromAddress } from "./use-moment-address.ts";

interface Props<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly table: RemoteHiddenTable<T>;
  readonly View: FunctionComponent<HiddenReplayProps<T>>;
  readonly Panel: FunctionComponent<EndProps<FullMoment<T>>>;
  readonly openObserver?: OpenObserver<T>;
  /** Is a seat to act in a view? */
  readonly isToAct: (view: T["view"], seat: Seat) => boolean;
}

/** The replay of an online game with hidden information: before its end as the viewer saw it, afterwards with everything open. */
export function HiddenOnlineReplay<T extends GameTypes>(props: Props<T>) {
  const { table } = props;
  // If the game ends meanwhile, the replay does not change until it is opened again.
  const isOver = useMemo(() => table.client.info.peek().status === "over", [table]);
  return isOver ? <FinishedReplay {...props} /> : <RunningReplay {...props} />;
}

function FinishedReplay<T extends GameTypes>(props: Props<T>) {
  const { game, retry } = useFinishedGame(props.rules, props.table);
  if (game === undefined) return <Loading text={onlineText.value.onlineTable.end.record.loading} />;
  if (!game.ok) return <TableUnavailable failure={game.error} onRetry={retry} />;
  return <LoadedReplay {...props} game={game.value} />;
}

interface LoadedProps<T extends GameTypes> extends Props<T> {
  readonly game: LoadedGame<T>;
}

function LoadedReplay<T extends GameTypes>(props: LoadedProps<T>) {
  const { table, game, View, Panel, openObserver } = props;
  const replayTable = useMemo(
    () => new FullReplay(table.game, game.stored, game.moments, openObserver),
    [game],
  );
  return (
    <View
      table={replayTable}
      context={useContextOf(table)}
      game={game}
      end={<LoadedOnlineEnd table={table} game={game} Panel={Panel} isReplay />}
    />
  );
}

function RunningReplay<T extends GameTypes>({ table, View, isToAct }: Props<T>) {
  const context = useContextOf(table);
  const replayTable = useMemo(
    () => new LiveReplay(table, momentFromAddress(context.numbering) ?? 0),
    [table],
  );
  useEffect(() => () => replayTable.close(), [replayTable]);
  const failure = replayTable.failure.value;
  const retry = () => replayTable.retry();
  if (!replayTable.isShown.value) {
    return failure === undefined ? (
      <Loading text={allAppText.value.play.loading} />
    ) : (
      <TableUnavailable failure={failure} onRetry={retry} />
    );
  }
  const banners = (
    <>
      {context.banners}
      {failure !== undefined && (
        <Banner
          kind="danger"
          actions={
            <button type="button" class="button" onClick={retry}>
              {onlineText.value.onlineTable.end.record.retry}
            </button>
          }
        >
          {onlineText.value.problem(failure)}
        </Banner>
      )}
    </>
  );
  const actions = <BackToTableLink table={table} isToAct={isToAct} />;
  return <View table={replayTable} context={{ ...context, banners, actions }} />;
}

const useContextOf = <T extends GameTypes>(table: RemoteHiddenTable<T>) =>
  useOnlineReplayContext(table.client, () => {
    const moves = table.observedMoves.peek();
    const { entryCount } = table.client.info.peek();
    return {
      toAddress: (moveCount) => entryCountAt(moves, moveCount, entryCount),
      fromAddress: (entries) => moveCountAt(moves, entries),
      hintAt: (entries) => table.hintAt(entries),
    };
  });

/** The link from the replay back to the table; it also shows when it is my turn. */
function BackToTableLink<T extends GameTypes>({
  table,
  isToAct,
}: Pick<Props<T>, "table" | "isToAct">) {
  const { client } = table;
  const isMyTurn = useComputed(() => {
    const me = table.me.value;
    return me !== undefined && isToAct(table.observerView.value.view, me);
  });
  useEffect(() => alertOnTurn({ isMyTurn }), [table]);
  const { play, replay } = allAppText.value;
  return (
    <a
      class={isMyTurn.value ? "button primary" : "button"}
      href={tablePath(client.id, client.invite)}
      title={replay.toGame}
    >
      <Icon name="now" />
      <span role="status">{isMyTurn.value ? play.yourTurn : replay.toGame}</span>
    </a>
  );
}

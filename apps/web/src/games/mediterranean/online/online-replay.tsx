import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { LoadedGame } from "../../../local/load-game.ts";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { TableUnavailable } from "../../../table/online/table-unavailable.tsx";
import { Banner } from "../../../table/online/banner.tsx";
import { momentFromAddress } from "../../../table/replay/use-moment-address.ts";
import { Loading } from "../../../ui/loading.tsx";
import { useMediterraneanText } from "../mediterranean-text.ts";
import { MediterraneanEnd } from "../end/end-panel.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { appText } from "../../../text/app-text.ts";
import { ReplayView } from "../replay/replay-view.tsx";
import { FullReplay } from "../replay/full-replay.ts";
import { LoadedOnlineEnd } from "../../../table/end/hidden-online-end.tsx";
import { LiveReplay } from "./live-replay.ts";
import { useOnlineReplay } from "./use-online-replay.ts";
import { useFinishedGame } from "../../../table/end/use-finished-game.ts";
import { useComputed } from "@preact/signals";
import { alertOnTurn } from "../../../table/turn-alert.ts";
import { tablePath } from "../../../table/online/table-link.ts";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  readonly table: RemoteHiddenTable<Mediterranean>;
}

/** The replay of an online game: before its end as the viewer saw it, afterwards with open hands. */
export function OnlineReplay({ table }: Props) {
  const hasText = useMediterraneanText();
  // If the game ends meanwhile, the replay does not change until it is opened again.
  const isOver = useMemo(() => table.client.info.peek().status === "over", [table]);
  if (!hasText) return <Loading text={appText.value.play.loading} />;
  return isOver ? <FinishedReplay table={table} /> : <RunningReplay table={table} />;
}

function FinishedReplay({ table }: Props) {
  const { game, retry } = useFinishedGame(table);
  if (game === undefined) return <Loading text={appText.value.endPanel.record.loading} />;
  if (!game.ok) return <TableUnavailable failure={game.error} onRetry={retry} />;
  return <LoadedReplay table={table} game={game.value} />;
}

function LoadedReplay({ table, game }: Props & { readonly game: LoadedGame<Mediterranean> }) {
  const replayTable = useMemo(() => new FullReplay(game.stored, game.moments), [game]);
  const { message, ...replay } = useOnlineReplay(table, () => replayTable.momentNumber.peek());
  return (
    <ReplayView
      {...replay}
      replayTable={replayTable}
      loadedGame={game}
      banners={message !== undefined && <Banner>{message}</Banner>}
      end={<LoadedOnlineEnd table={table} game={game} Panel={MediterraneanEnd} isReplay />}
    />
  );
}

function RunningReplay({ table }: Props) {
  const { message, ...replay } = useOnlineReplay(table, () => replayTable.momentNumber.peek());
  const replayTable = useMemo(
    () => new LiveReplay(table, momentFromAddress(replay.numbering) ?? 0),
    [table],
  );
  useEffect(() => () => replayTable.close(), [replayTable]);
  const failure = replayTable.failure.value;
  const retry = () => replayTable.retry();
  if (!replayTable.isShown.value) {
    return failure === undefined ? (
      <Loading text={appText.value.play.loading} />
    ) : (
      <TableUnavailable failure={failure} onRetry={retry} />
    );
  }
  return (
    <ReplayView
      {...replay}
      replayTable={replayTable}
      actions={<BackToTableLink table={table} />}
      banners={
        <>
          {message !== undefined && <Banner>{message}</Banner>}
          {failure !== undefined && (
            <Banner
              kind="danger"
              actions={
                <button type="button" class="button" onClick={retry}>
                  {appText.value.endPanel.record.retry}
                </button>
              }
            >
              {onlineText.value.problem(failure)}
            </Banner>
          )}
        </>
      }
    />
  );
}

/** The link from the replay back to the table; it also shows when it is my turn. */
function BackToTableLink({ table }: { readonly table: RemoteHiddenTable<Mediterranean> }) {
  const { client } = table;
  const isMyTurn = useComputed(() => {
    const me = table.me.value;
    return me !== undefined && table.observerView.value.view.toAct.includes(me);
  });
  useEffect(() => alertOnTurn(isMyTurn), [table]);
  const { play, replay } = appText.value;
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

import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { TakenUp } from "../../../local/load-game.ts";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { NotSeen } from "../../../table/online/table-unavailable.tsx";
import { Notice } from "../../../table/online/banner.tsx";
import { momentOfAddress } from "../../../table/replay/use-moment-address.ts";
import { Loading } from "../../../ui/loading.tsx";
import { mediterraneanWords, useMediterraneanWords } from "../mediterranean-text.ts";
import { online } from "../../../text/online-text.ts";
import { words } from "../../../text/app-text.ts";
import { MediterraneanReplay } from "../replay/replay-view.tsx";
import { ReplaySight } from "../replay/full-replay.ts";
import { WholeEnd } from "./online-end.tsx";
import { SightSoFar } from "./live-replay.ts";
import { ToTheTable } from "./back-to-table-link.tsx";
import { useReplayOf } from "./use-online-replay.ts";
import { useWholeGame } from "./use-finished-game.ts";

interface Props {
  readonly table: RemoteSight<Mediterranean>;
}

/** A game on a server, looked at move by move: before its end as one saw it, then with all hands open. */
export function OnlineReplay({ table }: Props) {
  const hasWords = useMediterraneanWords();
  // A game that ends meanwhile is looked at as before, until one goes back to it.
  const isOver = useMemo(() => table.room.info.peek().status === "over", [table]);
  if (!hasWords) return <Loading text={words.value.play.opening} />;
  return isOver ? <Fetched table={table} /> : <SoFar table={table} />;
}

function Fetched({ table }: Props) {
  const { game, fetchAgain } = useWholeGame(table);
  if (game === undefined) return <Loading text={mediterraneanWords.value.end.record.loading} />;
  if (!game.ok) return <NotSeen failure={game.error} onRetry={fetchAgain} />;
  return <Whole table={table} game={game.value} />;
}

function Whole({ table, game }: Props & { readonly game: TakenUp<Mediterranean> }) {
  const sight = useMemo(() => new ReplaySight(game.stored, game.moments), [game]);
  const { said, ...replay } = useReplayOf(table, () => sight.at.peek());
  return (
    <MediterraneanReplay
      {...replay}
      sight={sight}
      whole={game}
      notices={said !== undefined && <Notice>{said}</Notice>}
      end={<WholeEnd table={table} game={game} isReplay />}
    />
  );
}

function SoFar({ table }: Props) {
  const { said, ...replay } = useReplayOf(table, () => sight.at.peek());
  const sight = useMemo(
    () => new SightSoFar(table, momentOfAddress(replay.numbering) ?? 0),
    [table],
  );
  useEffect(() => () => sight.close(), [sight]);
  const failure = sight.failure.value;
  const retry = () => sight.retry();
  if (!sight.isShown.value) {
    return failure === undefined ? (
      <Loading text={words.value.play.opening} />
    ) : (
      <NotSeen failure={failure} onRetry={retry} />
    );
  }
  return (
    <MediterraneanReplay
      {...replay}
      sight={sight}
      onwards={<ToTheTable table={table} />}
      notices={
        <>
          {said !== undefined && <Notice>{said}</Notice>}
          {failure !== undefined && (
            <Notice
              kind="danger"
              ways={
                <button type="button" class="button" onClick={retry}>
                  {mediterraneanWords.value.end.record.again}
                </button>
              }
            >
              {online.value.problem(failure)}
            </Notice>
          )}
        </>
      }
    />
  );
}

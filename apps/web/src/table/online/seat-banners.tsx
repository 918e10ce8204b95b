import { useComputed } from "@preact/signals";
import type { RemoteRoom } from "../../online/table-client.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { pathTo } from "./table-link.ts";
import { Notice } from "./banner.tsx";
import type { OnlineModel } from "./online-model.ts";
import { totalOf } from "./seat-clock.tsx";
import { spokenTime } from "./duration-text.ts";
import { useAsking } from "./use-table-command.ts";

interface SeatNoticeProps {
  readonly model: OnlineModel;
  /** An earlier moment is looked at: the way back is not stood in. */
  readonly isPast?: boolean;
}

/** Somebody only watches, or a bot decides here, and how to end that. */
export function SeatNotice({ model, isPast = false }: SeatNoticeProps) {
  const { live, problem, sitting } = online.value;
  const { isBusy, failure, ask } = useAsking(model.room);
  const { you, seats, status, delay } = model.room.info.value;
  const { isHandedOver, hasResigned } = seats[you.seat ?? -1] ?? {};
  const isSpent = useComputed(() => isOutOfTime(model));
  if (status !== "running") return undefined;
  if (you.seat === undefined) {
    if (isPast) return undefined;
    const late = delay > 0 && sitting.time.delayed(spokenTime(delay * 1000, live.clock));
    return (
      <Notice>
        {live.watching} {late}
      </Notice>
    );
  }
  if (hasResigned === true) return <Notice>{live.resigned}</Notice>;
  if (isHandedOver !== true) return undefined;
  return (
    <Notice
      kind="question"
      ways={
        <button
          type="button"
          class="button primary"
          disabled={isBusy.value}
          onClick={() => void ask("reclaim-seat", {})}
        >
          {live.menu.return}
        </button>
      }
    >
      {isSpent.value ? sitting.time.ownUp : live.handedOver}{" "}
      {failure.value !== undefined && problem(failure.value)}
    </Notice>
  );
}

/** Has my seat no time left for what it owes? */
function isOutOfTime({ clock, room, mySeat }: OnlineModel): boolean {
  const me = mySeat.value;
  const { toAct, clock: told } = room.info.value;
  // What all decide together takes nobody's own time.
  const isOwing = me !== undefined && toAct.includes(me) && told?.part === undefined;
  return isOwing && clock.value !== undefined && totalOf(clock.value, me) === 0;
}

/** Somebody wants to play again, and where. */
export function RematchNotice({ room }: { readonly room: RemoteRoom }) {
  const { rematch: text } = online.value.sitting;
  const { rematchTableId } = room.info.value;
  return (
    <div role="status">
      {rematchTableId !== undefined && (
        <Notice
          kind="question"
          ways={
            <a class="button primary" href={pathTo(rematchTableId, undefined)}>
              {text.go}
            </a>
          }
        >
          {text.called}
        </Notice>
      )}
    </div>
  );
}

interface EndNoticeProps {
  /** How the game ended before its end; nothing where it did not. */
  readonly ending: string | undefined;
  readonly onResult: () => void;
}

/** The game ended before its end. */
export function EndNotice({ ending, onResult }: EndNoticeProps) {
  if (ending === undefined) return undefined;
  return (
    <Notice
      ways={
        <button type="button" class="button primary" onClick={onResult}>
          {words.value.play.results}
        </button>
      }
    >
      {ending}
    </Notice>
  );
}

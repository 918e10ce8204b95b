import { useComputed } from "@preact/signals";
import type { Refusal, Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { Failure } from "../../../online/server.ts";
import { ConnectionNotice, Notice } from "../../../table/online/notices.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalNotice } from "../../../table/online/proposal-notice.tsx";
import { pathTo } from "../../../table/online/link.ts";
import { totalOf } from "../../../table/online/seat-clock.tsx";
import { spokenTime } from "../../../table/online/time-text.ts";
import { useAsking } from "../../../table/online/use-asking.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { openRules } from "../../../screens/rules/rules-dialog.tsx";
import { isRefusal, sectionOfRefusal } from "../rules-links.ts";
import { endingOf } from "./ending.ts";
import type { GiftOrder } from "./gift-order.ts";
import { GiftOrderNotice } from "./gift-order-bar.tsx";

interface Props {
  readonly model: OnlineModel<Zimbabwe>;
  readonly table: RemoteTable<Zimbabwe>;
  readonly order: GiftOrder;
  /** An earlier moment is looked at: the way back is not stood in. */
  readonly isPast: boolean;
  /** A word in passing. */
  readonly said: string | undefined;
  readonly onResult: () => void;
}

/** What whoever sits here should know before they play. */
export function OnlineNotices({ model, table, order, isPast, said, onResult }: Props) {
  return (
    <>
      <ConnectionNotice model={model} />
      <div role="status">{said !== undefined && <Notice>{said}</Notice>}</div>
      <RefusedNotice table={table} />
      <ProposalNotice model={model} table={table} />
      <GiftOrderNotice model={order} />
      <SeatNotice model={model} isPast={isPast} />
      <RematchNotice table={table} />
      <EndNotice table={table} onResult={onResult} />
    </>
  );
}

/** Something was not taken by the server, and why: in the words of the rules, where they refused it. */
function RefusedNotice({ table }: Pick<Props, "table">) {
  const { live, sitting } = online.value;
  const failure = table.refused.value;
  const refusal = failure === undefined ? undefined : refusalIn(failure);
  return (
    <div role="alert">
      {failure !== undefined && (
        <Notice
          kind="danger"
          ways={
            <>
              {refusal !== undefined && (
                <button
                  type="button"
                  class="button"
                  onClick={() => openRules(sectionOfRefusal(refusal))}
                >
                  {sitting.refused.rule}
                </button>
              )}
              <button type="button" class="button" onClick={() => table.retry()}>
                {live.close}
              </button>
            </>
          }
        >
          {refusal === undefined
            ? `${live.refused} ${online.value.problem(failure.code)}`
            : `${sitting.refused.movedOn} ${words.value.zimbabwe.refusal(refusal, namesAt(table))}`}
        </Notice>
      )}
    </div>
  );
}

const namesAt = ({ players }: RemoteTable<Zimbabwe>): readonly string[] =>
  players.map(({ name }) => name);

/** Why the rules refuse, where they did. */
const refusalIn = (failure: Failure): Refusal | undefined =>
  "refusal" in failure && isRefusal(failure.refusal) ? failure.refusal : undefined;

/** Somebody only watches, or a bot decides here, and how to end that. */
function SeatNotice({ model, isPast }: Pick<Props, "model" | "isPast">) {
  const { live, problem, sitting } = online.value;
  const { isBusy, failure, ask } = useAsking(model.room);
  const { you, seats, status, delay } = model.room.info.value;
  const { handedOver, resigned } = seats[you.seat ?? -1] ?? {};
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
  if (resigned === true) return <Notice>{live.resigned}</Notice>;
  if (handedOver !== true) return undefined;
  return (
    <Notice
      kind="question"
      ways={
        <button
          type="button"
          class="button primary"
          disabled={isBusy.value}
          onClick={() => void ask("return", {})}
        >
          {live.menu.return}
        </button>
      }
    >
      {isSpent.value ? sitting.time.ownUp : live.handedOver}{" "}
      {failure.value !== undefined && problem(failure.value.code)}
    </Notice>
  );
}

/** Has my seat no time left for what it owes? */
function isOutOfTime({ clock, room, mySeat }: OnlineModel<Zimbabwe>): boolean {
  const me = mySeat.value;
  const isOwing = me !== undefined && room.info.value.toAct.includes(me);
  return isOwing && clock.value !== undefined && totalOf(clock.value, me) === 0;
}

/** Somebody wants to play again, and where. */
function RematchNotice({ table }: Pick<Props, "table">) {
  const { rematch: text } = online.value.sitting;
  const { rematch } = table.room.info.value;
  return (
    <div role="status">
      {rematch !== undefined && (
        <Notice
          kind="question"
          ways={
            <a class="button primary" href={pathTo(rematch, undefined)}>
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

/** The game ended before its end. */
function EndNotice({ table, onResult }: Pick<Props, "table" | "onResult">) {
  const ending = endingOf(table.room.info.value, namesAt(table));
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

import type { Refusal, Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { Failure } from "../../../online/api-client.ts";
import { ConnectionNotice, Notice } from "../../../table/online/banner.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalNotice } from "../../../table/online/proposal-banner.tsx";
import { EndNotice, RematchNotice, SeatNotice } from "../../../table/online/seat-banners.tsx";
import { online } from "../../../text/online-text.ts";
import { words } from "../../../text/app-text.ts";
import { openRules } from "../../../rules/rules-dialog.tsx";
import { isRefusal, sectionOfRefusal } from "../rules/rules-links.ts";
import { endingOf } from "../../../table/online/early-end-text.ts";
import type { GiftOrder } from "./gift-order-model.ts";
import { GiftOrderNotice } from "./gift-order-bar.tsx";

interface Props {
  readonly model: OnlineModel;
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
      <ProposalNotice
        model={model}
        names={namesAt(table)}
        movesFrom={(entry) => movesFrom(table, entry)}
      />
      <GiftOrderNotice model={order} />
      <SeatNotice model={model} isPast={isPast} />
      <RematchNotice room={table.room} />
      <EndNotice ending={endingOf(table.room.info.value, namesAt(table))} onResult={onResult} />
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
            ? `${live.refused} ${online.value.problem(failure)}`
            : `${sitting.refused.movedOn} ${words.value.zimbabwe.refusal(refusal, namesAt(table))}`}
        </Notice>
      )}
    </div>
  );
}

const namesAt = ({ players }: RemoteTable<Zimbabwe>): readonly string[] =>
  players.map(({ name }) => name);

/** How many moves would be taken back from an entry of the log on. */
function movesFrom(table: RemoteTable<Zimbabwe>, to: number): number {
  const made = table.history.value.length - 1;
  let first = made;
  while (first > 0 && (table.entryOf(first - 1) ?? Infinity) >= to) first--;
  return made - first;
}

/** Why the rules refuse, where they did. */
const refusalIn = (failure: Failure): Refusal | undefined =>
  "refusal" in failure && isRefusal(failure.refusal) ? failure.refusal : undefined;

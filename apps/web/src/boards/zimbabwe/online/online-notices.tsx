import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { Failure } from "../../../online/server.ts";
import { ConnectionNotice, Notice } from "../../../table/online/notices.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalNotice } from "../../../table/online/proposal-notice.tsx";
import { useAsking } from "../../../table/online/use-asking.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { endingOf } from "./ending.ts";

interface Props {
  readonly model: OnlineModel<Zimbabwe>;
  readonly table: RemoteTable<Zimbabwe>;
  /** A word in passing. */
  readonly said: string | undefined;
  readonly onResult: () => void;
}

/** What whoever sits here should know before they play. */
export function OnlineNotices({ model, table, said, onResult }: Props) {
  return (
    <>
      <ConnectionNotice model={model} />
      <div role="status">{said !== undefined && <Notice>{said}</Notice>}</div>
      <RefusedNotice table={table} />
      <ProposalNotice model={model} table={table} />
      <SeatNotice model={model} />
      <EndNotice table={table} onResult={onResult} />
    </>
  );
}

/** Something was not taken by the server, and why. */
function RefusedNotice({ table }: Pick<Props, "table">) {
  const { live } = online.value;
  const failure = table.refused.value;
  return (
    <div role="alert">
      {failure !== undefined && (
        <Notice
          kind="danger"
          ways={
            <button type="button" class="button" onClick={() => table.retry()}>
              {live.close}
            </button>
          }
        >
          {live.refused} {reasonOf(failure)}
        </Notice>
      )}
    </div>
  );
}

const reasonOf = ({ code }: Failure): string => online.value.problem(code);

/** Somebody only watches, or a bot decides here, and how to end that. */
function SeatNotice({ model }: Pick<Props, "model">) {
  const { live, problem } = online.value;
  const { isBusy, failure, ask } = useAsking(model.room);
  const { you, seats, status } = model.room.info.value;
  const { handedOver, resigned } = seats[you.seat ?? -1] ?? {};
  if (status !== "running") return undefined;
  if (you.seat === undefined) return <Notice>{live.watching}</Notice>;
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
      {live.handedOver} {failure.value !== undefined && problem(failure.value.code)}
    </Notice>
  );
}

/** The game ended before its end. */
function EndNotice({ table, onResult }: Pick<Props, "table" | "onResult">) {
  const ending = endingOf(
    table.room.info.value,
    table.players.map(({ name }) => name),
  );
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

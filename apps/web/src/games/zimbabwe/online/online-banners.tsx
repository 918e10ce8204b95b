import type { Refusal, Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { Failure } from "../../../online/api-client.ts";
import { ConnectionBanner, Banner } from "../../../table/online/banner.tsx";
import type { OnlineModel } from "../../../table/online/online-model.ts";
import { ProposalBanner } from "../../../table/online/proposal-banner.tsx";
import { EndBanner, RematchBanner, SeatBanner } from "../../../table/online/seat-banners.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { appText } from "../../../text/app-text.ts";
import { openZimbabweRules } from "../rules/open-rules.ts";
import { isKnownRefusal, sectionOfRefusal } from "../rules/rules-links.ts";
import { earlyEndText } from "../../../table/online/early-end-text.ts";
import type { GiftOrderModel } from "./gift-order-model.ts";
import { GiftOrderBanner } from "./gift-order-bar.tsx";

interface Props {
  readonly model: OnlineModel;
  readonly table: RemoteTable<Zimbabwe>;
  readonly order: GiftOrderModel;
  /** An earlier moment is shown: banners must not cover the way back. */
  readonly isLookingBack: boolean;
  /** A short message that disappears. */
  readonly message: string | undefined;
  readonly onShowResult: () => void;
}

/** Banners above an online table. */
export function OnlineBanners({
  model,
  table,
  order,
  isLookingBack,
  message,
  onShowResult,
}: Props) {
  return (
    <>
      <ConnectionBanner model={model} />
      <div role="status">{message !== undefined && <Banner>{message}</Banner>}</div>
      <RejectionBanner table={table} />
      <ProposalBanner
        model={model}
        names={playerNames(table)}
        moveCountFrom={(entry) => moveCountFrom(table, entry)}
      />
      <GiftOrderBanner model={order} />
      <SeatBanner model={model} isPast={isLookingBack} />
      <RematchBanner client={table.client} />
      <EndBanner
        ending={earlyEndText(table.client.info.value, playerNames(table))}
        onShowResult={onShowResult}
      />
    </>
  );
}

/** Shows why the server rejected a command; if the rules refused a move, with their text. */
function RejectionBanner({ table }: Pick<Props, "table">) {
  const { onlineTable, tableTools } = onlineText.value;
  const failure = table.rejection.value;
  const refusal = failure === undefined ? undefined : ruleRefusalOf(failure);
  return (
    <div role="alert">
      {failure !== undefined && (
        <Banner
          kind="danger"
          actions={
            <>
              {refusal !== undefined && (
                <button
                  type="button"
                  class="button"
                  onClick={() => openZimbabweRules(sectionOfRefusal(refusal))}
                >
                  {tableTools.moveRefused.ruleLink}
                </button>
              )}
              <button type="button" class="button" onClick={() => table.retry()}>
                {onlineTable.close}
              </button>
            </>
          }
        >
          {refusal === undefined
            ? `${onlineTable.commandRefused} ${onlineText.value.problem(failure)}`
            : `${tableTools.moveRefused.tableChanged} ${appText.value.zimbabwe.refusal(refusal, playerNames(table))}`}
        </Banner>
      )}
    </div>
  );
}

const playerNames = ({ players }: RemoteTable<Zimbabwe>): readonly string[] =>
  players.map(({ name }) => name);

/** How many moves an undo to a log entry would take back. */
function moveCountFrom(table: RemoteTable<Zimbabwe>, to: number): number {
  const moveCount = table.moments.value.length - 1;
  let first = moveCount;
  while (first > 0 && (table.entryOfMove(first - 1) ?? Infinity) >= to) first--;
  return moveCount - first;
}

/** The refusal of the rules, if it was one. */
const ruleRefusalOf = (failure: Failure): Refusal | undefined =>
  "refusal" in failure && isKnownRefusal(failure.refusal) ? failure.refusal : undefined;

import type { GameTypes } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import type { OnlineTable } from "../../online/online-table.ts";
import { onlineText } from "../../text/online-text.ts";
import { Banner, ConnectionBanner } from "./banner.tsx";
import { earlyEndText } from "./early-end-text.ts";
import type { OnlineModel } from "./online-model.ts";
import { ProposalBanner } from "./proposal-banner.tsx";
import { EndBanner, RematchBanner, SeatBanner } from "./seat-banners.tsx";

/** A refusal of the rules in a sentence, and the rule that it is about. */
export interface ExplainedRefusal {
  readonly text: string;
  readonly openRule: () => void;
}

interface Props {
  readonly model: OnlineModel;
  readonly table: OnlineTable;
  /** An earlier moment is shown: banners must not cover the way back. */
  readonly isLookingBack: boolean;
  /** A short message that disappears. */
  readonly message: string | undefined;
  readonly explainRefusal: (refusal: GameTypes["refusal"]) => ExplainedRefusal | undefined;
  readonly onShowResult: () => void;
  /** The banners of the game. */
  readonly children: ComponentChildren;
}

/** The banners above the actions of an online table. */
export function OnlineBanners(props: Props) {
  const { model, table, isLookingBack, message, onShowResult, children } = props;
  const names = table.players.map(({ name }) => name);
  return (
    <>
      <ConnectionBanner model={model} />
      <div role="status">{message !== undefined && <Banner>{message}</Banner>}</div>
      {table.rejection !== undefined && (
        <RejectionBanner table={table} explainRefusal={props.explainRefusal} />
      )}
      <ProposalBanner
        model={model}
        names={names}
        moveCountFrom={(entry) => moveCountFrom(table, entry)}
      />
      {children}
      <SeatBanner model={model} isPast={isLookingBack} />
      <RematchBanner client={table.client} />
      <EndBanner
        ending={earlyEndText(table.client.info.value, names)}
        onShowResult={onShowResult}
      />
    </>
  );
}

/** Shows why the server rejected a command; if the rules refused a move, with their text. */
function RejectionBanner({ table, explainRefusal }: Pick<Props, "table" | "explainRefusal">) {
  const { onlineTable, tableTools, problem } = onlineText.value;
  const failure = table.rejection?.value;
  const refusal = failure !== undefined && "refusal" in failure ? failure.refusal : undefined;
  const explained = refusal && explainRefusal(refusal);
  return (
    <div role="alert">
      {failure !== undefined && (
        <Banner
          kind="danger"
          actions={
            <>
              {explained !== undefined && (
                <button type="button" class="button" onClick={explained.openRule}>
                  {tableTools.moveRefused.ruleLink}
                </button>
              )}
              <button type="button" class="button" onClick={() => table.retry?.()}>
                {onlineTable.close}
              </button>
            </>
          }
        >
          {explained === undefined
            ? `${onlineTable.commandRefused} ${problem(failure)}`
            : `${tableTools.moveRefused.tableChanged} ${explained.text}`}
        </Banner>
      )}
    </div>
  );
}

/** How many moves an undo to a log entry would take back. */
function moveCountFrom(table: OnlineTable, to: number): number {
  const count = table.moveCount.value;
  let first = count;
  while (first > 0 && (table.entryOfMove(first - 1) ?? Infinity) >= to) first--;
  return count - first;
}

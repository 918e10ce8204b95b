import { onlineText } from "../../text/online-text.ts";
import { Banner } from "./banner.tsx";
import type { OnlineModel } from "./online-model.ts";
import { useTableCommand } from "./use-table-command.ts";

interface Props {
  readonly model: OnlineModel;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** How many moves an undo from this log entry on would remove. */
  readonly moveCountFrom: (entry: number) => number;
}

/** A proposal, and the buttons to answer it. */
export function ProposalBanner({ model, names, moveCountFrom }: Props) {
  const { onlineTable, problem } = onlineText.value;
  const { isBusy, failure, send } = useTableCommand(model.client);
  const { proposal, seats } = model.client.info.value;
  const me = model.mySeat.value;
  if (proposal === undefined) return undefined;
  const { by, kind: what, to = 0, acceptedBy } = proposal;
  const { proposal: text } = onlineTable;
  const nameOf = (seat: number) => names[seat] ?? "";
  const moves = moveCountFrom(to);
  const isOwn = by === me;
  const sentence =
    what === "abort"
      ? isOwn
        ? text.ownAbort
        : text.abort(nameOf(by))
      : isOwn
        ? text.ownUndo(moves)
        : text.undo(nameOf(by), moves);
  const waiting = seats.flatMap(({ kind, isHandedOver, hasResigned }, seat) => {
    const isAsked = kind === "person" && isHandedOver !== true && hasResigned !== true;
    return isAsked && seat !== by && !acceptedBy.includes(seat) ? [seat] : [];
  });
  const mayAnswer = me !== undefined && waiting.includes(me);
  const respond = (accept: boolean) => () => void send("answer-proposal", { accept });
  return (
    <div role="status">
      <Banner
        kind="question"
        actions={
          <>
            {mayAnswer && (
              <button
                type="button"
                class="button primary"
                disabled={isBusy.value}
                onClick={respond(true)}
              >
                {text.accept}
              </button>
            )}
            {(mayAnswer || isOwn) && (
              <button type="button" class="button" disabled={isBusy.value} onClick={respond(false)}>
                {isOwn ? text.withdraw : text.decline}
              </button>
            )}
          </>
        }
      >
        {sentence}{" "}
        {!mayAnswer && waiting.length > 0 && (
          <span class="quiet">{text.waitingFor(waiting.map(nameOf))}</span>
        )}
        {failure.value !== undefined && <span>{problem(failure.value)}</span>}
      </Banner>
    </div>
  );
}

import { online } from "../../text/online-text.ts";
import { Notice } from "./banner.tsx";
import type { OnlineModel } from "./online-model.ts";
import { useAsking } from "./use-table-command.ts";

interface Props {
  readonly model: OnlineModel;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** How many moves would be taken back from an entry of the log on. */
  readonly movesFrom: (entry: number) => number;
}

/** What somebody asks of everybody, and the answer of whoever is here. */
export function ProposalNotice({ model, names, movesFrom }: Props) {
  const { live, problem } = online.value;
  const { isBusy, failure, ask } = useAsking(model.room);
  const { proposal, seats } = model.room.info.value;
  const me = model.mySeat.value;
  if (proposal === undefined) return undefined;
  const { by, kind: what, to = 0, acceptedBy } = proposal;
  const { proposal: text } = live;
  const nameOf = (seat: number) => names[seat] ?? "";
  const moves = movesFrom(to);
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
  const answer = (accept: boolean) => () => void ask("answer-proposal", { accept });
  return (
    <div role="status">
      <Notice
        kind="question"
        ways={
          <>
            {mayAnswer && (
              <button
                type="button"
                class="button primary"
                disabled={isBusy.value}
                onClick={answer(true)}
              >
                {text.grant}
              </button>
            )}
            {(mayAnswer || isOwn) && (
              <button type="button" class="button" disabled={isBusy.value} onClick={answer(false)}>
                {isOwn ? text.withdraw : text.refuse}
              </button>
            )}
          </>
        }
      >
        {sentence}{" "}
        {!mayAnswer && waiting.length > 0 && (
          <span class="quiet">{text.waitsFor(waiting.map(nameOf))}</span>
        )}
        {failure.value !== undefined && <span>{problem(failure.value)}</span>}
      </Notice>
    </div>
  );
}

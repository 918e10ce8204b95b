import { isPhone } from "../../../ui/screen-size.ts";
import { BackToNowButton, ResultButton, UndoButton } from "../../../table/open-table-buttons.tsx";
import { appText } from "../../../text/app-text.ts";
import type { GiftModel } from "../gifts/gift-model.ts";
import type { RaiseModel } from "../raising/raise-model.ts";
import { EndTurnButton } from "./end-turn-button.tsx";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly gift: GiftModel;
  readonly onShowResult?: (() => void) | undefined;
}

/** The main buttons, always in the same place; the last one is the primary one. */
export function MainButtons({ turn, raise, gift, onShowResult }: Props) {
  const { table } = turn;
  if (table.shownMoment.value !== undefined) return <BackToNowButton table={table} />;
  if (!table.isMyTurn.value) {
    return (
      <>
        <UndoButton table={table} />
        <ResultButton table={table} onShowResult={onShowResult} />
      </>
    );
  }
  if (table.view.value.phase === "gifts") return <GiftButtons turn={turn} gift={gift} />;
  const intent = turn.intent.value;
  if (intent === undefined) {
    return (
      <>
        <UndoButton table={turn.table} />
        <EndTurnButton turn={turn} />
      </>
    );
  }
  return (
    <>
      {intent.kind === "first" ? <UndoButton table={turn.table} /> : <CancelButton turn={turn} />}
      {intent.kind === "raise" ? <RaiseButton raise={raise} /> : <ConfirmButton turn={turn} />}
    </>
  );
}

function CancelButton({ turn }: { readonly turn: TurnModel }) {
  return (
    <button type="button" class="button" onClick={() => turn.cancel()}>
      {appText.value.turn.cancel}
    </button>
  );
}

function GiftButtons({ turn, gift }: { readonly turn: TurnModel; readonly gift: GiftModel }) {
  const { gifts: text } = appText.value;
  return (
    <>
      <UndoButton table={turn.table} />
      <button type="button" class="button" onClick={() => gift.pass()}>
        {text.pass}
      </button>
      {gift.range.value !== undefined && (
        <button type="button" class="button primary figures" onClick={() => gift.give()}>
          {text.give(gift.amount.value)}
        </button>
      )}
    </>
  );
}

function RaiseButton({ raise }: { readonly raise: RaiseModel }) {
  const { raising: text } = appText.value;
  const moves = raise.moves.value;
  const bill = raise.bill.value;
  return (
    <button
      type="button"
      class="button primary"
      disabled={moves.length === 0 || bill === undefined}
      onClick={() => raise.confirm()}
    >
      {isPhone.value
        ? text.raise(bill?.cost ?? 0)
        : text.raiseSeveral(moves.length, bill?.cost ?? 0)}
    </button>
  );
}

/** Confirms the tapped cell. */
function ConfirmButton({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = appText.value;
  const ghost = turn.ghost.value;
  if (turn.tappedCell.value === undefined || ghost === undefined) return undefined;
  const [first = "", second = ""] = ghost.cells;
  return (
    <button
      type="button"
      class="button primary"
      disabled={ghost.refusal !== undefined}
      onClick={() => turn.confirm()}
    >
      {ghost.piece.kind === "water" ? text.confirmRain([first, second]) : text.confirmAt(first)}
    </button>
  );
}

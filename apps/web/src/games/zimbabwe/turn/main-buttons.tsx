import { isPhone } from "../../../table/layout-model.ts";
import { words } from "../../../text/app-text.ts";
import type { GiftModel } from "../gifts/gift-model.ts";
import type { RaiseModel } from "../raising/raise-model.ts";
import { EndTurn } from "./end-turn-button.tsx";
import type { TurnModel } from "./turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  readonly raise: RaiseModel;
  readonly gift: GiftModel;
  readonly onResult?: (() => void) | undefined;
}

/** The buttons that go on, always in the same place: the last one is the main one. */
export function MainButtons({ turn, raise, gift, onResult }: Props) {
  const { table } = turn;
  if (table.lookingAt.value !== undefined) return <BackToNow turn={turn} />;
  if (!table.isMyTurn.value) {
    return (
      <>
        <TakeBack turn={turn} />
        {table.view.value.phase === "over" && onResult !== undefined && (
          <button type="button" class="button primary" onClick={onResult}>
            {words.value.play.results}
          </button>
        )}
      </>
    );
  }
  if (table.view.value.phase === "gifts") return <GiftButtons turn={turn} gift={gift} />;
  const intent = turn.intent.value;
  if (intent === undefined) {
    return (
      <>
        <TakeBack turn={turn} />
        <EndTurn turn={turn} />
      </>
    );
  }
  return (
    <>
      {intent.kind === "first" ? <TakeBack turn={turn} /> : <Cancel turn={turn} />}
      {intent.kind === "raise" ? <RaiseButton raise={raise} /> : <Confirm turn={turn} />}
    </>
  );
}

function BackToNow({ turn }: { readonly turn: TurnModel }) {
  return (
    <button
      type="button"
      class="button primary"
      onClick={() => {
        turn.table.lookingAt.value = undefined;
      }}
    >
      {words.value.table.log.backToNow}
    </button>
  );
}

function TakeBack({ turn }: { readonly turn: TurnModel }) {
  const { table, me } = turn.table;
  // Who only watches has nothing to take back.
  if (me.value === undefined && table.undoTo.value === undefined) return undefined;
  return (
    <button
      type="button"
      class="button"
      disabled={table.undoTo.value === undefined}
      aria-keyshortcuts="u"
      onClick={() => table.undo()}
    >
      {words.value.turn.takeBack}
    </button>
  );
}

function Cancel({ turn }: { readonly turn: TurnModel }) {
  return (
    <button type="button" class="button" onClick={() => turn.cancel()}>
      {words.value.turn.cancel}
    </button>
  );
}

function GiftButtons({ turn, gift }: { readonly turn: TurnModel; readonly gift: GiftModel }) {
  const { gifts: text } = words.value;
  return (
    <>
      <TakeBack turn={turn} />
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
  const { raising: text } = words.value;
  const moves = raise.moves.value;
  const bill = raise.bill.value;
  return (
    <button
      type="button"
      class="button primary"
      disabled={moves.length === 0 || bill === undefined}
      onClick={() => raise.confirm()}
    >
      {isPhone.value ? text.raise(bill?.cost ?? 0) : text.raiseFor(moves.length, bill?.cost ?? 0)}
    </button>
  );
}

/** Confirms the cell that was tapped, where a tap alone does not. */
function Confirm({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = words.value;
  const ghost = turn.ghost.value;
  if (turn.tapped.value === undefined || ghost === undefined) return undefined;
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

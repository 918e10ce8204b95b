import type { ComponentChildren } from "preact";
import {
  BackToNowButton,
  ResultButton,
  UndoButton as NamedUndoButton,
} from "../../../table/open-table-buttons.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import type { GiftModel } from "../gifts/gift-model.ts";
import { EndTurnButton } from "../turn/end-turn-button.tsx";
import type { TurnModel } from "../turn/turn-model.ts";

interface Props {
  readonly turn: TurnModel;
  /** Confirms a raise; undefined while it is loading. */
  readonly raiseButton: ComponentChildren;
  readonly gift: GiftModel;
  readonly onShowResult?: (() => void) | undefined;
}

/** The main buttons, always in the same place; the last one is the primary one. */
export function MainButtons({ turn, raiseButton, gift, onShowResult }: Props) {
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
      {intent.kind === "raise" ? raiseButton : <ConfirmButton turn={turn} />}
    </>
  );
}

const UndoButton = ({ table }: Pick<TurnModel, "table">) => (
  <NamedUndoButton table={table} nameOf={({ kind }) => zimbabweText.value.turn.undone[kind]} />
);

function CancelButton({ turn }: { readonly turn: TurnModel }) {
  return (
    <button type="button" class="button" onClick={() => turn.cancel()}>
      {zimbabweText.value.turn.cancel}
    </button>
  );
}

function GiftButtons({ turn, gift }: { readonly turn: TurnModel; readonly gift: GiftModel }) {
  const { gifts: text } = zimbabweText.value;
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

/** Confirms the tapped cell. */
function ConfirmButton({ turn }: { readonly turn: TurnModel }) {
  const { turn: text } = zimbabweText.value;
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

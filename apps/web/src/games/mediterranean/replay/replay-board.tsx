import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import { appText } from "../../../text/app-text.ts";
import { Mat } from "../mats/mat.tsx";
import { SeatChoice } from "../mats/seat-choice.tsx";
import type { TableModels } from "../table-models.ts";
import type { HiddenInfoReplay } from "../hidden-info-replay.ts";
import { OffersPanel } from "./offers-panel.tsx";
import { OpenHand } from "./open-hand.tsx";
import "./replay-board.css";

interface Props {
  readonly models: TableModels;
  readonly replayTable: HiddenInfoReplay;
}

/** The hand of the chosen seat, if visible; below it the market while there is one, else the mat. */
export function ReplayBoard({ models, replayTable }: Props) {
  const { table } = models;
  const part = table.part.value;
  const observer = replayTable.observerChoice.value;
  const chosen = useSignal<Seat | undefined>(undefined);
  // With a seat's view, that seat is shown at first.
  const shownSeat = chosen.value ?? (typeof observer === "number" ? observer : 0);
  useEffect(() => {
    chosen.value = undefined;
  }, [observer]);
  // While it has the focus, arrow and page keys scroll it; brackets change the move.
  const keepScrolling = (event: KeyboardEvent) => {
    const isScrolling = /^(Arrow(Up|Down)|Page(Up|Down))$/u.test(event.key);
    if (isScrolling && event.target === event.currentTarget) event.stopPropagation();
  };
  return (
    <div
      class="replay-stage"
      role="region"
      aria-label={appText.value.table.board}
      tabIndex={0}
      onKeyDown={keepScrolling}
    >
      <SeatChoice
        names={table.names}
        chosen={shownSeat}
        onChoose={(seat) => (chosen.value = seat)}
      />
      <OpenHand replayTable={replayTable} model={table} seat={shownSeat} />
      {part === "trading" || part === "grace" ? (
        <OffersPanel model={table} />
      ) : (
        <Mat model={table} seatIndex={shownSeat} />
      )}
    </div>
  );
}

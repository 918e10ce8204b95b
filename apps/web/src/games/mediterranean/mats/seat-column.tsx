import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { Dialog } from "../../../ui/dialog.tsx";
import { lazyWithFirstTexts } from "../../../ui/lazy.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { MatLabelBox, useMatLabel } from "./mat-label.tsx";
import { SmallMat } from "./small-mat.tsx";
import "./seat-column.css";

interface Props {
  readonly models: TableModels;
  /** Shows who plays a seat at an online table. Must be a stable function. */
  readonly renderPlayer?: ((seat: Seat) => ComponentChildren) | undefined;
}

const Mat = lazyWithFirstTexts(() => import("./mat.tsx").then((module) => module.Mat));

/** Small mats of all seats; a click opens the full mat. */
export function SeatColumn({ models, renderPlayer }: Props) {
  const { table } = models;
  const { mats } = mediterraneanText.value;
  const shown = useSignal<Seat | undefined>(undefined);
  const at = shown.value;
  const { label, handlers } = useMatLabel();
  return (
    <div class="seat-column" data-seats={table.names.length} {...handlers}>
      <MatLabelBox label={label} />
      {table.names.map((_, seat) => (
        <SmallMat
          key={seat}
          model={table}
          seatIndex={seat}
          renderPlayer={renderPlayer}
          onShow={() => (shown.value = seat)}
        />
      ))}
      {at !== undefined && (
        <Dialog
          isOpen
          isWide
          title={mats.matTitle(table.names[at] ?? "")}
          onClose={() => (shown.value = undefined)}
        >
          <Mat model={table} seatIndex={at} />
        </Dialog>
      )}
    </div>
  );
}

import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { Dialog } from "../../../ui/dialog.tsx";
import { later } from "../../../ui/lazy.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { SmallMat } from "./small-mat.tsx";
import "./seat-column.css";

interface Props {
  readonly models: Models;
  /** Who decides for a seat, where a server keeps the table; always the same function. */
  readonly sitter?: ((seat: Seat) => ComponentChildren) | undefined;
}

const Mat = later(() => import("./mat.tsx").then((module) => module.Mat));

/** Everybody's mat, small; one that is pressed opens large over the table. */
export function SeatColumn({ models, sitter }: Props) {
  const { table } = models;
  const { mats } = mediterraneanWords.value;
  const shown = useSignal<Seat | undefined>(undefined);
  const at = shown.value;
  return (
    <div class="seat-column">
      {table.names.map((_, seat) => (
        <SmallMat
          key={seat}
          model={table}
          at={seat}
          sitter={sitter}
          onShow={() => (shown.value = seat)}
        />
      ))}
      {at !== undefined && (
        <Dialog
          isOpen
          isWide
          title={mats.ofWhom(table.names[at] ?? "")}
          onClose={() => (shown.value = undefined)}
        >
          <Mat model={table} at={at} />
        </Dialog>
      )}
    </div>
  );
}

import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { useRenderStages } from "../../../ui/use-render-stages.ts";
import type { TableModels } from "../table-models.ts";
import { Mat } from "./mat.tsx";
import "./own-mat.css";
import { SeatChoice } from "./seat-choice.tsx";

/** My mat, or that of the chosen seat. */
export function OwnMat({ models }: { readonly models: TableModels }) {
  const { table } = models;
  // Rendered in stages: much else changes when a phase begins.
  const stage = useRenderStages(2);
  const lookedAt = useSignal<Seat | undefined>(undefined);
  const at = lookedAt.value ?? table.me.value ?? 0;
  return (
    <div class="own-mat">
      <SeatChoice names={table.names} chosen={at} onChoose={(seat) => (lookedAt.value = seat)} />
      <Mat model={table} seatIndex={at} isComplete={stage === 2} />
    </div>
  );
}

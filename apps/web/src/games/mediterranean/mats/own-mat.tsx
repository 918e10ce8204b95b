import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { useStages } from "../../../ui/use-render-stages.ts";
import type { Models } from "../table-models.ts";
import { Mat } from "./mat.tsx";
import "./own-mat.css";
import { WhoseChoice } from "./seat-choice.tsx";

/** My mat, or that of whoever is looked at. */
export function OwnMat({ models }: { readonly models: Models }) {
  const { table } = models;
  // It comes together with much else, when a phase begins.
  const stage = useStages(2);
  const lookedAt = useSignal<Seat | undefined>(undefined);
  const at = lookedAt.value ?? table.me.value ?? 0;
  return (
    <div class="own-mat">
      <WhoseChoice names={table.names} at={at} onChoose={(seat) => (lookedAt.value = seat)} />
      <Mat model={table} at={at} isWhole={stage === 2} />
    </div>
  );
}

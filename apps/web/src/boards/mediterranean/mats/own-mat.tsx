import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Models } from "../models.ts";
import { Mat } from "./mat.tsx";
import "./own-mat.css";

/** My mat, or that of whoever is looked at. */
export function OwnMat({ models }: { readonly models: Models }) {
  const { table } = models;
  const { mats } = mediterraneanWords.value;
  const lookedAt = useSignal<Seat | undefined>(undefined);
  const at = lookedAt.value ?? table.me.value ?? 0;
  return (
    <div class="own-mat">
      <div class="whose" role="group" aria-label={mats.whose}>
        {table.names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === at}
            title={mats.show(name)}
            onClick={() => (lookedAt.value = seat)}
          >
            <SeatBadge seat={seat} size="1.5rem" />
            <span>{name}</span>
          </button>
        ))}
      </div>
      <Mat model={table} at={at} />
    </div>
  );
}

import type { Seat } from "@sofala/engine";
import { MeanderBand } from "../../../ui/meander-band.tsx";
import type { TableModel } from "../table-model.ts";
import { DaggerNote } from "./reconstructed-mark.tsx";
import { Culture } from "./mat-culture.tsx";
import { MatHead } from "./mat-header.tsx";
import { IndustryPart } from "./mat-industry.tsx";
import { Land } from "./mat-land.tsx";
import { Tracks } from "./mat-tracks.tsx";
import { Works } from "./mat-improvements.tsx";
import "./mat.css";

interface Props {
  readonly model: TableModel;
  readonly at: Seat;
  /** False while its second half is still to come. */
  readonly isWhole?: boolean;
}

/** Everything that lies before a seat, as on its mat. */
export function Mat({ model, at, isWhole = true }: Props) {
  const seat = model.seatAt(at);
  const edition = model.edition.value;
  return (
    <article class="mat" style={`--own: var(--seat-${at + 1})`}>
      <div class="mat-stone">
        <MatHead model={model} at={at} />
        <MeanderBand height={10} />
        <div class="mat-parts">
          <Land edition={edition} seat={seat} />
          <Tracks edition={edition} seat={seat} at={at} />
          {isWhole && (
            <>
              <div class="mat-side">
                <Culture edition={edition} seat={seat} />
                <Works edition={edition} seat={seat} />
              </div>
              <IndustryPart model={model} at={at} />
            </>
          )}
        </div>
        <DaggerNote />
      </div>
    </article>
  );
}

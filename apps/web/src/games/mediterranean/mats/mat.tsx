import type { Seat } from "@sofala/engine";
import { MeanderBand } from "../meander-band.tsx";
import type { TableModel } from "../table-model.ts";
import { ReconstructedNote } from "./reconstructed-mark.tsx";
import { MatCulture } from "./mat-culture.tsx";
import { MatHeader } from "./mat-header.tsx";
import { MatIndustry } from "./mat-industry.tsx";
import { MatLand } from "./mat-land.tsx";
import { MatTracks } from "./mat-tracks.tsx";
import { MatImprovements } from "./mat-improvements.tsx";
import "./mat.css";

interface Props {
  readonly model: TableModel;
  readonly seatIndex: Seat;
  /** False until its second half is rendered. */
  readonly isComplete?: boolean;
}

/** The mat of a seat. */
export function Mat({ model, seatIndex, isComplete = true }: Props) {
  const seat = model.seatAt(seatIndex);
  const edition = model.edition.value;
  return (
    <article class="mat" style={`--own: var(--seat-${seatIndex + 1})`}>
      <div class="mat-surface">
        <MatHeader model={model} seatIndex={seatIndex} />
        <MeanderBand height={10} />
        <div class="mat-parts">
          <MatLand edition={edition} seat={seat} />
          <MatTracks edition={edition} seat={seat} seatIndex={seatIndex} />
          {isComplete && (
            <>
              <div class="mat-side">
                <MatCulture edition={edition} seat={seat} />
                <MatImprovements edition={edition} seat={seat} />
              </div>
              <MatIndustry model={model} seatIndex={seatIndex} />
            </>
          )}
        </div>
        <ReconstructedNote />
      </div>
    </article>
  );
}

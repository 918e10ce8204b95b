import { signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { useMemo } from "preact/hooks";
import type { HiddenInfoTable } from "../../../local/hidden-info-table.ts";
import type { FullMoment } from "../../../local/moments.ts";
import { Mat } from "../mats/mat.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { TableModel } from "../table-model.ts";
import "./winners-mat.css";

interface Props {
  readonly moment: FullMoment<Mediterranean>;
  readonly names: readonly string[];
  readonly winner: Seat;
}

/** The mat of the winner at the end. */
export function WinnersMat({ moment, names, winner }: Props) {
  const model = useMemo(() => new TableModel(finishedTable(moment, names)), [moment]);
  return (
    <section class="winners-mat">
      <h3>{allMediterraneanText.value.end.winnersMat(names[winner] ?? "")}</h3>
      <Mat model={model} seatIndex={winner} />
    </section>
  );
}

/** A table that only shows a position. */
const finishedTable = (
  { moveCount, view }: FullMoment<Mediterranean>,
  names: readonly string[],
): HiddenInfoTable<Mediterranean> => ({
  id: "finished",
  game: mediterranean,
  players: names.map((name) => ({ kind: "person", name })),
  isRemote: false,
  observer: signal("spectator" as const),
  observerView: signal({ moveCount, view }),
  observedMoves: signal([]),
  me: signal(undefined),
  partClock: signal(undefined),
  play: () => Promise.resolve(undefined),
  close: () => undefined,
});

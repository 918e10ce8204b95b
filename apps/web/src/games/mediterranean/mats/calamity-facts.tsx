import type { CalamityId } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { ReconstructedMark } from "./reconstructed-mark.tsx";
import { statusScaleOf } from "./status-scale.ts";

interface Props {
  readonly model: TableModel;
  readonly id: CalamityId;
}

/** What a calamity does in the present age, and whom it would strike now. */
export function CalamityFacts({ model, id }: Props) {
  const { sentences, mats } = mediterraneanText.value;
  const edition = model.edition.value;
  const view = model.view.value;
  const data = edition.calamities[id];
  const age = edition.rules.ageOfTurn.value[view.turn - 1] ?? "iron";
  if (data === undefined) return undefined;
  const { struck, isPast } = statusScaleOf(view, edition, data.track);
  return (
    <>
      <p>
        {mats.statusTracks.loss}{" "}
        {data.ages[age].map((loss, n) => (
          <span key={n}>
            {n > 0 && ", "}
            {sentences.losses([loss])}
            <ReconstructedMark marked={data} path={`ages.${age}.${n}`} />
          </span>
        ))}
      </p>
      <p class="quiet">{mats.statusTracks.strikes[data.track]}</p>
      <p class={struck.length > 0 ? "near" : "quiet"}>
        {isPast
          ? mats.statusTracks.calamityOver
          : struck.length === 0
            ? mats.statusTracks.wouldStrikeNobody
            : mats.statusTracks.wouldStrike(struck.map((seat) => model.names[seat] ?? ""))}
      </p>
    </>
  );
}

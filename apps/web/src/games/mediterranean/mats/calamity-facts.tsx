import type { CalamityId } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { Dagger } from "./reconstructed-mark.tsx";
import { moodOf } from "./status-scale.ts";

interface Props {
  readonly model: TableModel;
  readonly id: CalamityId;
}

/** What a calamity does in the present age, whom it strikes, and whom it would. */
export function CalamityFacts({ model, id }: Props) {
  const { game, mats } = mediterraneanWords.value;
  const edition = model.edition.value;
  const view = model.view.value;
  const data = edition.calamities[id];
  const age = edition.rules.ageOfTurn.value[view.turn - 1] ?? "iron";
  if (data === undefined) return undefined;
  const { struck, isPast } = moodOf(view, edition, data.track);
  return (
    <>
      <p>
        {mats.moods.loss}{" "}
        {data.ages[age].map((loss, n) => (
          <span key={n}>
            {n > 0 && ", "}
            {game.losses([loss])}
            <Dagger of={data} path={`ages.${age}.${n}`} />
          </span>
        ))}
      </p>
      <p class="quiet">{mats.moods.strikes[data.track]}</p>
      <p class={struck.length > 0 ? "near" : "quiet"}>
        {isPast
          ? mats.moods.past
          : struck.length === 0
            ? mats.moods.wouldPass
            : mats.moods.wouldStrike(struck.map((seat) => model.names[seat] ?? ""))}
      </p>
    </>
  );
}

import type { Area, CubePlace } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { stillIn, useDraft } from "../use-draft.ts";
import { CubePlaces } from "./cube-places.tsx";
import { lossesIn, placesIn, suggestedLoss } from "./cube-loss.ts";
import { Main, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

/** Which cubes a calamity takes: the victim chooses, and begins with a suggestion. */
export function CubesStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { cubes: text } = steps;
  const chosen = useDraft(table, "cubes", undefined, restoreCubes);
  const view = table.view.value;
  if (!table.isMyTurn.value || view.strike === undefined) return <Waiting models={models} />;
  const choices = lossesIn(table.legal.value);
  const areas = chosen.value ?? suggestedLoss(choices);
  const count = choices[0]?.length ?? 0;
  const refusal = table.whyNot({ kind: "lose-cubes", areas });
  const calamity = game.calamity(view.strike.calamity);
  const places = placesIn(choices);
  return (
    <StepFrame
      models={models}
      prompt={text.prompt(calamity, count)}
      main={
        <Main
          name={text.confirm(areas.length, count)}
          isDisabled={refusal !== undefined || table.isSending.value}
          onPress={() => void table.decide({ kind: "lose-cubes", areas })}
        />
      }
    >
      <CubePlaces
        models={models}
        places={places}
        chosen={areas}
        count={count}
        onChoose={(now) => {
          chosen.value = now;
        }}
      />
      <p class="note notes">
        {areas.length === count && refusal !== undefined && (
          <span class="refused">{game.refusal(refusal, table.names)}</span>
        )}
        {chosen.value === undefined && <span>{text.suggested}</span>}
        <span>{text.safe(safeAreas(models, places), calamity)}</span>
      </p>
    </StepFrame>
  );
}

const restoreCubes = (kept: unknown, { legal }: TableModel): readonly CubePlace[] | undefined =>
  stillIn(placesIn(lossesIn(legal.peek())), kept);

/** Areas with cubes that the calamity does not name. */
function safeAreas({ table }: Models, places: readonly CubePlace[]): string {
  const { area } = mediterraneanWords.value.game;
  const cubes = Object.entries(table.mine.value?.cubes ?? {}) as [Area, number][];
  const safe = cubes.filter(([each, there]) => there > 0 && !places.includes(each));
  return safe.map(([each]) => area[each]).join(", ");
}

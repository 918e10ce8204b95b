import type { Area, CubePlace } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { filterAvailable, useDraft } from "../use-draft.ts";
import { CubePlaces } from "./cube-places.tsx";
import { cubeChoices, placesIn, suggestedLoss } from "./cube-loss.ts";
import { MainButton, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

/** The victim of a calamity chooses which cubes are lost, starting with a suggestion. */
export function CubesStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { cubes: text } = steps;
  const chosen = useDraft(table, "cubes", undefined, restoreCubes);
  const view = table.view.value;
  if (!table.isMyTurn.value || view.strike === undefined) return <Waiting models={models} />;
  const choices = cubeChoices(table.legalMoves.value);
  const areas = chosen.value ?? suggestedLoss(choices);
  const count = choices[0]?.length ?? 0;
  const refusal = table.refusalOf({ kind: "lose-cubes", areas });
  const calamity = sentences.calamity(view.strike.calamity);
  const places = placesIn(choices);
  return (
    <StepFrame
      models={models}
      prompt={text.prompt(calamity, count)}
      mainAction={
        <MainButton
          name={text.confirm(areas.length, count)}
          isDisabled={refusal !== undefined || table.isSending.value}
          onPress={() => void table.play({ kind: "lose-cubes", areas })}
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
          <span class="refused">{sentences.refusal(refusal, table.names)}</span>
        )}
        {chosen.value === undefined && <span>{text.suggested}</span>}
        <span>{text.unaffected(safeAreas(models, places))}</span>
      </p>
    </StepFrame>
  );
}

const restoreCubes = (
  stored: unknown,
  { legalMoves }: TableModel,
): readonly CubePlace[] | undefined =>
  filterAvailable(placesIn(cubeChoices(legalMoves.peek())), stored);

/** Areas with cubes that the calamity does not affect. */
function safeAreas({ table }: TableModels, places: readonly CubePlace[]): string {
  const { area } = allMediterraneanText.value.sentences;
  const cubes = Object.entries(table.mine.value?.cubes ?? {}) as [Area, number][];
  const safe = cubes.filter(([each, cubeCount]) => cubeCount > 0 && !places.includes(each));
  return safe.map(([each]) => area[each]).join(", ");
}

import type { BuildingId, Move } from "@sofala/mediterranean";
import { capitalize } from "../../../text/capitalize.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModels } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { outcomeOf } from "./outcome.ts";
import { MainButton, StepFrame, ActionButton } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

/** Buildings with abilities for their owner, each with its effect and used with one click. */
export function AbilitiesStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { steps } = allMediterraneanText.value;
  const { abilities: text } = steps;
  if (!table.isMyTurn.value) return <Waiting models={models} />;
  const uses = table.legalMoves.value.filter(({ kind }) => kind === "use-ability");
  const isBusy = table.isSending.value;
  const finish = () => void table.play({ kind: "ready" });
  return (
    <StepFrame
      models={models}
      prompt={uses.length === 0 ? text.allUsed : text.prompt(uses.length)}
      actions={
        uses.length > 0 && (
          <ActionButton name={text.skipRest} isDisabled={isBusy} onPress={finish} />
        )
      }
      mainAction={
        uses.length > 0 ? (
          <MainButton
            name={text.useAll(uses.length)}
            isDisabled={isBusy}
            onPress={() => void playAll(models, uses)}
          />
        ) : (
          <MainButton name={steps.ready} isDisabled={isBusy} onPress={finish} />
        )
      }
    >
      <ChoiceList>
        {ownBuildings(models).map((building) => (
          <Building key={building} models={models} building={building} />
        ))}
      </ChoiceList>
    </StepFrame>
  );
}

interface BuildingProps {
  readonly models: TableModels;
  readonly building: BuildingId;
}

function Building({ models: { table }, building }: BuildingProps) {
  const { sentences, steps } = allMediterraneanText.value;
  const data = table.edition.value.buildings[building];
  if (data === undefined) return undefined;
  const move: Move = { kind: "use-ability", building };
  const isUsed = table.mine.value?.used.includes(building) === true;
  const changes = outcomeOf(table.state.value, table.me.value ?? 0, move);
  return (
    <Choice
      name={sentences.building(building)}
      icon={<MarkIcon mark={data.idea} />}
      facts={isUsed ? `✓ ${steps.abilities.used}` : undefined}
      isDisabled={isUsed || table.isSending.value}
      onChoose={() => void table.play(move)}
    >
      <span class="note">{capitalize(sentences.ability(data.ability))}</span>
      {changes !== undefined && <Changes edition={table.edition.value} changes={changes} />}
    </Choice>
  );
}

/** The order does not matter: no ability prevents another. */
async function playAll({ table }: TableModels, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    if (!(await table.play(move))) return;
  }
}

function ownBuildings({ table }: TableModels): readonly BuildingId[] {
  const { buildings } = table.edition.value;
  return (table.mine.value?.buildings ?? []).filter((id) => {
    const kind = buildings[id]?.ability.kind;
    return kind === "arrows" || kind === "bonus";
  });
}

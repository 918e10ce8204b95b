import type { BuildingId, Move } from "@sofala/mediterranean";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { Models } from "../table-models.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { outcomeOf } from "./outcome.ts";
import { Main, StepFrame, Way } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

/** Buildings that work for their owner: each with what it brings, used with one press. */
export function AbilitiesStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { steps } = mediterraneanWords.value;
  const { abilities: text } = steps;
  if (!table.isMyTurn.value) return <Waiting models={models} />;
  const uses = table.legal.value.filter(({ kind }) => kind === "use-ability");
  const isBusy = table.isSending.value;
  const finish = () => void table.decide({ kind: "ready" });
  return (
    <StepFrame
      models={models}
      prompt={uses.length === 0 ? text.allUsed : text.prompt(uses.length)}
      ways={uses.length > 0 && <Way name={text.withoutRest} isDisabled={isBusy} onPress={finish} />}
      main={
        uses.length > 0 ? (
          <Main
            name={text.useAll(uses.length)}
            isDisabled={isBusy}
            onPress={() => void makeAll(models, uses)}
          />
        ) : (
          <Main name={steps.ready} isDisabled={isBusy} onPress={finish} />
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
  readonly models: Models;
  readonly building: BuildingId;
}

function Building({ models: { table }, building }: BuildingProps) {
  const { game, steps } = mediterraneanWords.value;
  const data = table.edition.value.buildings[building];
  if (data === undefined) return undefined;
  const move: Move = { kind: "use-ability", building };
  const isUsed = table.mine.value?.used.includes(building) === true;
  const changes = outcomeOf(table.state.value, table.me.value ?? 0, move);
  return (
    <Choice
      name={game.building(building)}
      icon={<MarkIcon mark={data.idea} />}
      facts={isUsed ? `✓ ${steps.abilities.used}` : undefined}
      isDisabled={isUsed || table.isSending.value}
      onChoose={() => void table.decide(move)}
    >
      <span class="note">{capital(game.ability(data.ability))}</span>
      {changes !== undefined && <Changes edition={table.edition.value} changes={changes} />}
    </Choice>
  );
}

/** In no order that matters: none of them stands in the way of another. */
async function makeAll({ table }: Models, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    if (!(await table.decide(move))) return;
  }
}

function ownBuildings({ table }: Models): readonly BuildingId[] {
  const { buildings } = table.edition.value;
  return (table.mine.value?.buildings ?? []).filter((id) => {
    const kind = buildings[id]?.ability.kind;
    return kind === "arrows" || kind === "bonus";
  });
}

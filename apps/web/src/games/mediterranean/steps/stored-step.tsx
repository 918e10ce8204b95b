import type { Slot } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import type { TableModels } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { filterAvailable, useDraft } from "../use-draft.ts";
import { MainButton, StepFrame } from "./step-frame.tsx";
import "./stored-step.css";
import { Waiting } from "./waiting.tsx";

/** Chooses which stored cards to discard after storage has shrunk. */
export function StoredStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { stored: text, choices } = allMediterraneanText.value.steps;
  const chosen = useDraft<readonly Slot[]>(table, "stored", [], restoreStored);
  if (!table.isMyTurn.value) return <Waiting models={models} />;
  const [first] = table.legalMoves.value;
  const count = first?.kind === "discard-stored" ? first.cards.length : 0;
  const cards = chosen.value;
  const toggle = (slot: Slot) => {
    if (cards.includes(slot)) chosen.value = cards.filter((each) => each !== slot);
    else chosen.value = [...(cards.length < count ? cards : cards.slice(1)), slot];
  };
  return (
    <StepFrame
      models={models}
      prompt={text.prompt(count)}
      mainAction={
        <MainButton
          name={text.confirm(cards.length, count)}
          isDisabled={cards.length !== count || table.isSending.value}
          onPress={() => void table.play({ kind: "discard-stored", cards })}
        />
      }
    >
      <div class="stored-cards" role="group" aria-label={choices}>
        {(table.mine.value?.warehouse ?? []).map(({ slot, good, bottom }) => (
          <button
            key={slot}
            type="button"
            class="card-button"
            data-choice="any"
            aria-pressed={cards.includes(slot)}
            onClick={() => toggle(slot)}
          >
            <GoodsCard good={good} bottom={bottom} isChosen={cards.includes(slot)} />
          </button>
        ))}
      </div>
    </StepFrame>
  );
}

function restoreStored(stored: unknown, { mine }: TableModel): readonly Slot[] | undefined {
  const { warehouse = [] } = mine.peek() ?? {};
  return filterAvailable(
    warehouse.map(({ slot }) => slot),
    stored,
  );
}

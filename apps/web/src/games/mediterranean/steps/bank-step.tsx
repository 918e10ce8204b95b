import type { BankChoice } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import type { TableModels } from "../table-models.ts";
import { useDraft } from "../use-draft.ts";
import { bankOutcome } from "./bank-outcome.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { MainButton, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

const CHOICES: readonly BankChoice[] = ["poverty", "prosperity"];

/** Chooses what the bank does this turn, with the outcome of either choice. */
export function BankStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { steps } = allMediterraneanText.value;
  const { bank: text } = steps;
  const chosen = useDraft<BankChoice | undefined>(table, "bank", undefined, (stored) =>
    CHOICES.find((each) => each === stored),
  );
  const mine = table.mine.value;
  if (!table.isMyTurn.value || mine === undefined) return <Waiting models={models} />;
  const edition = table.edition.value;
  const { cards, changes } = bankOutcome(edition, mine);
  const choice = chosen.value;
  return (
    <StepFrame
      models={models}
      prompt={text.prompt}
      mainAction={
        <MainButton
          name={choice === undefined ? steps.pick : text.confirm[choice]}
          isDisabled={choice === undefined || table.isSending.value}
          onPress={() => {
            if (choice !== undefined) void table.play({ kind: "bank", choice });
          }}
        />
      }
    >
      <ChoiceList>
        {CHOICES.map((each) => (
          <Choice
            key={each}
            name={text.choice[each]}
            icon={<BottomIcon bottom={each} />}
            isChosen={each === choice}
            onChoose={() => {
              chosen.value = each;
            }}
          >
            <span class="note">{text[each](cards[each])}</span>
            <Changes edition={edition} changes={changes[each]} />
          </Choice>
        ))}
      </ChoiceList>
    </StepFrame>
  );
}

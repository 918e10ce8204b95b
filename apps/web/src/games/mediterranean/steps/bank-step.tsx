import type { BankChoice } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import type { Models } from "../table-models.ts";
import { useDraft } from "../use-draft.ts";
import { bankingOf } from "./bank-outcome.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { Main, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

const CHOICES: readonly BankChoice[] = ["poverty", "prosperity"];

/** What the bank does this turn, and what comes of either. */
export function BankStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { steps } = mediterraneanWords.value;
  const { bank: text } = steps;
  const chosen = useDraft<BankChoice | undefined>(table, "bank", undefined, (kept) =>
    CHOICES.find((each) => each === kept),
  );
  const mine = table.mine.value;
  if (!table.isMyTurn.value || mine === undefined) return <Waiting models={models} />;
  const edition = table.edition.value;
  const { cards, changes } = bankingOf(edition, mine);
  const choice = chosen.value;
  return (
    <StepFrame
      models={models}
      prompt={text.prompt}
      main={
        <Main
          name={choice === undefined ? steps.pick : text.confirm[choice]}
          isDisabled={choice === undefined || table.isSending.value}
          onPress={() => {
            if (choice !== undefined) void table.decide({ kind: "bank", choice });
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

import type { Hand, Mediterranean } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { Choice, ChoiceList } from "./choice.tsx";
import { StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

const HANDS: readonly Hand[] = ["rock", "paper", "scissors"];

/** Rock, paper, scissors for the first place: one click throws. */
export function ThrowStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { rockPaperScissors: text } = steps;
  const { duel } = table.view.value;
  if (duel === undefined) return <Waiting models={models} />;
  const me = table.me.value;
  const [first, second] = duel.contenders.map((seat) => table.names[seat] ?? "");
  if (!table.isMyTurn.value) {
    const isThrown = duel.hand !== undefined;
    return (
      <Waiting
        models={models}
        decisionText={isThrown ? text.thrown : text.watching([first ?? "", second ?? ""])}
      >
        <Score models={models} />
      </Waiting>
    );
  }
  const opponent = duel.contenders[0] === me ? second : first;
  return (
    <StepFrame models={models} prompt={text.prompt(opponent ?? "")}>
      <Score models={models} />
      <ChoiceList>
        {HANDS.map((hand) => (
          <Choice
            key={hand}
            name={sentences.move({ kind: "throw", hand }, table.names)}
            isDisabled={table.isSending.value}
            onChoose={() => void table.play({ kind: "throw", hand })}
          />
        ))}
      </ChoiceList>
    </StepFrame>
  );
}

/** The score of the duel, the last throw, and the next opponents. */
function Score({ models: { table } }: { readonly models: TableModels }) {
  const { sentences, steps } = allMediterraneanText.value;
  const { rockPaperScissors: text } = steps;
  const { duel } = table.view.value;
  if (duel === undefined) return undefined;
  const [first = "", second = "", ...next] = duel.contenders.map((seat) => table.names[seat] ?? "");
  const last = lastThrow(table.table.observedMoves.value);
  return (
    <p class="notes figures">
      <b>{text.score(first, duel.wins, second)}</b>
      <span class="note">{text.firstTo(table.edition.value.rules.throwsToWin.value)}</span>
      {last !== undefined && (
        <span class="note">{text.lastThrow(sentences.event(last, table.names))}</span>
      )}
      {next.length > 0 && <span class="note">{text.nextOpponent(next)}</span>}
    </p>
  );
}

const lastThrow = (observedMoves: readonly ObservedMove<Mediterranean>[]) =>
  observedMoves
    .findLast(({ events }) => events.some(({ kind }) => kind === "hands-thrown"))
    ?.events.find(({ kind }) => kind === "hands-thrown");

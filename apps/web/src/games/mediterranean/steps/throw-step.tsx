import type { Hand, Mediterranean } from "@sofala/mediterranean";
import type { Told } from "../../../local/hidden-info-table.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { Choice, ChoiceList } from "./choice.tsx";
import { StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

const HANDS: readonly Hand[] = ["rock", "paper", "scissors"];

/** Rock, paper, scissors for the first place: one press throws. */
export function ThrowStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { throwing: text } = steps;
  const { duel } = table.view.value;
  if (duel === undefined) return <Waiting models={models} />;
  const me = table.me.value;
  const [first, second] = duel.contenders.map((seat) => table.names[seat] ?? "");
  if (!table.isMyTurn.value) {
    const isThrown = duel.hand !== undefined;
    return (
      <Waiting
        models={models}
        decided={isThrown ? text.thrown : text.watching([first ?? "", second ?? ""])}
      >
        <Score models={models} />
      </Waiting>
    );
  }
  const against = duel.contenders[0] === me ? second : first;
  return (
    <StepFrame models={models} prompt={text.prompt(against ?? "")}>
      <Score models={models} />
      <ChoiceList>
        {HANDS.map((hand) => (
          <Choice
            key={hand}
            name={game.move({ kind: "throw", hand }, table.names)}
            isDisabled={table.isSending.value}
            onChoose={() => void table.decide({ kind: "throw", hand })}
          />
        ))}
      </ChoiceList>
    </StepFrame>
  );
}

/** How the duel stands, what was shown last, and who comes next. */
function Score({ models: { table } }: { readonly models: Models }) {
  const { game, steps } = mediterraneanWords.value;
  const { throwing: text } = steps;
  const { duel } = table.view.value;
  if (duel === undefined) return undefined;
  const [first = "", second = "", ...next] = duel.contenders.map((seat) => table.names[seat] ?? "");
  const last = lastThrow(table.table.told.value);
  return (
    <p class="notes figures">
      <b>{text.score(first, duel.wins, second)}</b>
      <span class="note">{text.firstTo(table.edition.value.rules.throwsToWin.value)}</span>
      {last !== undefined && <span class="note">{text.last(game.event(last, table.names))}</span>}
      {next.length > 0 && <span class="note">{text.next(next)}</span>}
    </p>
  );
}

const lastThrow = (told: readonly Told<Mediterranean>[]) =>
  told
    .findLast(({ events }) => events.some(({ kind }) => kind === "hands-thrown"))
    ?.events.find(({ kind }) => kind === "hands-thrown");

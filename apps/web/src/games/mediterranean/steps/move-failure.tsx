import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import "./move-failure.css";

/** Why the last move was not made: the rules' own reason, or that the server could not be asked. */
export function NotMadeLine({ models }: { readonly models: Models }) {
  const { notMade, names, mine } = models.table;
  const { game, steps } = mediterraneanWords.value;
  const why = notMade.value;
  const { hand = [], warehouse = [] } = mine.value ?? {};
  return (
    <div class={why === undefined ? "spoken" : undefined} role="alert">
      {why !== undefined && (
        <p class="not-made">
          <span>
            {"refusal" in why
              ? game.refusal(why.refusal, names, [...hand, ...warehouse])
              : steps.failure(why.failure)}
          </span>
          <button
            type="button"
            class="button plain"
            aria-label={steps.dismiss}
            title={steps.dismiss}
            onClick={() => {
              notMade.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

import { Icon } from "../../../ui/icon.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import "./move-failure.css";

/** Why the last move failed: the refusal of the rules, or a problem of the connection. */
export function MoveFailureLine({ models }: { readonly models: TableModels }) {
  const { moveFailure, names, mine } = models.table;
  const { sentences, steps } = allMediterraneanText.value;
  const failure = moveFailure.value;
  const { hand = [], warehouse = [] } = mine.value ?? {};
  return (
    <div class={failure === undefined ? "spoken" : undefined} role="alert">
      {failure !== undefined && (
        <p class="move-failure">
          <span>
            {"refusal" in failure
              ? sentences.refusal(failure.refusal, names, [...hand, ...warehouse])
              : steps.problem(failure.failure)}
          </span>
          <button
            type="button"
            class="button plain"
            aria-label={steps.dismiss}
            title={steps.dismiss}
            onClick={() => {
              moveFailure.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

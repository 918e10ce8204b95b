import { useEffect } from "preact/hooks";
import { isIntroduced, rememberIntroduced } from "./introduced-parts.ts";
import "./introduction.css";
import { mediterraneanText } from "./mediterranean-text.ts";
import type { TableModel } from "./table-model.ts";

/** What is asked of the player, in a sentence, at the first decision of each kind on this device. */
export function Introduction({ model }: { readonly model: TableModel }) {
  const part = (model.isMyTurn.value ? model.part.value : undefined) ?? undefined;
  useEffect(() => {
    return part && (() => rememberIntroduced(part));
  }, [part]);
  if (part === undefined || isIntroduced(part)) return undefined;
  return (
    <p class="introduction" role="status">
      {mediterraneanText.value.table.introductions[part]}
    </p>
  );
}

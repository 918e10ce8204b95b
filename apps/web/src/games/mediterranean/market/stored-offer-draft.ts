import { isObject } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import type { Draft } from "../../../store/drafts.ts";
import { decisionOf } from "../use-draft.ts";
import { draftOf } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";

/** The offer that somebody is putting together: for this market, whatever others do there. */
export function offerDraft({ composer, table }: MarketModel): Draft {
  return {
    madeFor: () => decisionOf(table),
    read: () =>
      composer.isEmpty.peek()
        ? undefined
        : { offer: composer.move.peek(), isOpen: composer.isOpen.peek() },
    restore: (kept) => {
      if (!isObject(kept)) return;
      const move = mediterranean.parseMove(kept["offer"]);
      if (!move.ok || move.value.kind !== "offer" || table.view.peek().part !== "trading") return;
      const draft = draftOf(move.value);
      if (kept["isOpen"] === true) composer.open(draft);
      else composer.change(() => draft);
    },
  };
}

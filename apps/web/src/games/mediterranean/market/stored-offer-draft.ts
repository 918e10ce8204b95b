import { isObject } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import type { Draft } from "../../../store/drafts.ts";
import { decisionKey } from "../use-draft.ts";
import { draftFromMove } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";

/** The draft of the offer composer. It stays valid for this market, whatever others do. */
export function storedOfferDraft({ composer, table }: MarketModel): Draft {
  return {
    context: () => decisionKey(table),
    read: () =>
      composer.isEmpty.peek()
        ? undefined
        : { offer: composer.move.peek(), isOpen: composer.isOpen.peek() },
    restore: (stored) => {
      if (!isObject(stored)) return;
      const move = mediterranean.parseMove(stored["offer"]);
      if (!move.ok || move.value.kind !== "offer" || table.view.peek().part !== "trading") return;
      const draft = draftFromMove(move.value);
      if (stored["isOpen"] === true) composer.open(draft);
      else composer.update(() => draft);
    },
  };
}

import { isObject } from "@sofala/engine";
import type { Draft } from "../../../store/drafts.ts";
import { decisionKey } from "../use-draft.ts";
import { draftFromMove } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";

/** The draft of the offer composer. It stays valid for this market, whatever others do. */
export function storedOfferDraft(model: MarketModel): Draft {
  const { composer, table } = model;
  return {
    context: () => decisionKey(table),
    read: () =>
      composer.isEmpty.peek()
        ? undefined
        : { offer: composer.move.peek(), isOpen: composer.isOpen.peek() },
    restore: async (stored) => {
      if (isObject(stored)) await restoreOffer(model, stored);
    },
  };
}

async function restoreOffer(
  { composer, table }: MarketModel,
  { offer, isOpen }: { readonly [name: string]: unknown },
): Promise<void> {
  const { mediterranean } = await import("../game-rules.ts");
  const move = mediterranean.parseMove(offer);
  const isTrading = table.view.peek().part === "trading";
  if (!move.ok || move.value.kind !== "offer" || !isTrading || !composer.isEmpty.peek()) return;
  const draft = draftFromMove(move.value);
  if (isOpen === true) composer.open(draft);
  else composer.update(() => draft);
}

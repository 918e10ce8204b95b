import { useComputed } from "@preact/signals";
import type { HeldCard } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import "./hand-card.css";
import type { MarketModel } from "./market-model.ts";

interface Props {
  readonly market: MarketModel;
  readonly card: HeldCard;
}

/** One of my cards. A click adds it to the offer, or stores it in storing mode; it can also be dragged. */
export function HandCard({ market, card: { slot, good, bottom } }: Props) {
  const { sentences } = mediterraneanText.value;
  const { composer, table } = market;
  const { part } = table.view.value;
  const isOffered = composer.draft.value.give.includes(slot);
  const isStoring = part === "grace" || (part === "trading" && market.isStoring.value);
  const canStore = table.edition.value.bottoms[bottom].mayWarehouse;
  const { effect } = sentences.bottom[bottom];
  const isDragged = useComputed(() => market.drag.dragged.value?.card.slot === slot);
  const isActive = part === "trading" || part === "grace";
  if (!isActive || table.me.value === undefined)
    return (
      <span class="hand-card" title={effect} data-slot={slot}>
        <GoodsCard good={good} bottom={bottom} isSmall />
      </span>
    );
  return (
    <button
      type="button"
      class={["hand-card", isStoring && !canStore && "not-storable", isDragged.value && "dragged"]
        .filter(Boolean)
        .join(" ")}
      data-slot={slot}
      aria-pressed={isStoring ? undefined : isOffered}
      title={effect}
      onClick={() => {
        if (isStoring) void market.toggleStored(slot);
        else composer.toggleCard(slot);
      }}
    >
      <GoodsCard good={good} bottom={bottom} isChosen={!isStoring && isOffered} isSmall />
    </button>
  );
}

/** The action of a key on the focused card. */
export function handKeyAction(key: string, market: MarketModel): (() => void) | undefined {
  const { part } = market.table.view.peek();
  if (key !== "s" || (part !== "trading" && part !== "grace")) return undefined;
  const card = document.activeElement?.closest<HTMLElement>(".hand-card");
  const slot = Number(card?.dataset["slot"]);
  return Number.isNaN(slot) ? undefined : () => void market.toggleStored(slot);
}

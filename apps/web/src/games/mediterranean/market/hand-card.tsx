import { useComputed } from "@preact/signals";
import type { HeldCard } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import "./hand-card.css";
import type { MarketModel } from "./market-model.ts";

interface Props {
  readonly market: MarketModel;
  readonly card: HeldCard;
}

/** A card of mine: a press offers it while there is a market, or stores it while cards are stored; it can be dragged. */
export function HandCard({ market, card: { slot, good, bottom } }: Props) {
  const { game } = mediterraneanWords.value;
  const { composer, table } = market;
  const { part } = table.view.value;
  const isOffered = composer.draft.value.give.includes(slot);
  const isStoring = part === "grace" || (part === "trading" && market.isStoring.value);
  const mayStore = table.edition.value.bottoms[bottom].mayWarehouse;
  const { effect } = game.bottom[bottom];
  const isLifted = useComputed(() => market.drag.lifted.value?.card.slot === slot);
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
      class={["hand-card", isStoring && !mayStore && "barred", isLifted.value && "lifted"]
        .filter(Boolean)
        .join(" ")}
      data-slot={slot}
      aria-pressed={isStoring ? undefined : isOffered}
      title={effect}
      onClick={() => {
        if (isStoring) void market.store(slot);
        else composer.toggle(slot);
      }}
    >
      <GoodsCard good={good} bottom={bottom} isChosen={!isStoring && isOffered} isSmall />
    </button>
  );
}

/** What a key does with the card that has the focus. */
export function handActionOf(key: string, market: MarketModel): (() => void) | undefined {
  const { part } = market.table.view.peek();
  if (key !== "s" || (part !== "trading" && part !== "grace")) return undefined;
  const card = document.activeElement?.closest<HTMLElement>(".hand-card");
  const slot = Number(card?.dataset["slot"]);
  return Number.isNaN(slot) ? undefined : () => void market.store(slot);
}

import { useComputed } from "@preact/signals";
import { mediterraneanText } from "../mediterranean-text.ts";
import { HandCard } from "./hand-card.tsx";
import type { MarketModel } from "./market-model.ts";
import "./warehouse.css";

/** Cards stored for the next turn; moved in and out by dragging, clicking or a key. */
export function Warehouse({ market }: { readonly market: MarketModel }) {
  const { market: text } = mediterraneanText.value;
  const { table } = market;
  const mine = table.mine.value;
  const { warehouse = [], cubes } = mine ?? {};
  const { storage } = table.edition.value;
  const capacity = storage.value[cubes?.["warehouse"] ?? 0] ?? 0;
  const { part } = table.view.value;
  const canStore = (part === "trading" || part === "grace") && table.me.value !== undefined;
  const isDragging = useComputed(() => market.drag.dragged.value !== undefined);
  const isStoring = part === "grace" || (part === "trading" && market.isStoring.value);
  return (
    <div
      class={isStoring || isDragging.value ? "warehouse storing" : "warehouse"}
      role="group"
      aria-label={text.hand.warehouse.title}
    >
      <p class="head">
        <b>{text.hand.warehouse.title}</b>
        <span class="figures">{text.hand.warehouse.room(warehouse.length, capacity)}</span>
        {canStore && capacity > 0 && part === "trading" && (
          <button
            type="button"
            class="button"
            aria-pressed={isStoring}
            onClick={() => (market.isStoring.value = !market.isStoring.peek())}
          >
            {isStoring ? text.hand.warehouse.done : text.hand.warehouse.store}
          </button>
        )}
      </p>
      <div class="cards">
        {warehouse.map((card) => (
          <HandCard key={card.slot} market={market} card={card} />
        ))}
        {warehouse.length === 0 && (
          <span class="quiet small">
            {capacity === 0 ? text.hand.warehouse.noRoom : text.hand.warehouse.empty}
          </span>
        )}
      </div>
    </div>
  );
}

import { useComputed } from "@preact/signals";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { HandCard } from "./hand-card.tsx";
import type { MarketModel } from "./market-model.ts";
import "./warehouse.css";

/** Cards that stay for the next turn: put in and taken out by dragging, by a press or by a key. */
export function Warehouse({ market }: { readonly market: MarketModel }) {
  const { market: text } = mediterraneanWords.value;
  const { table } = market;
  const mine = table.mine.value;
  const { warehouse = [], cubes } = mine ?? {};
  const { storage } = table.edition.value;
  const room = storage.value[cubes?.["warehouse"] ?? 0] ?? 0;
  const { part } = table.view.value;
  const mayStore = (part === "trading" || part === "grace") && table.me.value !== undefined;
  const isCarried = useComputed(() => market.drag.lifted.value !== undefined);
  const isStoring = part === "grace" || (part === "trading" && market.isStoring.value);
  return (
    <div
      class={isStoring || isCarried.value ? "warehouse storing" : "warehouse"}
      role="group"
      aria-label={text.hand.warehouse.title}
    >
      <p class="head">
        <b>{text.hand.warehouse.title}</b>
        <span class="figures">{text.hand.warehouse.room(warehouse.length, room)}</span>
        {mayStore && room > 0 && part === "trading" && (
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
            {room === 0 ? text.hand.warehouse.noRoom : text.hand.warehouse.empty}
          </span>
        )}
      </div>
    </div>
  );
}

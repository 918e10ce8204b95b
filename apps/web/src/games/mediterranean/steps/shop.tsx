import { useRenderStages } from "../../../ui/use-render-stages.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { useRegisteredDraft } from "../use-draft.ts";
import { BuildingShop } from "./building-shop.tsx";
import { DevelopmentCard } from "./development-card.tsx";
import { VpPurchase } from "./vp-purchase.tsx";
import { shopDraft } from "./shop-draft.ts";
import { shopModelOf } from "./shop-model.ts";
import "./shop.css";

/** What can be bought this turn, with prices, effects and reasons. */
export function Shop({ models }: { readonly models: TableModels }) {
  const { shop: text } = allMediterraneanText.value.steps;
  useRegisteredDraft(models.table, "purchase", () => shopDraft(models.table, shopModelOf(models)));
  // Rendered in stages: much else changes when the phase begins.
  const stage = useRenderStages(2);
  return (
    <div class="shop" tabIndex={-1}>
      <section aria-labelledby="shop-developments">
        <h2 id="shop-developments">{text.developments}</h2>
        <ul class="developments bare">
          {models.table.view.value.developments.map((card) => (
            <DevelopmentCard key={card} models={models} card={card} />
          ))}
        </ul>
      </section>
      {stage === 2 && <VpPurchase models={models} />}
      {stage === 2 && models.table.mine.value !== undefined && (
        <section aria-labelledby="shop-buildings">
          <h2 id="shop-buildings">{text.buildings}</h2>
          <div class="tracks">
            <BuildingShop models={models} track="government" />
            <BuildingShop models={models} track="religion" />
          </div>
        </section>
      )}
    </div>
  );
}

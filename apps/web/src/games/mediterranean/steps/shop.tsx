import { useStages } from "../../../ui/use-render-stages.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { useFollowedDraft } from "../use-draft.ts";
import { BuildingList } from "./building-shop.tsx";
import { DevelopmentCard } from "./development-card.tsx";
import { IndustryDesk } from "./vp-purchase.tsx";
import { shopDraft } from "./shop-draft.ts";
import { shopOf } from "./shop-model.ts";
import "./shop.css";

/** What can be bought this turn, with prices, effects and reasons. */
export function Shop({ models }: { readonly models: Models }) {
  const { shop: text } = mediterraneanWords.value.steps;
  useFollowedDraft(models.table, "purchase", () => shopDraft(models.table, shopOf(models)));
  // It comes together with much else, when the phase begins.
  const stage = useStages(2);
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
      {stage === 2 && <IndustryDesk models={models} />}
      {stage === 2 && models.table.mine.value !== undefined && (
        <section aria-labelledby="shop-buildings">
          <h2 id="shop-buildings">{text.buildings}</h2>
          <div class="tracks">
            <BuildingList models={models} track="government" />
            <BuildingList models={models} track="religion" />
          </div>
        </section>
      )}
    </div>
  );
}

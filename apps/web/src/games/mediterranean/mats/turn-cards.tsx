import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { BuildingReference } from "./building-reference.tsx";
import { CalamityFacts } from "./calamity-facts.tsx";
import { ReconstructedNote } from "./reconstructed-mark.tsx";
import { DeckList } from "./deck-list.tsx";
import { DevelopmentItem } from "./development-item.tsx";
import "./turn-cards.css";

/** The developments and calamities of the turn, what the buildings do, and what is left of the decks. */
export function TurnCards({ model }: { readonly model: TableModel }) {
  const { sentences, mats } = mediterraneanText.value;
  const { developments, calamities, phase } = model.view.value;
  return (
    <div class="turn-cards">
      <h3>{mats.cards.developments}</h3>
      {developments.length === 0 && phase === "over" && <p>{mats.cards.over}</p>}
      <ul>
        {developments.map((id) => (
          <DevelopmentItem key={id} model={model} id={id} />
        ))}
      </ul>
      <h3>{mats.cards.calamities}</h3>
      {calamities.length === 0 && <p class="quiet">{mats.cards.noCalamity}</p>}
      <ul>
        {calamities.map((id) => (
          <li key={id} class="turn-card calamity">
            <h4>{sentences.calamity(id)}</h4>
            <CalamityFacts model={model} id={id} />
          </li>
        ))}
      </ul>
      <h3>{mats.cards.buildings}</h3>
      <BuildingReference model={model} />
      <h3>{mats.cards.decks}</h3>
      <DeckList view={model.view.value} />
      <ReconstructedNote />
    </div>
  );
}

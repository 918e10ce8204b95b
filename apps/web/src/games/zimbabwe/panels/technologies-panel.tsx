import type { ReadonlySignal } from "@preact/signals";
import { BOX, CRAFTSMEN, RESOURCES, type Craft, type View } from "@sofala/zimbabwe";
import { Icon } from "../../../ui/icon.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { CattleIcon, CraftIcon, ResourceIcon } from "../board/piece-icons.tsx";
import { ALL_CRAFTS, type Card } from "../cards.ts";
import { rulesUrl, sectionOfCraft } from "../rules/rules-links.ts";
import type { TableModel } from "../table-model.ts";
import "./cards-panel.css";
import { useSpotlight } from "./use-spotlight.ts";

interface Props {
  readonly model: TableModel;
  /** The card to highlight. */
  readonly spotlight?: ReadonlySignal<Card | undefined>;
}

/** The crafts with their cards and tiles, and what is left in the box. */
export function TechnologiesPanel({ model, spotlight }: Props) {
  const { crafts: text } = zimbabweText.value.panels;
  const { supply } = model.view.value;
  const list = useSpotlight(spotlight?.value);
  return (
    <div class="cards-panel crafts" ref={list}>
      <ul>
        {ALL_CRAFTS.map((craft) => (
          <CraftItem key={craft} craft={craft} model={model} />
        ))}
      </ul>
      <h3>{text.supplies}</h3>
      <p class="quiet">{text.suppliesHint}</p>
      <ul class="supplies figures">
        {RESOURCES.map((resource) => (
          <li key={resource}>
            <ResourceIcon resource={resource} size={26} />
            {text.resourceTiles(resource, supply.resources[resource], BOX.resourceTiles[resource])}
          </li>
        ))}
        <li>
          <span class="water" />
          {text.waterTiles(supply.water, BOX.waterTiles)}
        </li>
      </ul>
    </div>
  );
}

function CraftItem({ craft, model }: { readonly craft: Craft; readonly model: TableModel }) {
  const { panels, zimbabwe } = zimbabweText.value;
  const { crafts: text, gods } = panels;
  const { value: view } = model.view;
  const { cost, vp, vr, shape } = CRAFTSMEN[craft];
  const { name, effect } = zimbabwe.craftsman[craft];
  const tilesLeft =
    BOX.craftsmanTiles - view.craftsmen.filter((each) => each.craftsman === craft).length;
  return (
    <li data-card={`craft-${craft}`}>
      <span class="sign">
        <CraftIcon craft={craft} size={34} />
      </span>
      <div class="about">
        <div class="title">
          <h3>{name}</h3>
          <a
            class="rules"
            href={rulesUrl(sectionOfCraft(craft))}
            aria-label={gods.rules(name)}
            title={gods.rules(name)}
          >
            <Icon name="rules" size="1.1rem" />
          </a>
        </div>
        <p>{effect}</p>
        <p class="facts figures">
          <span class="fact">
            {text.cost} {cost}
            <CattleIcon size="0.9rem" />
          </span>
          <span class="fact">
            {vp} {text.vpEach}
          </span>
          <span
            class="tiles"
            title={`${text.tile[shape]}; ${text.tiles(tilesLeft, BOX.craftsmanTiles)}`}
          >
            <span class="spoken">
              {text.tile[shape]}; {text.tiles(tilesLeft, BOX.craftsmanTiles)}
            </span>
            {Array.from({ length: BOX.craftsmanTiles }, (_, n) => (
              <i key={n} class={n < tilesLeft ? shape : `${shape} gone`} />
            ))}
          </span>
        </p>
        <ul class="technologies figures">
          {vr.map((add, at) => (
            <TechnologyCard
              key={add}
              craft={craft}
              card={at + 1}
              vr={add}
              model={model}
              view={view}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

interface CardProps {
  readonly craft: Craft;
  readonly card: number;
  readonly vr: number;
  readonly model: TableModel;
  readonly view: View;
}

function TechnologyCard({ craft, card, vr, model, view }: CardProps) {
  const { crafts: text, gods } = zimbabweText.value.panels;
  const owner = view.seats.findIndex(({ technologies }) => technologies[craft]?.card === card);
  const technology = view.seats[owner]?.technologies[craft];
  const empire = view.seats[owner]?.empire;
  const label = <span class="fact">{gods.vr(vr)}</span>;
  if (technology === undefined || empire === undefined) {
    return (
      <li class="free" title={text.cardFree(card, vr)}>
        {label}
        <span>{text.free}</span>
      </li>
    );
  }
  const name = model.names[owner] ?? "";
  return (
    <li title={text.cardOf({ name, ...technology })}>
      {label}
      <span class="spoken">{text.cardOf({ name, ...technology })}</span>
      <EmpireBadge empire={empire} size={20} />
      <span class="owner-name" aria-hidden="true">
        {name}
      </span>
      {technology.cattle > 0 && (
        <span class="on-card" aria-hidden="true">
          {technology.cattle}
          <CattleIcon size="0.9rem" />
        </span>
      )}
      <b class="price" aria-hidden="true">
        {technology.price}
      </b>
    </li>
  );
}

import type { Specialist } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { capitalize } from "../../../text/capitalize.ts";
import { Icon } from "../../../ui/icon.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import { CattleIcon, CraftIcon, GodIcon, SpecialistIcon } from "../board/piece-icons.tsx";
import type { Card } from "../cards.ts";
import type { SeatSummary } from "../seat-summary.ts";
import "./held-cards.css";

/** The cards of a seat as a row of icons. */
export function CardChips({ seatView }: Pick<SeatSummary, "seatView">) {
  const { zimbabwe } = zimbabweText.value;
  const cards = cardsOf(seatView);
  if (cards === undefined) return <NoCards />;
  const { god, godCattle, specialists, technologies } = cards;
  return (
    <ul class="chips figures">
      {god !== undefined && (
        <Chip card={zimbabwe.god[god]} cattle={godCattle}>
          <GodIcon god={god} size={20} />
        </Chip>
      )}
      {specialists.map(([id, cattle]) => (
        <Chip key={id} card={zimbabwe.specialist[id]} cattle={cattle}>
          <SpecialistIcon specialist={id} size={20} />
        </Chip>
      ))}
      {technologies.map(([id, { price, cattle }]) => (
        <Chip key={id} card={zimbabwe.craftsman[id]} cattle={cattle} price={price}>
          <CraftIcon craft={id} size={22} />
        </Chip>
      ))}
    </ul>
  );
}

interface CardText {
  readonly name: string;
  readonly effect: string;
}

interface ChipProps {
  readonly card: CardText;
  readonly cattle: number;
  readonly price?: number;
  readonly children: ComponentChildren;
}

function Chip({ card, cattle, price, children }: ChipProps) {
  const { seat, gods } = zimbabweText.value.panels;
  const facts = [
    capitalize(card.name),
    ...(price === undefined ? [] : [`${seat.price} ${price}`]),
    ...(cattle === 0 ? [] : [gods.cattleOnCard(cattle)]),
  ].join(", ");
  return (
    <li title={`${facts}\n${card.effect}`}>
      <span class="spoken">{facts}</span>
      {children}
      {price !== undefined && <b aria-hidden="true">{price}</b>}
      {cattle > 0 && (
        <span class="on-card" aria-hidden="true">
          <CattleIcon size="0.85rem" />
          {cattle}
        </span>
      )}
    </li>
  );
}

interface ListProps extends Pick<SeatSummary, "seatView" | "turn"> {
  readonly onShowCard?: ((card: Card) => void) | undefined;
}

/** The cards of a seat with names, prices and cattle. */
export function CardList({ seatView, turn, onShowCard }: ListProps) {
  const { zimbabwe, panels } = zimbabweText.value;
  const cards = cardsOf(seatView);
  if (cards === undefined) return <NoCards />;
  const { god, godCattle, specialists, technologies } = cards;
  const name = (card: Card, { name: text, effect }: CardText) =>
    onShowCard === undefined ? (
      <span class="name" title={effect}>
        {text}
      </span>
    ) : (
      <button type="button" class="name" title={effect} onClick={() => onShowCard(card)}>
        {text}
      </button>
    );
  return (
    <ul class="list figures">
      {god !== undefined && (
        <li>
          <GodIcon god={god} size={22} />
          {name({ kind: "god", id: god }, zimbabwe.god[god])}
          <CattleOnCard cattle={godCattle} />
        </li>
      )}
      {specialists.map(([id, cattle]) => (
        <li key={id}>
          <SpecialistIcon specialist={id} size={22} />
          {name({ kind: "specialist", id }, zimbabwe.specialist[id])}
          <SpecialistUse turn={turn} specialist={id} />
          <CattleOnCard cattle={cattle} />
        </li>
      ))}
      {technologies.map(([id, { price, cattle }]) => (
        <li key={id}>
          <CraftIcon craft={id} size={24} />
          {name({ kind: "craft", id }, zimbabwe.craftsman[id])}
          <CattleOnCard cattle={cattle} />
          <span class="price" title={`${panels.seat.price} ${price}`}>
            <span class="spoken">{panels.seat.price} </span>
            {price}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SpecialistUseProps extends Pick<SeatSummary, "turn"> {
  readonly specialist: Specialist;
}

/** Whether a specialist was used in the current turn. */
function SpecialistUse({ turn, specialist }: SpecialistUseProps) {
  const { seat: text } = zimbabweText.value.panels;
  if (turn === undefined) return undefined;
  if (turn.pending === specialist) return <span class="use">{text.mustUse}</span>;
  if (!turn.used.includes(specialist)) return undefined;
  return (
    <span class="use" title={text.used}>
      <Icon name="check" size="1rem" />
      <span class="spoken">{text.used}</span>
    </span>
  );
}

function CattleOnCard({ cattle }: { readonly cattle: number }) {
  const { gods } = zimbabweText.value.panels;
  if (cattle === 0) return undefined;
  return (
    <span class="on-card" title={gods.cattleOnCard(cattle)}>
      <span class="spoken">{gods.cattleOnCard(cattle)}</span>
      <span aria-hidden="true">{cattle}</span>
      <CattleIcon size="0.9rem" />
    </span>
  );
}

function NoCards() {
  return <p class="no-cards">{zimbabweText.value.panels.seat.noCards}</p>;
}

/** The cards of a seat; undefined if it has none. */
function cardsOf({ god, godCattle, ...cards }: SeatSummary["seatView"]) {
  const specialists = typedEntries(cards.specialists);
  const technologies = typedEntries(cards.technologies);
  const isEmpty = god === undefined && specialists.length + technologies.length === 0;
  return isEmpty ? undefined : { god, godCattle, specialists, technologies };
}

/** `Object.entries` with typed keys. */
function typedEntries<Name extends string, Value>(table: {
  readonly [name in Name]?: Value;
}): readonly (readonly [Name, Value])[] {
  return Object.entries(table) as unknown as readonly (readonly [Name, Value])[];
}

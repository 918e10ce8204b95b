import type { Specialist } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../text/app-text.ts";
import { CattleIcon, CraftIcon, GodIcon, SpecialistIcon } from "../board/piece-icons.tsx";
import type { Card } from "../cards.ts";
import type { LaidBefore } from "./seat-summary.ts";
import "./held-cards.css";

/** The cards of a seat as small signs in a row. */
export function CardChips({ held }: Pick<LaidBefore, "held">) {
  const { zimbabwe } = words.value;
  const cards = cardsOf(held);
  if (cards === undefined) return <NoCards />;
  const { god, godCattle, specialists, technologies } = cards;
  return (
    <ul class="chips figures">
      {god !== undefined && (
        <Chip name={zimbabwe.god[god].name} cattle={godCattle}>
          <GodIcon god={god} size={20} />
        </Chip>
      )}
      {specialists.map(([id, cattle]) => (
        <Chip key={id} name={zimbabwe.specialist[id].name} cattle={cattle}>
          <SpecialistIcon specialist={id} size={20} />
        </Chip>
      ))}
      {technologies.map(([id, { price, cattle }]) => (
        <Chip key={id} name={zimbabwe.craftsman[id].name} cattle={cattle} price={price}>
          <CraftIcon craft={id} size={22} />
        </Chip>
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly name: string;
  readonly cattle: number;
  readonly price?: number;
  readonly children: ComponentChildren;
}

function Chip({ name, cattle, price, children }: ChipProps) {
  const { seat, gods } = words.value.panels;
  const facts = [
    name,
    ...(price === undefined ? [] : [`${seat.price} ${price}`]),
    ...(cattle === 0 ? [] : [gods.onCard(cattle)]),
  ].join(", ");
  return (
    <li title={facts}>
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

interface ListProps extends Pick<LaidBefore, "held" | "turn"> {
  readonly onShowCard?: ((card: Card) => void) | undefined;
}

/** The cards of a seat with their names, prices and what lies on them. */
export function CardList({ held, turn, onShowCard }: ListProps) {
  const { zimbabwe, panels } = words.value;
  const cards = cardsOf(held);
  if (cards === undefined) return <NoCards />;
  const { god, godCattle, specialists, technologies } = cards;
  const name = (card: Card, text: string) =>
    onShowCard === undefined ? (
      <span class="name">{text}</span>
    ) : (
      <button type="button" class="name" onClick={() => onShowCard(card)}>
        {text}
      </button>
    );
  return (
    <ul class="list figures">
      {god !== undefined && (
        <li>
          <GodIcon god={god} size={22} />
          {name({ kind: "god", id: god }, zimbabwe.god[god].name)}
          <OnCard cattle={godCattle} />
        </li>
      )}
      {specialists.map(([id, cattle]) => (
        <li key={id}>
          <SpecialistIcon specialist={id} size={22} />
          {name({ kind: "specialist", id }, zimbabwe.specialist[id].name)}
          <Use turn={turn} specialist={id} />
          <OnCard cattle={cattle} />
        </li>
      ))}
      {technologies.map(([id, { price, cattle }]) => (
        <li key={id}>
          <CraftIcon craft={id} size={24} />
          {name({ kind: "craft", id }, zimbabwe.craftsman[id].name)}
          <OnCard cattle={cattle} />
          <span class="price" title={`${panels.seat.price} ${price}`}>
            <span class="spoken">{panels.seat.price} </span>
            {price}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface UseProps extends Pick<LaidBefore, "turn"> {
  readonly specialist: Specialist;
}

/** Whether a specialist was used in the turn that is on. */
function Use({ turn, specialist }: UseProps) {
  const { seat: text } = words.value.panels;
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

function OnCard({ cattle }: { readonly cattle: number }) {
  const { gods } = words.value.panels;
  if (cattle === 0) return undefined;
  return (
    <span class="on-card" title={gods.onCard(cattle)}>
      <span class="spoken">{gods.onCard(cattle)}</span>
      <span aria-hidden="true">{cattle}</span>
      <CattleIcon size="0.9rem" />
    </span>
  );
}

function NoCards() {
  return <p class="no-cards">{words.value.panels.seat.noCards}</p>;
}

/** The cards before a seat; undefined where there are none. */
function cardsOf({ god, godCattle, ...tables }: LaidBefore["held"]) {
  const specialists = entriesOf(tables.specialists);
  const technologies = entriesOf(tables.technologies);
  const isNothing = god === undefined && specialists.length + technologies.length === 0;
  return isNothing ? undefined : { god, godCattle, specialists, technologies };
}

/** The entries of a table by card, with the cards' names for keys. */
function entriesOf<Name extends string, Value>(table: {
  readonly [name in Name]?: Value;
}): readonly (readonly [Name, Value])[] {
  return Object.entries(table) as unknown as readonly (readonly [Name, Value])[];
}

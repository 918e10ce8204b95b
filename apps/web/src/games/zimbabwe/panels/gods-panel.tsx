import type { ReadonlySignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import { GODS, SPECIALISTS, feesOf, type God, type Specialist, type View } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { CattleIcon, GodIcon, SpecialistIcon } from "../board/piece-icons.tsx";
import { ALL_SPECIALISTS, hasSpecialists, type Card } from "../cards.ts";
import { rulesUrl, sectionOfGod, sectionOfSpecialist } from "../rules/rules-links.ts";
import type { TableModel } from "../table-model.ts";
import "./cards-panel.css";
import { useSpotlight } from "./use-spotlight.ts";

interface Props {
  readonly model: TableModel;
  /** The card to highlight. */
  readonly spotlight?: ReadonlySignal<Card | undefined>;
}

/** Gods and specialists: what they do, what they cost, and who has them. */
export function GodsPanel({ model, spotlight }: Props) {
  const { gods: text } = zimbabweText.value.panels;
  const { value: view } = model.view;
  const { free, taken } = godsOf(view, model.me.value);
  const list = useSpotlight(spotlight?.value);
  return (
    <div class="cards-panel" ref={list}>
      {taken.length > 0 && (
        <>
          <h3>{text.taken}</h3>
          <ul>
            {taken.map(([god, seat]) => (
              <GodItem key={god} god={god} owner={seat} model={model} />
            ))}
          </ul>
        </>
      )}
      <h3>{text.free}</h3>
      {free.length === 0 ? (
        <p class="quiet">{text.noneFree}</p>
      ) : (
        <ul>
          {free.map((god) => (
            <GodItem key={god} god={god} model={model} />
          ))}
        </ul>
      )}
      <h3>{text.specialists}</h3>
      {hasSpecialists(view) ? (
        <ul>
          {ALL_SPECIALISTS.map((specialist) => (
            <SpecialistItem key={specialist} specialist={specialist} model={model} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{text.noSpecialists}</p>
      )}
    </div>
  );
}

/** Free gods, and those with a worshipper, my own first. */
function godsOf(view: View, me: Seat | undefined) {
  const taken = view.seats.flatMap(({ god }, seat) =>
    god === undefined ? [] : [[god, seat] as const],
  );
  const own = taken.filter(([, seat]) => seat === me);
  return { free: view.gods, taken: [...own, ...taken.filter(([, seat]) => seat !== me)] };
}

interface GodItemProps {
  readonly god: God;
  readonly owner?: Seat;
  readonly model: TableModel;
}

function GodItem({ god, owner, model }: GodItemProps) {
  const { zimbabwe } = zimbabweText.value;
  const cattle = owner === undefined ? 0 : (model.view.value.seats[owner]?.godCattle ?? 0);
  return (
    <CardItem
      id={`god-${god}`}
      icon={<GodIcon god={god} size={28} />}
      text={zimbabwe.god[god]}
      vr={GODS[god].vr}
      sectionUrl={rulesUrl(sectionOfGod(god))}
      model={model}
      owner={owner}
      cattle={cattle}
    />
  );
}

interface SpecialistItemProps {
  readonly specialist: Specialist;
  readonly model: TableModel;
}

function SpecialistItem({ specialist, model }: SpecialistItemProps) {
  const { zimbabwe, panels } = zimbabweText.value;
  const { seats } = model.view.value;
  const owner = seats.findIndex(({ specialists }) => specialists[specialist] !== undefined);
  return (
    <CardItem
      id={`specialist-${specialist}`}
      icon={<SpecialistIcon specialist={specialist} size={28} />}
      text={zimbabwe.specialist[specialist]}
      vr={SPECIALISTS[specialist].vr}
      fee={panels.gods.fee(feesOf(specialist))}
      sectionUrl={rulesUrl(sectionOfSpecialist(specialist))}
      model={model}
      owner={owner === -1 ? undefined : owner}
      cattle={seats[owner]?.specialists[specialist] ?? 0}
    />
  );
}

interface CardItemProps {
  readonly id: string;
  readonly icon: ComponentChildren;
  readonly text: { readonly name: string; readonly effect: string };
  readonly vr: number;
  readonly fee?: string;
  /** The section of the rules about the card. */
  readonly sectionUrl: string;
  readonly model: TableModel;
  readonly owner: Seat | undefined;
  readonly cattle: number;
}

function CardItem({ id, icon, text, vr, fee, sectionUrl, model, owner, cattle }: CardItemProps) {
  const { gods } = zimbabweText.value.panels;
  const empire = owner === undefined ? undefined : model.view.value.seats[owner]?.empire;
  return (
    <li data-card={id} class={owner === undefined ? undefined : "taken"}>
      <span class="sign">{icon}</span>
      <div class="about">
        <div class="title">
          <h4>{text.name}</h4>
          <span class="fact figures">{gods.vr(vr)}</span>
          {fee !== undefined && <span class="fact figures">{fee}</span>}
          <a
            class="rules"
            href={sectionUrl}
            aria-label={gods.rules(text.name)}
            title={gods.rules(text.name)}
          >
            <Icon name="rules" size="1.1rem" />
          </a>
        </div>
        <p>{text.effect}</p>
        {empire !== undefined && owner !== undefined && (
          <p class="owner figures">
            <EmpireBadge empire={empire} size={20} />
            {model.names[owner]}
            {cattle > 0 && (
              <span class="on-card">
                <CattleIcon size="1rem" />
                {gods.cattleOnCard(cattle)}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

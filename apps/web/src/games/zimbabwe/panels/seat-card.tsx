import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { memo } from "../../../ui/memo.ts";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { CattleIcon } from "../board/piece-icons.tsx";
import { useSame } from "../../../ui/use-stable-value.ts";
import type { Card } from "../cards.ts";
import type { TableModel } from "../table-model.ts";
import { CardChips, CardList } from "./held-cards.tsx";
import { isShared } from "./table-status.ts";
import { laidBefore, type LaidBefore, type Standing } from "./seat-summary.ts";
import "../../../table/seat-name.css";
import "./seat-card.css";

interface Props {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly onToggle: (seat: Seat, isOpen: boolean) => void;
  /** Leads to what a card does. */
  readonly onShowCard?: ((card: Card) => void) | undefined;
  /** Who decides for a seat, where more is known of it than the table tells. */
  readonly sitter?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** What lies before one seat: a few figures, and the cards when it is open. */
export function SeatCard({ model, ...common }: Props) {
  const laid = useSame(laidBefore(model.view.value, model.state.value, common.seat));
  return laid && <Laid model={model} laid={laid} {...common} />;
}

interface LaidProps extends Props {
  readonly laid: LaidBefore;
}

/** Drawn anew only when something else lies there. */
const Laid = memo(({ model, laid, seat, isOpen, onToggle, onShowCard, sitter }: LaidProps) => {
  const { seat: text } = words.value.panels;
  const id = useId();
  const { held, place, isActive, standing, plaque } = laid;
  return (
    <article
      class={isActive ? "seat-card active" : "seat-card"}
      style={`--colour: var(--seat-${held.empire})`}
      aria-current={isActive ? "true" : undefined}
    >
      <header>
        <EmpireBadge empire={held.empire} size={36} />
        <div class="who">
          <h3 class="seat-name">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => onToggle(seat, !isOpen)}
            >
              {model.names[seat]}
            </button>
          </h3>
          {sitter === undefined ? <Kind model={model} seat={seat} /> : sitter(seat)}
        </div>
        {place !== undefined && (
          <span class="place figures" title={text.place[place.order](place.place)}>
            <span aria-hidden="true">{place.place}</span>
            <span class="spoken">{text.place[place.order](place.place)}</span>
          </span>
        )}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size="1rem" />
      </header>
      <Figures standing={standing} plaque={plaque} />
      <div id={id} class={isOpen ? "seat-cards open" : "seat-cards"}>
        <Distance standing={standing} />
        {isOpen && <p class="sources">{text.revenue(standing.onCards, standing.income)}</p>}
        {isOpen ? <CardList {...laid} onShowCard={onShowCard} /> : <CardChips held={held} />}
      </div>
    </article>
  );
});

/** Who decides for the seat, and what they are at. */
function Kind({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { panels, zimbabwe } = words.value;
  const { table, me } = model;
  const player = table.players[seat];
  if (table.thinking.value === seat) return <p class="kind thinking">{panels.seat.thinking}</p>;
  if (player?.kind === "bot") {
    return (
      <p class="kind">
        <Icon name="bot" size="1em" />
        {zimbabwe.bot[player.level].name}
      </p>
    );
  }
  return (
    <p class="kind">
      <Icon name="person" size="1em" />
      {me.value === seat && !isShared(model) ? panels.seat.you : panels.seat.person}
    </p>
  );
}

interface FiguresProps {
  readonly standing: Standing;
  /** Cattle on the seat's plaques, in phase I. */
  readonly plaque: number | undefined;
}

function Figures({ standing, plaque }: FiguresProps) {
  const { seat: text } = words.value.panels;
  const { cattle, onCards, income, vp, vr } = standing;
  const done = vr === 0 ? 1 : Math.min(1, vp / vr);
  return (
    <dl class="figures" style={`--done: ${done}`}>
      <div class="cattle" title={text.inHand}>
        <dt class="spoken">{text.inHand}</dt>
        <dd>
          <CattleIcon size="1.1rem" />
          <b>{cattle}</b>
        </dd>
      </div>
      <div class="revenue" title={text.revenue(onCards, income)}>
        <dt class="spoken">{text.atRevenue}</dt>
        <dd>+{onCards + income}</dd>
      </div>
      {plaque !== undefined && (
        <div class="plaque" title={text.onPlaque}>
          <dt class="spoken">{text.onPlaque}</dt>
          <dd>+{plaque}</dd>
        </div>
      )}
      <div class="race" title={`${text.vpLong} / ${text.vrLong}`}>
        <dt class="spoken">
          {text.vpLong} / {text.vrLong}
        </dt>
        <dd>
          <b>{vp}</b>
          <span class="quiet">
            {" / "}
            {vr} {text.vp}
          </span>
        </dd>
      </div>
      <div class="reached" aria-hidden="true">
        <i />
      </div>
    </dl>
  );
}

/** How far it is to victory. */
function Distance({ standing: { toGo, goodsToGo } }: { readonly standing: Standing }) {
  const { seat: text } = words.value.panels;
  return (
    <p class={toGo > 0 ? "to-go figures" : "to-go figures won"}>
      {toGo > 0 ? text.toGo(toGo, goodsToGo) : text.reached(-toGo)}
    </p>
  );
}

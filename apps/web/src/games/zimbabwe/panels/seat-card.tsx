import type { Seat } from "@sofala/engine";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { memo } from "../../../ui/memo.ts";
import { zimbabweText } from "../zimbabwe-text.ts";
import { PlayerKind } from "../../../table/player-kind.tsx";
import { EmpireBadge } from "../board/empires.tsx";
import { CattleIcon } from "../board/piece-icons.tsx";
import { useStableValue } from "../../../ui/use-stable-value.ts";
import type { Card } from "../cards.ts";
import type { TableModel } from "../table-model.ts";
import { CardChips, CardList } from "./held-cards.tsx";
import { seatSummary, type SeatSummary, type SeatScore } from "../seat-summary.ts";
import "../../../table/seat-name.css";
import "./seat-card.css";

interface Props {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly onToggle: (seat: Seat, isOpen: boolean) => void;
  /** Shows what a card does. */
  readonly onShowCard?: ((card: Card) => void) | undefined;
  /** Renders who plays the seat, instead of the default. */
  readonly renderPlayer?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** One seat: a few figures, and the cards if it is open. */
export function SeatCard({ model, ...common }: Props) {
  const moment = model.boardMoment.value;
  const summary = useStableValue(seatSummary(moment.view, moment.state, common.seat));
  return summary && <SeatCardBody model={model} summary={summary} {...common} />;
}

interface SeatCardBodyProps extends Props {
  readonly summary: SeatSummary;
}

/** Rendered only when the summary changes. */
const SeatCardBody = memo(
  ({ model, summary, seat, isOpen, onToggle, onShowCard, renderPlayer }: SeatCardBodyProps) => {
    const { seat: text } = zimbabweText.value.panels;
    const id = useId();
    const { seatView, place, isActive, score, plaqueCattle } = summary;
    return (
      <article
        class={isActive ? "seat-card active" : "seat-card"}
        style={`--colour: var(--seat-${seatView.empire})`}
        aria-current={isActive ? "true" : undefined}
      >
        <header>
          <EmpireBadge empire={seatView.empire} size={36} />
          <div class="who">
            <h3 class="seat-name">
              <button
                type="button"
                title={model.names[seat]}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => onToggle(seat, !isOpen)}
              >
                {model.names[seat]}
              </button>
            </h3>
            {renderPlayer === undefined ? (
              <PlayerKind
                table={model.table}
                seat={seat}
                bots={zimbabweText.value.zimbabwe.bot}
                isSharedDevice={model.isSharedDevice}
              />
            ) : (
              renderPlayer(seat)
            )}
          </div>
          {place !== undefined && (
            <span class="place figures" title={text.place[place.order](place.place)}>
              <span aria-hidden="true">{place.place}</span>
              <span class="spoken">{text.place[place.order](place.place)}</span>
            </span>
          )}
          <Icon name={isOpen ? "chevron-up" : "chevron-down"} size="1rem" />
        </header>
        <Figures score={score} plaqueCattle={plaqueCattle} />
        <div id={id} class={isOpen ? "seat-cards open" : "seat-cards"}>
          <DistanceToVictory score={score} />
          {isOpen && <p class="sources">{text.revenue(score.onCards, score.income)}</p>}
          {isOpen ? (
            <CardList {...summary} onShowCard={onShowCard} />
          ) : (
            <CardChips seatView={seatView} />
          )}
        </div>
      </article>
    );
  },
);

interface FiguresProps {
  readonly score: SeatScore;
  /** Cattle on the seat's plaques, in phase I. */
  readonly plaqueCattle: number | undefined;
}

function Figures({ score, plaqueCattle }: FiguresProps) {
  const { seat: text } = zimbabweText.value.panels;
  const { cattle, onCards, income, vp, vr } = score;
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
      {plaqueCattle !== undefined && (
        <div class="plaque" title={text.onPlaque}>
          <dt class="spoken">{text.onPlaque}</dt>
          <dd>+{plaqueCattle}</dd>
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
            {vr}
            <span class="unit"> {text.vp}</span>
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
function DistanceToVictory({ score: { missingVp, missingGoods } }: { readonly score: SeatScore }) {
  const { seat: text } = zimbabweText.value.panels;
  return (
    <p class={missingVp > 0 ? "to-go figures" : "to-go figures won"}>
      {missingVp > 0
        ? text.remaining(missingVp, missingGoods)
        : text.requirementReached(-missingVp)}
    </p>
  );
}

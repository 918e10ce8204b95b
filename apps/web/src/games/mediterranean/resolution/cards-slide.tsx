import { isPhone } from "../../../table/layout-model.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { capital } from "../../../text/capitalize.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModel } from "../table-model.ts";
import "./cards-slide.css";
import { StageTitle } from "./slide-title.tsx";
import type { Shift, Stage } from "./slides.ts";

/** More cards are shown small. */
const MOST = 8;

interface Props {
  readonly stage: Extract<Stage, { readonly kind: "cards" }>;
  readonly model: TableModel;
}

/** One seat's cards turned up: sets with their money, then the markers that the arrows move. */
export function CardsView({ stage, model }: Props) {
  const { show: text } = mediterraneanWords.value;
  const { seat, sets, loose, money, shifts } = stage;
  let card = 0;
  const count = sets.reduce((sum, { cards }) => sum + cards.length, loose.length);
  const isSmall = isPhone.value || count > MOST;
  return (
    <>
      <StageTitle seat={seat}>{text.cards.title(model.names[seat] ?? "")}</StageTitle>
      {count === 0 && <p class="quiet">{text.cards.none}</p>}
      <ul class="turned-up bare">
        {sets.map(({ good, cards, value }) => (
          <li key={good}>
            <span class="cards">
              {cards.map(({ bottom }, at) => (
                <span key={at} class="turned" style={`--n: ${card++}`}>
                  <GoodsCard good={good} bottom={bottom} isSmall={isSmall} />
                </span>
              ))}
            </span>
            <b class="value figures">{text.money(value)}</b>
          </li>
        ))}
        {loose.length > 0 && (
          <li>
            <span class="cards">
              {loose.map(({ good, bottom }, at) => (
                <span key={at} class="turned" style={`--n: ${card++}`}>
                  <GoodsCard good={good} bottom={bottom} isSmall={isSmall} />
                </span>
              ))}
            </span>
            <span class="value quiet">{text.cards.loose}</span>
          </li>
        )}
      </ul>
      <p class="sum">
        <MarkIcon mark="money" size="1.5em" />
        {text.cards.sum} <b class="figures">{text.money(money)}</b>
      </p>
      <div class="shifts">
        {shifts.map((shift) => (
          <ShiftRow key={shift.track} shift={shift} model={model} />
        ))}
        {shifts.length === 0 && <p class="quiet">{text.shift.none}</p>}
      </div>
    </>
  );
}

interface ShiftProps {
  readonly shift: Shift;
  readonly model: TableModel;
}

function ShiftRow({ shift, model }: ShiftProps) {
  const { game, show: text } = mediterraneanWords.value;
  const { track, idea, from, to, isFlipped } = shift;
  const last = model.edition.value.tracks[track].levels.length - 1;
  return (
    <div class={`shift ${idea}`}>
      <span class="name">{capital(game.track[track])}</span>
      <span
        class="rail"
        style={`--from: ${from / last}; --to: ${to / last}; --steps: ${last}`}
        aria-hidden="true"
      >
        <span class="marker">
          <MarkIcon mark={idea} size="1.25rem" />
        </span>
      </span>
      <b class="figures">{text.shift.at(game.idea[idea], to)}</b>
      {isFlipped && <span class="quiet">{text.shift.flipped}</span>}
    </div>
  );
}

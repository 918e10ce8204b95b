import { isPhone } from "../../../ui/screen-size.ts";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { capitalize } from "../../../text/capitalize.ts";
import { GoodsCard } from "../art/goods-card.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModel } from "../table-model.ts";
import "./cards-slide.css";
import { SlideTitle } from "./slide-title.tsx";
import { cardCount, type MarkerMove, type Slide } from "./slides.ts";

/** How large cards are in a large window: the fewer, the larger. */
const cardZoom = (count: number): number => (count <= 5 ? 2 : count <= 8 ? 1.4 : 1.15);

interface Props {
  readonly slide: Extract<Slide, { readonly kind: "cards" }>;
  readonly model: TableModel;
}

/** One seat's cards turned up: sets with their money, then the moves of its markers. */
export function CardsSlide({ slide, model }: Props) {
  const { resolution: text } = allMediterraneanText.value;
  const { seat, sets, piracyCards, money, markerMoves } = slide;
  let card = 0;
  const count = cardCount(slide);
  const isSmall = isPhone.value;
  return (
    <>
      <SlideTitle seat={seat}>{text.cards.title(model.names[seat] ?? "")}</SlideTitle>
      {count === 0 && <p class="quiet">{text.cards.none}</p>}
      <ul class="turned-up bare" style={`--zoom: ${cardZoom(count)}`}>
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
        {piracyCards.length > 0 && (
          <li>
            <span class="cards">
              {piracyCards.map(({ good, bottom }, at) => (
                <span key={at} class="turned" style={`--n: ${card++}`}>
                  <GoodsCard good={good} bottom={bottom} isSmall={isSmall} />
                </span>
              ))}
            </span>
            <span class="value quiet">{text.cards.notInSet}</span>
          </li>
        )}
      </ul>
      <p class="sum">
        <MarkIcon mark="money" size="1.5em" />
        {text.cards.total} <b class="figures">{text.money(money)}</b>
      </p>
      <div class="marker-moves">
        {markerMoves.map((markerMove) => (
          <MarkerMoveRow key={markerMove.track} markerMove={markerMove} model={model} />
        ))}
        {markerMoves.length === 0 && <p class="quiet">{text.markers.noMarkerMoved}</p>}
      </div>
    </>
  );
}

interface MarkerMoveProps {
  readonly markerMove: MarkerMove;
  readonly model: TableModel;
}

function MarkerMoveRow({ markerMove, model }: MarkerMoveProps) {
  const { sentences, resolution: text } = allMediterraneanText.value;
  const { track, idea, from, to, isFlipped } = markerMove;
  const last = model.edition.value.tracks[track].levels.length - 1;
  return (
    <div class={`marker-move ${idea}`}>
      <span class="name">{capitalize(sentences.track[track])}</span>
      <span
        class="rail"
        style={`--from: ${from / last}; --to: ${to / last}; --steps: ${last}`}
        aria-hidden="true"
      >
        <span class="marker">
          <MarkIcon mark={idea} size="1.25rem" />
        </span>
      </span>
      <b class="figures">{text.markers.markerPosition(sentences.idea[idea], to)}</b>
      {isFlipped && <span class="quiet">{text.markers.flipped}</span>}
    </div>
  );
}

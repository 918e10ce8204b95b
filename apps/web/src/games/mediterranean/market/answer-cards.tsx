import { useSignal } from "@preact/signals";
import type { Good, Goods, HeldCard } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import "./answer-cards.css";
import { canCountAs, type CardsToGive } from "./cards-to-give.ts";
import type { MarketModel } from "./market-model.ts";
import { isDangerous } from "./estimate.ts";

interface Props {
  readonly market: MarketModel;
  readonly given: CardsToGive;
  readonly wanted: Goods;
  /** Gives this card instead of another of the same good. */
  readonly onChange: (card: HeldCard) => void;
}

/** My cards that this answer would give, and a button to swap them for others of the same good. */
export function AnswerCards({ market, given, wanted, onChange }: Props) {
  const { market: text } = mediterraneanText.value;
  const isChanging = useSignal(false);
  const goods = Object.keys(wanted) as Good[];
  const fit = market.cards.value.filter((card) => goods.some((good) => canCountAs(card, good)));
  const isGiven = ({ slot }: HeldCard) => given.cards.some((card) => card.slot === slot);
  if (given.cards.length === 0) return undefined;
  return (
    <div class="answer-cards" role="group" aria-label={text.offerCard.cardsGiven}>
      {isChanging.value
        ? fit.map((card) => (
            <button
              key={card.slot}
              type="button"
              class="button"
              aria-pressed={isGiven(card)}
              onClick={() => onChange(card)}
            >
              <CardLabel market={market} card={card} given={given} isMixed={goods.length > 1} />
            </button>
          ))
        : given.cards.map((card) => (
            <span key={card.slot} class="sign">
              <CardLabel market={market} card={card} given={given} isMixed={goods.length > 1} />
            </span>
          ))}
      {fit.length > given.cards.length && (
        <button
          type="button"
          class="button plain change"
          aria-expanded={isChanging.value}
          onClick={() => (isChanging.value = !isChanging.value)}
        >
          {text.offerCard.otherCards}
        </button>
      )}
    </div>
  );
}

interface CardProps extends Pick<Props, "market" | "given"> {
  readonly card: HeldCard;
  /** True if the cards are of several goods. */
  readonly isMixed: boolean;
}

function CardLabel({ market, card: { slot, good, bottom }, given, isMixed }: CardProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const label = given.as[slot];
  const danger = isDangerous(market.table.edition.value, bottom) ? "bottom danger" : "bottom";
  return (
    <>
      {isMixed && <GoodIcon good={good} />}
      <span class={danger}>
        <BottomIcon bottom={bottom} />
        {sentences.bottom[bottom].name}
        {label !== undefined &&
          ` (${text.compose.promiseAs.toLowerCase()} ${sentences.good[label]})`}
      </span>
    </>
  );
}

import { useSignal } from "@preact/signals";
import type { Good, Goods, HeldCard } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import "./answer-cards.css";
import { mayStandFor, type Given } from "./cards-to-give.ts";
import type { MarketModel } from "./market-model.ts";
import { isDanger } from "./estimate.ts";

interface Props {
  readonly market: MarketModel;
  readonly given: Given;
  readonly wanted: Goods;
  /** Gives this card instead of another one of its kind. */
  readonly onChange: (card: HeldCard) => void;
}

/** Which of my cards would go; others of the same kind are one press away. */
export function AnswerCards({ market, given, wanted, onChange }: Props) {
  const { market: text } = mediterraneanWords.value;
  const isChanging = useSignal(false);
  const goods = Object.keys(wanted) as Good[];
  const fit = market.cards.value.filter((card) => goods.some((good) => mayStandFor(card, good)));
  const isGiven = ({ slot }: HeldCard) => given.cards.some((card) => card.slot === slot);
  if (given.cards.length === 0) return undefined;
  return (
    <div class="answer-cards" role="group" aria-label={text.slip.cards}>
      {isChanging.value
        ? fit.map((card) => (
            <button
              key={card.slot}
              type="button"
              class="button"
              aria-pressed={isGiven(card)}
              onClick={() => onChange(card)}
            >
              <CardSign market={market} card={card} given={given} isMixed={goods.length > 1} />
            </button>
          ))
        : given.cards.map((card) => (
            <span key={card.slot} class="sign">
              <CardSign market={market} card={card} given={given} isMixed={goods.length > 1} />
            </span>
          ))}
      {fit.length > given.cards.length && (
        <button
          type="button"
          class="button plain change"
          aria-expanded={isChanging.value}
          onClick={() => (isChanging.value = !isChanging.value)}
        >
          {text.slip.change}
        </button>
      )}
    </div>
  );
}

interface CardProps extends Pick<Props, "market" | "given"> {
  readonly card: HeldCard;
  /** Are they of several goods? */
  readonly isMixed: boolean;
}

function CardSign({ market, card: { slot, good, bottom }, given, isMixed }: CardProps) {
  const { game, market: text } = mediterraneanWords.value;
  const label = given.as[slot];
  const danger = isDanger(market.table.edition.value, bottom) ? "bottom danger" : "bottom";
  return (
    <>
      {isMixed && <GoodIcon good={good} />}
      <span class={danger}>
        <BottomIcon bottom={bottom} />
        {game.bottom[bottom].name}
        {label !== undefined && ` (${text.compose.promiseAs.toLowerCase()} ${game.good[label]})`}
      </span>
    </>
  );
}

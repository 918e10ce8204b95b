import { useEffect, useRef } from "preact/hooks";
import { isPhone } from "../../../ui/screen-size.ts";
import { useKeys } from "../../../ui/keys.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import type { TableModels } from "../table-models.ts";
import { handKeyAction, HandCard } from "./hand-card.tsx";
import "./hand.css";
import { DraggedCardView } from "./dragged-card.tsx";
import { marketModelOf, type MarketModel } from "./market-model.ts";
import { MarketFeedback } from "./market-feedback.tsx";
import { dangersOf, ARROW_TRACKS, estimateHand } from "./estimate.ts";
import { setsOf, type GoodsSet } from "./sets.ts";
import { Warehouse } from "./warehouse.tsx";
import type { HeldCard } from "@sofala/mediterranean";

/** My hand in sets with their values, and my warehouse. */
export function Hand({ models }: { readonly models: TableModels }) {
  const market = marketModelOf(models);
  const { table: tableText, market: text } = mediterraneanText.value;
  useEffect(() => market.followTable(), [market]);
  useKeys((key) => handKeyAction(key, market), [market]);
  const { hand } = market.table.mine.value ?? {};
  const section = useRef<HTMLElement>(null);
  const isHeld = hand !== undefined;
  const isMarket = ["trading", "grace"].includes(market.table.part.value ?? "");
  useEffect(() => {
    return section.current === null ? undefined : market.drag.listen(section.current);
  }, [market, isHeld]);
  if (hand === undefined) return undefined;
  const sets = setsOf(market.table.edition.value, hand);
  const pirates = hand.filter(({ good }) => good === "piracy");
  return (
    <section ref={section} class={isMarket ? "hand" : "hand compact"} aria-label={tableText.hand}>
      {market.composer.wasInterrupted.value && <InterruptedBanner market={market} />}
      <MarketFeedback market={market} at="hand" />
      <div class="held">
        {hand.length === 0 && <p class="quiet">{text.hand.noCards}</p>}
        <ul class="sets bare" tabIndex={isPhone.value ? 0 : undefined}>
          {sets.map((set) => (
            <HandSet key={set.good} market={market} set={set} />
          ))}
        </ul>
        <div class="edge">
          <Dangers market={market} hand={hand} pirates={pirates} />
          <HandSum market={market} hand={hand} />
        </div>
        <Warehouse market={market} />
      </div>
      <DraggedCardView drag={market.drag} />
    </section>
  );
}

/** Shown when the bell rang while an offer was being composed. */
function InterruptedBanner({ market }: { readonly market: MarketModel }) {
  const { feedback } = mediterraneanText.value.market;
  return (
    <div class="interrupted" role="alert">
      <b>{feedback.marketClosed}</b>
      <button
        type="button"
        class="button"
        onClick={() => (market.composer.wasInterrupted.value = false)}
      >
        {feedback.dismiss}
      </button>
    </div>
  );
}

interface SetProps {
  readonly market: MarketModel;
  readonly set: GoodsSet<HeldCard>;
}

function HandSet({ market, set: { good, cards, value, nextValue } }: SetProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const { edition } = market.table;
  const values = edition.value.setValues[edition.value.goods[good].tier].value;
  const current = (cards.length - 1) % values.length;
  return (
    <li
      class="hand-set"
      aria-label={text.hand.set(
        sentences.goods({ [good]: cards.length }),
        value,
        nextValue - value,
      )}
    >
      <p class="set-head" aria-hidden="true">
        <GoodIcon good={good} />
        <b>{sentences.good[good]}</b>
        <b class="figures money">{text.hand.worth(value)}</b>
        <span class="quiet">
          +{nextValue - value} {cards.length > 2 && <span class="words">{text.hand.oneMore}</span>}
        </span>
      </p>
      <div class="ladder-and-cards">
        <p class="set-values figures" aria-hidden="true">
          {values.map((each, n) => (
            <span key={each} class={n === current ? "lit" : undefined}>
              {each}
            </span>
          ))}
        </p>
        <div class="cards">
          {cards.map((card) => (
            <HandCard key={card.slot} market={market} card={card} />
          ))}
        </div>
      </div>
    </li>
  );
}

interface DangersProps {
  readonly market: MarketModel;
  readonly hand: readonly HeldCard[];
  readonly pirates: readonly HeldCard[];
}

/** The dangers among my cards, in red. */
function Dangers({ market, hand, pirates }: DangersProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const dangers = dangersOf(market.table.edition.value, hand);
  const count = dangers.reduce((sum, each) => sum + each.count, 0);
  return (
    <div class={count === 0 ? "dangers none" : "dangers"}>
      <b>{count === 0 ? text.hand.noDangers : text.hand.dangers(count)}</b>
      {dangers.map(({ bottom, count: times }) => (
        <span key={bottom} class="danger" title={sentences.bottom[bottom].effect}>
          <BottomIcon bottom={bottom} />
          {sentences.bottom[bottom].name}
          {times > 1 && <span class="figures"> ×{times}</span>}
        </span>
      ))}
      {pirates.map((card) => (
        <HandCard key={card.slot} market={market} card={card} />
      ))}
    </div>
  );
}

interface Props {
  readonly market: MarketModel;
  readonly hand: readonly HeldCard[];
}

/** What my hand would bring if it were turned up now. */
function HandSum({ market, hand }: Props) {
  const { sentences, market: text } = mediterraneanText.value;
  const outcome = estimateHand(market.table.edition.value, hand);
  const moves = ARROW_TRACKS.filter((track) => outcome[track] !== 0);
  return (
    <p class="hand-sum">
      <span class="quiet">{text.hand.total}</span>
      <b class="figures money">{text.hand.money(outcome.money)}</b>
      {outcome.vp !== 0 && <span class="figures">{text.hand.vp(outcome.vp)}</span>}
      {moves.map((track) => (
        <span key={track} class={isBad(track, outcome[track]) ? "figures bad" : "figures"}>
          {text.hand.trackChange(sentences.track[track], outcome[track])}
        </span>
      ))}
    </p>
  );
}

const isBad = (track: (typeof ARROW_TRACKS)[number], by: number): boolean =>
  (track === "happiness" || track === "safety") && by < 0;

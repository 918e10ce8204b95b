import { useEffect, useRef } from "preact/hooks";
import { isPhone } from "../../../table/layout-model.ts";
import { listenToKeys } from "../../../ui/keys.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import type { Models } from "../table-models.ts";
import { handActionOf, HandCard } from "./hand-card.tsx";
import { HandSum } from "./hand-sum.tsx";
import "./hand.css";
import { LiftedCard } from "./dragged-card.tsx";
import { marketOf, type MarketModel } from "./market-model.ts";
import { MarketNotice } from "./market-feedback.tsx";
import { dangersOf } from "./estimate.ts";
import { setsOf, type GoodsSet } from "./sets.ts";
import { Warehouse } from "./warehouse.tsx";
import type { HeldCard } from "@sofala/mediterranean";

/** The cards that I hold, in sets, with what they would bring; and my warehouse. */
export function Hand({ models }: { readonly models: Models }) {
  const market = marketOf(models);
  const { table: words, market: text } = mediterraneanWords.value;
  useEffect(() => market.watch(), [market]);
  useEffect(() => listenToKeys((key) => handActionOf(key, market)), [market]);
  const { hand } = market.table.mine.value ?? {};
  const place = useRef<HTMLElement>(null);
  const isHeld = hand !== undefined;
  useEffect(() => {
    return place.current === null ? undefined : market.drag.listen(place.current);
  }, [market, isHeld]);
  if (hand === undefined) return undefined;
  const sets = setsOf(market.table.edition.value, hand);
  const pirates = hand.filter(({ good }) => good === "piracy");
  return (
    <section ref={place} class="hand" aria-label={words.hand}>
      {market.composer.wasCut.value && <Cut market={market} />}
      <MarketNotice market={market} at="hand" />
      <div class="held">
        {hand.length === 0 && <p class="quiet">{text.hand.none}</p>}
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
      <LiftedCard drag={market.drag} />
    </section>
  );
}

/** The bell rang in the middle of an offer. */
function Cut({ market }: { readonly market: MarketModel }) {
  const { notice } = mediterraneanWords.value.market;
  return (
    <div class="cut" role="alert">
      <b>{notice.cut}</b>
      <button type="button" class="button" onClick={() => (market.composer.wasCut.value = false)}>
        {notice.dismiss}
      </button>
    </div>
  );
}

interface SetProps {
  readonly market: MarketModel;
  readonly set: GoodsSet<HeldCard>;
}

function HandSet({ market, set: { good, cards, value, next } }: SetProps) {
  const { game, market: text } = mediterraneanWords.value;
  const { edition } = market.table;
  const values = edition.value.setValues[edition.value.goods[good].tier].value;
  const lit = (cards.length - 1) % values.length;
  return (
    <li
      class="hand-set"
      aria-label={text.hand.set(game.goods({ [good]: cards.length }), value, next - value)}
    >
      <p class="set-head" aria-hidden="true">
        <GoodIcon good={good} />
        <b>{game.good[good]}</b>
        <b class="figures money">{text.hand.worth(value)}</b>
        <span class="quiet">
          +{next - value} {cards.length > 2 && <span class="words">{text.hand.oneMore}</span>}
        </span>
      </p>
      <div class="ladder-and-cards">
        <p class="set-values figures" aria-hidden="true">
          {values.map((each, n) => (
            <span key={each} class={n === lit ? "lit" : undefined}>
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

/** What hurts among my cards, at the edge and in red. */
function Dangers({ market, hand, pirates }: DangersProps) {
  const { game, market: text } = mediterraneanWords.value;
  const dangers = dangersOf(market.table.edition.value, hand);
  const count = dangers.reduce((sum, each) => sum + each.count, 0);
  return (
    <div class={count === 0 ? "dangers none" : "dangers"}>
      <b>{count === 0 ? text.hand.noDangers : text.hand.dangers(count)}</b>
      {dangers.map(({ bottom, count: times }) => (
        <span key={bottom} class="danger" title={game.bottom[bottom].effect}>
          <BottomIcon bottom={bottom} />
          {game.bottom[bottom].name}
          {times > 1 && <span class="figures"> ×{times}</span>}
        </span>
      ))}
      {pirates.map((card) => (
        <HandCard key={card.slot} market={market} card={card} />
      ))}
    </div>
  );
}

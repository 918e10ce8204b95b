import type { LuxuryGood } from "@sofala/mediterranean";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { AfterLines } from "./deal-estimate-view.tsx";
import "./composer.css";
import { AddresseeButtons } from "./addressee-buttons.tsx";
import { labelled, withCard } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";
import { PledgeFields } from "./pledge-fields.tsx";
import { isDanger } from "./estimate.ts";
import { VpField } from "./vp-field.tsx";
import { WantedGoods } from "./wanted-goods.tsx";

/** An offer in the making: own cards, wanted goods, whom it is for, and what I would have. */
export function Composer({ market }: { readonly market: MarketModel }) {
  const { game, market: text } = mediterraneanWords.value;
  const { composer, table } = market;
  const { replyTo, want, to } = composer.draft.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const refusal = composer.refusal.value;
  const partner = replyTo !== undefined && to !== "all" ? table.names[to[0] ?? -1] : undefined;
  return (
    <section
      class="composer"
      aria-label={text.compose.title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        composer.close();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {partner === undefined ? text.compose.title : text.compose.reply(partner)}
        </h2>
        <button
          type="button"
          class="button plain"
          aria-label={text.compose.close}
          title={text.compose.close}
          onClick={() => composer.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="fields">
        <GivenCards market={market} />
        <fieldset>
          <legend>{text.compose.want}</legend>
          <WantedGoods market={market} />
        </fieldset>
        <AddresseeButtons market={market} />
        <div class="points">
          <VpField market={market} side="vp" />
          <VpField market={market} side="wantVp" />
        </div>
        <PledgeFields market={market} />
      </div>
      <footer>
        <div class="outlook" aria-live="polite">
          {composer.isEmpty.value ? (
            <p class="quiet">{text.compose.nothingYet}</p>
          ) : (
            <AfterLines table={table} given={composer.given.value} gained={want} />
          )}
          {refusal !== undefined && (
            <p class="refusal">{game.refusal(refusal, table.names, market.cards.value)}</p>
          )}
        </div>
        <div class="buttons">
          <button
            type="button"
            class="button"
            disabled={composer.isEmpty.value}
            onClick={() => composer.empty()}
          >
            {text.compose.clear}
          </button>
          <button
            type="button"
            class="button primary send"
            disabled={composer.isEmpty.value || table.isSending.value}
            aria-disabled={refusal !== undefined}
            onClick={() => void market.send()}
          >
            {text.compose.send}
          </button>
        </div>
      </footer>
    </section>
  );
}

/** The cards that go, and what Piracy among them is called. */
function GivenCards({ market }: { readonly market: MarketModel }) {
  const { game, market: text } = mediterraneanWords.value;
  const { composer, table } = market;
  const given = composer.given.value;
  const { as } = composer.draft.value;
  return (
    <fieldset class="given">
      <legend>{text.compose.give}</legend>
      {given.length === 0 && <p class="quiet">{text.compose.giveHint}</p>}
      <ul>
        {given.map(({ slot, good, bottom }) => (
          <li key={slot}>
            <button
              type="button"
              class="button"
              onClick={() => composer.change((draft) => withCard(draft, slot))}
            >
              <GoodIcon good={good} />
              {game.good[good]}
              <span class={isDanger(table.edition.value, bottom) ? "bottom danger" : "bottom"}>
                <BottomIcon bottom={bottom} />
                <span class="quiet">{game.bottom[bottom].name}</span>
              </span>
              <span class="spoken">{text.compose.takeOut}</span>
              <Icon name="close" size="1em" />
            </button>
            {good === "piracy" && (
              <label>
                <span class="quiet">{text.compose.promiseAs}</span>
                <select
                  class="field"
                  value={as[slot] ?? ""}
                  onChange={({ currentTarget: { value } }) =>
                    composer.change((draft) =>
                      labelled(draft, slot, value === "" ? undefined : (value as LuxuryGood)),
                    )
                  }
                >
                  <option value="">{text.compose.honest}</option>
                  <option value="spices">{game.good.spices}</option>
                  <option value="gold">{game.good.gold}</option>
                </select>
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

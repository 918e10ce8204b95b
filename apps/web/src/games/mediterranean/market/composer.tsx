import type { LuxuryGood } from "@sofala/mediterranean";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { DealEstimateView } from "./deal-estimate-view.tsx";
import "./composer.css";
import { AddresseeButtons } from "./addressee-buttons.tsx";
import { isGift, withLabel, withCardToggled } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";
import { PledgeFields } from "./pledge-fields.tsx";
import { isDangerous } from "./estimate.ts";
import { VpField } from "./vp-field.tsx";
import { WantedGoods } from "./wanted-goods.tsx";

/** The form for an offer: own cards, wanted goods, addressees, and what I would have. */
export function Composer({ market }: { readonly market: MarketModel }) {
  const { sentences, market: text } = mediterraneanText.value;
  const { composer, table } = market;
  const { replyTo, want, to } = composer.draft.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isConfirmingGift = useSignal(false);
  const refusal = composer.refusal.value;
  const partner = replyTo !== undefined && to !== "all" ? table.names[to[0] ?? -1] : undefined;
  return (
    <section
      class="composer"
      aria-label={text.compose.title}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isConfirmingGift.value) return;
        event.preventDefault();
        composer.close();
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {partner === undefined ? text.compose.title : text.compose.reply(partner)}
        </h2>
        <AddresseeButtons market={market} />
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
        <div class="points">
          <VpField market={market} side="vp" />
          <VpField market={market} side="wantVp" />
        </div>
        <PledgeFields market={market} />
      </div>
      <footer>
        <div class="outlook" aria-live="polite">
          {composer.isEmpty.value ? (
            <p class="quiet">{text.compose.emptyHint}</p>
          ) : (
            <DealEstimateView table={table} given={composer.givenCards.value} gained={want} />
          )}
          {refusal !== undefined && (
            <p class="refusal">{sentences.refusal(refusal, table.names, market.cards.value)}</p>
          )}
        </div>
        <div class="buttons">
          <button
            type="button"
            class="button"
            disabled={composer.isEmpty.value}
            onClick={() => composer.reset()}
          >
            {text.compose.startOver}
          </button>
          <button
            type="button"
            class="button primary send"
            disabled={composer.isEmpty.value || table.isSending.value}
            aria-disabled={refusal !== undefined}
            onClick={() => {
              if (refusal === undefined && isGift(composer.move.peek()))
                isConfirmingGift.value = true;
              else void market.sendOffer();
            }}
          >
            {text.compose.send}
          </button>
        </div>
      </footer>
      {isConfirmingGift.value && (
        <GiftDialog
          onConfirm={() => {
            isConfirmingGift.value = false;
            void market.sendOffer();
          }}
          onClose={() => {
            isConfirmingGift.value = false;
          }}
        />
      )}
    </section>
  );
}

interface GiftDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before something is given for nothing. */
function GiftDialog({ onConfirm, onClose }: GiftDialogProps) {
  const { giftDialog: text } = mediterraneanText.value.market.compose;
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {text.cancel}
          </button>
          <button type="button" class="button primary" onClick={onConfirm}>
            {text.confirm}
          </button>
        </>
      }
    >
      <p>{text.text}</p>
    </Dialog>
  );
}

/** The cards to give, and what each Piracy card is declared as. */
function GivenCards({ market }: { readonly market: MarketModel }) {
  const { sentences, market: text } = mediterraneanText.value;
  const { composer, table } = market;
  const given = composer.givenCards.value;
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
              onClick={() => composer.update((draft) => withCardToggled(draft, slot))}
            >
              <GoodIcon good={good} />
              {sentences.good[good]}
              <span class={isDangerous(table.edition.value, bottom) ? "bottom danger" : "bottom"}>
                <BottomIcon bottom={bottom} />
                <span class="quiet">{sentences.bottom[bottom].name}</span>
              </span>
              <span class="spoken">{text.compose.removeCard}</span>
              <Icon name="close" size="1em" />
            </button>
            {good === "piracy" && (
              <label>
                <span class="quiet">{text.compose.promiseAs}</span>
                <select
                  class="field"
                  value={as[slot] ?? ""}
                  onChange={({ currentTarget: { value } }) =>
                    composer.update((draft) =>
                      withLabel(draft, slot, value === "" ? undefined : (value as LuxuryGood)),
                    )
                  }
                >
                  <option value="">{text.compose.asPiracy}</option>
                  <option value="spices">{sentences.good.spices}</option>
                  <option value="gold">{sentences.good.gold}</option>
                </select>
              </label>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

import { lazy } from "../../../ui/lazy.tsx";
import { isPhone } from "../../../ui/screen-size.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModels } from "../table-models.ts";
import { marketModelOf, type MarketModel } from "./market-model.ts";
import "../../../table/key-hint.css";
import "./trade-bar.css";

/** Only online tables have chat phrases. */
const PhraseMenu = lazy(
  () => import("./phrase-menu.tsx").then((module) => module.PhraseMenu),
  () => undefined,
);

/** The action bar of the market: make an offer, be ready, and what happens at the bell. */
export function TradeBar({ models }: { readonly models: TableModels }) {
  const market = marketModelOf(models);
  const { table, composer } = market;
  const { readyBar, compose } = mediterraneanText.value.market;
  const { part, seats, options, marketStep } = table.view.value;
  const isReady = table.mine.value?.ready === true;
  const done = seats.flatMap(({ ready }, seat) => (ready ? [seat] : []));
  const step = marketStep % 2 === 0 ? "offer" : "answer";
  const isGrace = part === "grace";
  const canOffer = !isGrace && (options.market === "open" || step === "offer");
  const hint = isReady
    ? readyBar.readyHint
    : options.market === "rounds"
      ? readyBar.round(Math.floor(marketStep / 2) + 1, step)
      : readyBar.atBell;
  // On phones a tab of its own hides the open composer.
  const isShown = composer.isOpen.value && !isPhone.value;
  const canContinue = !composer.isEmpty.value && !isShown;
  const isStoring = isGrace || market.isStoring.value;
  return (
    <div class="trade-bar">
      {table.me.value !== undefined && (
        <div class="buttons">
          {canOffer && (
            <button
              type="button"
              class={isReady || composer.isOpen.value ? "button" : "button primary"}
              aria-keyshortcuts="o"
              aria-expanded={composer.isOpen.value}
              disabled={isReady}
              onClick={() => composer.open()}
            >
              {canContinue ? compose.continueDraft : compose.open} <kbd>O</kbd>
            </button>
          )}
          <button
            type="button"
            class={canOffer || isReady ? "button" : "button primary"}
            aria-keyshortcuts="r"
            onClick={() => void market.toggleReady()}
          >
            {isReady ? readyBar.unready : readyBar.ready} <kbd>R</kbd>
          </button>
          {table.table.isRemote && <PhraseMenu table={table.table} />}
        </div>
      )}
      <p class={done.length === 0 ? "done nobody" : "done"}>
        {done.map((seat) => (
          <SeatBadge key={seat} seat={seat} />
        ))}
        <span>
          {done.length === 0
            ? readyBar.nobodyReady
            : readyBar.readySeats(done.map((seat) => table.names[seat] ?? ""))}
        </span>
      </p>
      <p class={hint === readyBar.atBell && !isStoring ? "quiet says bell" : "quiet says"}>
        {isStoring ? storingHint(market) : hint}
      </p>
    </div>
  );
}

/** How cards are stored, and which of those in hand cannot be. */
function storingHint(market: MarketModel): string {
  const { sentences, market: text } = mediterraneanText.value;
  const { bottoms } = market.table.edition.value;
  const { hand = [] } = market.table.mine.value ?? {};
  const names = hand.flatMap(({ bottom }) =>
    bottoms[bottom].mayWarehouse ? [] : [sentences.bottom[bottom].name],
  );
  const { storeHint, cannotStore } = text.hand.warehouse;
  return names.length === 0
    ? storeHint
    : `${storeHint} ${cannotStore([...new Set(names)].join(", "))}.`;
}

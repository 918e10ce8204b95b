import { later } from "../../../ui/lazy.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Models } from "../table-models.ts";
import { marketOf, type MarketModel } from "./market-model.ts";
import "../../../table/key-hint.css";
import "./trade-bar.css";

/** Only tables on a server have them. */
const Phrases = later(
  () => import("./phrase-menu.tsx").then((module) => module.Phrases),
  () => undefined,
);

/** What is decided about the market as a whole: offers, being ready, and what the bell brings. */
export function TradeBar({ models }: { readonly models: Models }) {
  const market = marketOf(models);
  const { table, composer } = market;
  const { bar, compose } = mediterraneanWords.value.market;
  const { part, seats, options, marketStep } = table.view.value;
  const isReady = table.mine.value?.ready === true;
  const done = seats.flatMap(({ ready }, seat) => (ready ? [seat] : []));
  const step = marketStep % 2 === 0 ? "offer" : "answer";
  const isGrace = part === "grace";
  const mayOffer = !isGrace && (options.market === "open" || step === "offer");
  const says = isReady
    ? bar.readyHint
    : options.market === "rounds"
      ? bar.round(Math.floor(marketStep / 2) + 1, step)
      : bar.bell;
  const isStoring = isGrace || market.isStoring.value;
  return (
    <div class="trade-bar">
      {table.me.value !== undefined && (
        <div class="buttons">
          {mayOffer && (
            <button
              type="button"
              class="button"
              aria-keyshortcuts="o"
              aria-expanded={composer.isOpen.value}
              disabled={isReady}
              onClick={() => composer.open()}
            >
              {composer.isEmpty.value ? compose.open : compose.goOn} <kbd>O</kbd>
            </button>
          )}
          <button
            type="button"
            class={isReady ? "button" : "button primary"}
            aria-keyshortcuts="r"
            onClick={() => void market.turnReady()}
          >
            {isReady ? bar.unready : bar.ready} <kbd>R</kbd>
          </button>
          {table.table.isRemote && <Phrases table={table.table} />}
        </div>
      )}
      <p class={done.length === 0 ? "done nobody" : "done"}>
        {done.map((seat) => (
          <SeatBadge key={seat} seat={seat} />
        ))}
        <span>
          {done.length === 0
            ? bar.nobodyDone
            : bar.done(done.map((seat) => table.names[seat] ?? ""))}
        </span>
      </p>
      <p class={says === bar.bell && !isStoring ? "quiet says bell" : "quiet says"}>
        {isStoring ? storingHint(market) : says}
      </p>
    </div>
  );
}

/** How cards are stored, and which of those in hand cannot be. */
function storingHint(market: MarketModel): string {
  const { game, market: text } = mediterraneanWords.value;
  const { bottoms } = market.table.edition.value;
  const { hand = [] } = market.table.mine.value ?? {};
  const names = hand.flatMap(({ bottom }) =>
    bottoms[bottom].mayWarehouse ? [] : [game.bottom[bottom].name],
  );
  const { storeHint, forbidden } = text.hand.warehouse;
  return names.length === 0
    ? storeHint
    : `${storeHint} ${forbidden([...new Set(names)].join(", "))}.`;
}

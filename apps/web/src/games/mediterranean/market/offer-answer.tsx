import type { Good, OfferView } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { useDraft } from "../use-draft.ts";
import { DealEstimateView } from "./deal-estimate-view.tsx";
import { AnswerCards } from "./answer-cards.tsx";
import {
  withCardSwapped,
  parseCardsToGive,
  chooseCardsFor,
  missingGoods,
  type CardsToGive,
} from "./cards-to-give.ts";
import type { MarketModel } from "./market-model.ts";
import { BundleLine } from "./bundle-line.tsx";

interface OfferAnswerProps {
  readonly market: MarketModel;
  readonly offer: OfferView;
  readonly isEnded: boolean;
}

/** What I would get, give and have, with buttons to accept, counter and decline. */
export function OfferAnswer({ market, offer, isEnded }: OfferAnswerProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const { table } = market;
  const wanted = offer.want.goods ?? {};
  const mine = table.mine.value;
  const suggested = mine && chooseCardsFor(table.edition.value, mine, wanted);
  const chosen = useDraft<CardsToGive | undefined>(
    table,
    `answer ${offer.offer}`,
    undefined,
    (stored) => parseCardsToGive(stored, market.cards.peek()),
  );
  const held = new Set(market.cards.value.map(({ slot }) => slot));
  const isHeld = chosen.value?.cards.every(({ slot }) => held.has(slot)) === true;
  const given = isHeld ? chosen.value : suggested;
  return (
    <>
      <BundleLine label={text.offerCard.youGet} names={table.names} {...offer.give} />
      <BundleLine label={text.offerCard.youGive} names={table.names} {...offer.want}>
        {given !== undefined && (
          <AnswerCards
            market={market}
            given={given}
            wanted={wanted}
            onChange={(card) => (chosen.value = withCardSwapped(given, card, wanted))}
          />
        )}
      </BundleLine>
      {given === undefined ? (
        <p class="quiet small missing">
          {text.offerCard.missingGoods(
            sentences.goods(mine === undefined ? wanted : missingGoods(mine, wanted)),
          )}
        </p>
      ) : (
        <DealEstimateView table={table} given={given.cards} gained={offer.give.goods} />
      )}
      <div class="buttons">
        <button
          type="button"
          class="button primary accept"
          aria-disabled={isEnded || given === undefined || !market.canAnswer.value}
          aria-keyshortcuts="a"
          onClick={() => {
            if (given !== undefined && !isEnded) void market.accept(offer, given);
          }}
        >
          {text.offerCard.accept}
        </button>
        <CounterAndDecline
          market={market}
          offer={offer}
          isEnded={isEnded}
          name={text.offerCard.counter}
        />
      </div>
    </>
  );
}

/** A request to everyone, which can be answered with an offer. */
export function RequestAnswer({ market, offer, isEnded }: OfferAnswerProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const name = market.table.names[offer.seat] ?? "";
  return (
    <>
      <p class="request">
        {(Object.keys(offer.want.goods ?? {}) as Good[]).map((good) => (
          <GoodIcon key={good} good={good} size="1.5em" />
        ))}
        {text.offerCard.request(name, sentences.goods(offer.want.goods ?? {}))}
      </p>
      <div class="buttons">
        <CounterAndDecline
          market={market}
          offer={offer}
          isEnded={isEnded}
          name={text.offerCard.makeOffer}
        />
      </div>
    </>
  );
}

function CounterAndDecline({
  market,
  offer,
  isEnded,
  name,
}: OfferAnswerProps & { readonly name: string }) {
  const { offerCard } = mediterraneanText.value.market;
  return (
    <>
      <button
        type="button"
        class="button counter"
        aria-disabled={isEnded || !market.canOffer.value}
        aria-keyshortcuts="c"
        onClick={() => {
          if (!isEnded && market.canOffer.peek()) market.counter(offer);
        }}
      >
        {name}
      </button>
      <button
        type="button"
        class="button decline"
        aria-disabled={isEnded || !market.canAnswer.value}
        aria-keyshortcuts="d"
        onClick={() => {
          if (!isEnded) void market.play({ kind: "decline", offer: offer.offer });
        }}
      >
        {offerCard.decline}
      </button>
    </>
  );
}

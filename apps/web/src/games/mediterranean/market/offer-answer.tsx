import type { Good, OfferView } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { useDraft } from "../use-draft.ts";
import { AfterLines } from "./deal-estimate-view.tsx";
import { AnswerCards } from "./answer-cards.tsx";
import { exchanged, givenIn, givingFor, missing, type Given } from "./cards-to-give.ts";
import type { MarketModel } from "./market-model.ts";
import { ParcelLine } from "./bundle-line.tsx";

interface AnswerProps {
  readonly market: MarketModel;
  readonly offer: OfferView;
  readonly isDead: boolean;
}

/** What I would get, give and have, and accept, counter, decline. */
export function Answer({ market, offer, isDead }: AnswerProps) {
  const { game, market: text } = mediterraneanWords.value;
  const { table } = market;
  const wanted = offer.want.goods ?? {};
  const mine = table.mine.value;
  const usual = mine && givingFor(table.edition.value, mine, wanted);
  const chosen = useDraft<Given | undefined>(table, `answer ${offer.offer}`, undefined, (kept) =>
    givenIn(kept, market.cards.peek()),
  );
  const held = new Set(market.cards.value.map(({ slot }) => slot));
  const isHeld = chosen.value?.cards.every(({ slot }) => held.has(slot)) === true;
  const given = isHeld ? chosen.value : usual;
  return (
    <>
      <ParcelLine label={text.slip.youGet} names={table.names} {...offer.give} />
      <ParcelLine label={text.slip.youGive} names={table.names} {...offer.want}>
        {given !== undefined && (
          <AnswerCards
            market={market}
            given={given}
            wanted={wanted}
            onChange={(card) => (chosen.value = exchanged(given, card, wanted))}
          />
        )}
      </ParcelLine>
      {given === undefined ? (
        <p class="quiet small">
          {text.slip.lacks(game.goods(mine === undefined ? wanted : missing(mine, wanted)))}
        </p>
      ) : (
        <AfterLines table={table} given={given.cards} gained={offer.give.goods} />
      )}
      <div class="buttons">
        <button
          type="button"
          class="button primary accept"
          aria-disabled={isDead || given === undefined || !market.isAnswering.value}
          aria-keyshortcuts="a"
          onClick={() => {
            if (given !== undefined && !isDead) void market.accept(offer, given);
          }}
        >
          {text.slip.accept}
        </button>
        <Refusing market={market} offer={offer} isDead={isDead} name={text.slip.counter} />
      </div>
    </>
  );
}

/** Somebody asks everyone for something; what it is worth is still to be said. */
export function Request({ market, offer, isDead }: AnswerProps) {
  const { game, market: text } = mediterraneanWords.value;
  const name = market.table.names[offer.seat] ?? "";
  return (
    <>
      <p class="request">
        {(Object.keys(offer.want.goods ?? {}) as Good[]).map((good) => (
          <GoodIcon key={good} good={good} size="1.5em" />
        ))}
        {text.slip.request(name, game.goods(offer.want.goods ?? {}))}
      </p>
      <div class="buttons">
        <Refusing market={market} offer={offer} isDead={isDead} name={text.slip.makeOffer} />
      </div>
    </>
  );
}

function Refusing({ market, offer, isDead, name }: AnswerProps & { readonly name: string }) {
  const { slip } = mediterraneanWords.value.market;
  return (
    <>
      <button
        type="button"
        class="button counter"
        aria-disabled={isDead || !market.mayOffer.value}
        aria-keyshortcuts="c"
        onClick={() => {
          if (!isDead && market.mayOffer.peek()) market.counter(offer);
        }}
      >
        {name}
      </button>
      <button
        type="button"
        class="button decline"
        aria-disabled={isDead || !market.isAnswering.value}
        aria-keyshortcuts="d"
        onClick={() => {
          if (!isDead) void market.decide({ kind: "decline", offer: offer.offer });
        }}
      >
        {slip.decline}
      </button>
    </>
  );
}

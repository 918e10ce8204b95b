import type { Seat } from "@sofala/engine";
import type { OfferView } from "@sofala/mediterranean";
import { Switch } from "../../../ui/switch.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { OfferAnswer, RequestAnswer } from "./offer-answer.tsx";
import "./offer-card-view.css";
import { offerEndingText } from "./market-history.ts";
import type { MarketModel } from "./market-model.ts";
import { BundleLine } from "./bundle-line.tsx";
import { isOpenTo, isRequest, type OfferCard } from "./offer-cards.ts";

interface Props {
  readonly market: MarketModel;
  readonly card: OfferCard;
}

/** An offer on the market: what is given and wanted, what I would have, and what I can do about it. */
export function OfferCardView({ market, card }: Props) {
  const text = mediterraneanText.value;
  const { table } = market;
  const { offer, ending, column } = card;
  const me = table.me.value;
  const isEnded = ending !== undefined;
  const isMine = column === "mine";
  const isToMe = isOpenTo(offer, me) || (isEnded && column === "me");
  const endingText = isEnded ? offerEndingText(offer, ending, me, table.names, text) : undefined;
  return (
    <li
      class={`offer-card ${column}${isEnded ? " ended" : ""}${isToMe ? " open-to-me" : ""}`}
      data-offer={offer.offer}
      tabIndex={0}
      aria-label={`${text.market.offerCard.title(offer.offer)}: ${text.sentences.offerSummary(offer.give, offer.want, table.names)}`}
      // In the capture phase, before the click reaches a button.
      onClickCapture={() => {
        if (endingText !== undefined) market.feedback.show(endingText, true);
      }}
    >
      <OfferCardHeader market={market} offer={offer} />
      {isMine ? (
        <OwnOffer market={market} offer={offer} isEnded={isEnded} />
      ) : !isToMe ? (
        <OfferSummary market={market} offer={offer} />
      ) : isRequest(offer) ? (
        <RequestAnswer market={market} offer={offer} isEnded={isEnded} />
      ) : (
        <OfferAnswer market={market} offer={offer} isEnded={isEnded} />
      )}
      {endingText !== undefined && <p class="end">{endingText}</p>}
    </li>
  );
}

interface PartProps {
  readonly market: MarketModel;
  readonly offer: OfferView;
}

function OfferCardHeader({ market, offer: { seat, to, replyTo, declined } }: PartProps) {
  const { sentences, market: text } = mediterraneanText.value;
  const { table } = market;
  const me = table.me.value;
  const isToMeAlone = to !== "all" && to.length === 1 && to[0] === me;
  const addressees = isToMeAlone
    ? text.offerCard.toYou
    : text.offerCard.to(sentences.addressees(to, table.names));
  return (
    <p class="offer-card-header">
      <SeatBadge seat={seat} size="1.5em" />
      <b>{table.names[seat]}</b>
      <span class="quiet">{addressees}</span>
      <span class="quiet number">
        {replyTo !== undefined && (
          <span role="img" aria-label={text.offerCard.inReply} title={text.offerCard.inReply}>
            ↩
          </span>
        )}
        {seat === me && declined.length > 0 && <DeclinedBy market={market} seats={declined} />}
      </span>
    </p>
  );
}

interface DeclinedByProps {
  readonly market: MarketModel;
  readonly seats: readonly Seat[];
}

function DeclinedBy({ market: { table }, seats }: DeclinedByProps) {
  const { offerCard } = mediterraneanText.value.market;
  const label = offerCard.declinedBy(seats.map((seat) => table.names[seat] ?? ""));
  return (
    <span class="declined" title={label}>
      <span class="spoken">{label}</span>
      <span aria-hidden="true">✕</span>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
    </span>
  );
}

/** An offer between others, in one line. */
function OfferSummary({ market: { table }, offer: { give, want } }: PartProps) {
  const { names } = table;
  return (
    <div class="swap">
      <BundleLine names={names} {...give} />
      <span aria-hidden="true">⇄</span>
      <BundleLine names={names} {...want} />
    </div>
  );
}

/** My own offer, with controls to withdraw it and to renew it automatically. */
function OwnOffer({ market, offer, isEnded }: PartProps & { readonly isEnded: boolean }) {
  const {
    sentences,
    market: { offerCard },
  } = mediterraneanText.value;
  const { names } = market.table;
  return (
    <>
      {isRequest(offer) ? (
        <p class="request">{offerCard.ownRequest(sentences.goods(offer.want.goods ?? {}))}</p>
      ) : (
        <>
          <BundleLine label={offerCard.youGive} names={names} {...offer.give} />
          <BundleLine label={offerCard.youGet} names={names} {...offer.want} />
        </>
      )}
      <div class="buttons own">
        <button
          type="button"
          class="button withdraw"
          aria-disabled={isEnded}
          aria-keyshortcuts="w"
          onClick={() => {
            if (!isEnded) void market.play({ kind: "withdraw", offer: offer.offer });
          }}
        >
          {offerCard.withdraw}
        </button>
        {!isEnded && !isRequest(offer) && (
          <Switch
            name={offerCard.renew}
            isOn={market.standingOffers.isStanding(offer)}
            onChange={(isOn) => market.standingOffers.setStanding(offer, isOn)}
          />
        )}
      </div>
    </>
  );
}

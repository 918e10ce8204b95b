import type { Seat } from "@sofala/engine";
import type { OfferView } from "@sofala/mediterranean";
import { Switch } from "../../../ui/switch.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { Answer, Request } from "./offer-answer.tsx";
import "./offer-card-view.css";
import { endSentence } from "./offer-ending-text.ts";
import type { MarketModel } from "./market-model.ts";
import { ParcelLine } from "./bundle-line.tsx";
import { isFor, isRequest, type Slip } from "./offer-cards.ts";

interface Props {
  readonly market: MarketModel;
  readonly slip: Slip;
}

/** An offer on the market: what is given and wanted, what I would have, and what I can do about it. */
export function DealSlip({ market, slip }: Props) {
  const words = mediterraneanWords.value;
  const { table } = market;
  const { offer, end, column } = slip;
  const me = table.me.value;
  const isDead = end !== undefined;
  const isMine = column === "mine";
  const isToMe = isFor(offer, me) || (isDead && column === "me");
  const why = isDead ? endSentence(offer, end, me, table.names, words) : undefined;
  return (
    <li
      class={`deal-slip ${column}${isDead ? " dead" : ""}${isToMe ? " open-to-me" : ""}`}
      data-offer={offer.offer}
      tabIndex={0}
      aria-label={`${words.market.slip.number(offer.offer)}: ${words.game.terms(offer.give, offer.want, table.names)}`}
      // Before the press gets to a button that lives.
      onClickCapture={() => {
        if (why !== undefined) market.notice.say(why, true);
      }}
    >
      <SlipHead market={market} offer={offer} />
      {isMine ? (
        <Own market={market} offer={offer} isDead={isDead} />
      ) : !isToMe ? (
        <Terms market={market} offer={offer} />
      ) : isRequest(offer) ? (
        <Request market={market} offer={offer} isDead={isDead} />
      ) : (
        <Answer market={market} offer={offer} isDead={isDead} />
      )}
      {why !== undefined && <p class="end">{why}</p>}
    </li>
  );
}

interface PartProps {
  readonly market: MarketModel;
  readonly offer: OfferView;
}

function SlipHead({ market, offer: { seat, to, replyTo, declined } }: PartProps) {
  const { game, market: text } = mediterraneanWords.value;
  const { table } = market;
  const me = table.me.value;
  const reply = replyTo === undefined ? undefined : text.slip.replies(replyTo);
  const isToMeAlone = to !== "all" && to.length === 1 && to[0] === me;
  const whom = isToMeAlone ? text.slip.toYou : text.slip.to(game.addressees(to, table.names));
  return (
    <p class="slip-head">
      <SeatBadge seat={seat} size="1.5em" />
      <b>{table.names[seat]}</b>
      <span class="quiet">{whom}</span>
      <span class="quiet figures number" title={reply}>
        {replyTo !== undefined && <span aria-hidden="true">↩ {replyTo}</span>}
        {seat === me && declined.length > 0 && <Declined market={market} seats={declined} />}
      </span>
    </p>
  );
}

interface DeclinedProps {
  readonly market: MarketModel;
  readonly seats: readonly Seat[];
}

function Declined({ market: { table }, seats }: DeclinedProps) {
  const { slip } = mediterraneanWords.value.market;
  const said = slip.declinedBy(seats.map((seat) => table.names[seat] ?? ""));
  return (
    <span class="declined" title={said}>
      <span class="spoken">{said}</span>
      <span aria-hidden="true">✕</span>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
    </span>
  );
}

/** What others offer each other, in one line. */
function Terms({ market: { table }, offer: { give, want } }: PartProps) {
  const { names } = table;
  return (
    <div class="swap">
      <ParcelLine names={names} {...give} />
      <span aria-hidden="true">⇄</span>
      <ParcelLine names={names} {...want} />
    </div>
  );
}

/** What I offer, who does not want it, how to withdraw it, and whether it renews itself. */
function Own({ market, offer, isDead }: PartProps & { readonly isDead: boolean }) {
  const {
    game,
    market: { slip },
  } = mediterraneanWords.value;
  const { names } = market.table;
  return (
    <>
      {isRequest(offer) ? (
        <p class="request">{slip.asking(game.goods(offer.want.goods ?? {}))}</p>
      ) : (
        <>
          <ParcelLine label={slip.youGive} names={names} {...offer.give} />
          <ParcelLine label={slip.youGet} names={names} {...offer.want} />
        </>
      )}
      <div class="buttons own">
        <button
          type="button"
          class="button withdraw"
          aria-disabled={isDead}
          aria-keyshortcuts="w"
          onClick={() => {
            if (!isDead) void market.decide({ kind: "withdraw", offer: offer.offer });
          }}
        >
          {slip.withdraw}
        </button>
        {!isDead && !isRequest(offer) && (
          <Switch
            name={slip.standing}
            isOn={market.standing.isStanding(offer)}
            onTurn={(isOn) => market.standing.turn(offer, isOn)}
          />
        )}
      </div>
    </>
  );
}

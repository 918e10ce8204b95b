import { CURRENT_EDITION, EDITIONS, type CardData } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import { vpWorth, type TradeSummary, type Trade } from "./trades.ts";
import "./trades-view.css";

interface Props {
  readonly summaries: readonly TradeSummary[];
  readonly names: readonly string[];
  /** The address of a moment in the replay. */
  readonly replayAt: (moment: number) => string;
}

/** The best and the worst trade of everybody, with the undersides of the cards. */
export function TradesView({ summaries, names, replayAt }: Props) {
  const { trades: text } = allMediterraneanText.value.end;
  const edition = EDITIONS[CURRENT_EDITION];
  return (
    <section class="trades-view">
      <h3>{text.title}</h3>
      <p class="quiet">{edition && text.hint(vpWorth(edition))}</p>
      <ul class="traders bare">
        {summaries.map(({ seat, count, sum, best, worst }) => (
          <li key={seat}>
            <h4>
              <SeatBadge seat={seat} size="1.5rem" />
              {names[seat]}
              <span class="quiet figures">
                {count === 0 ? text.none : text.summary(count, text.dollars(sum))}
              </span>
            </h4>
            {best !== undefined && (
              <TradeCard title={text.best} trade={best} names={names} replayAt={replayAt} />
            )}
            {worst !== undefined && (
              <TradeCard title={text.worst} trade={worst} names={names} replayAt={replayAt} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TradeCardProps extends Pick<Props, "names" | "replayAt"> {
  readonly title: string;
  readonly trade: Trade;
}

function TradeCard({ title, trade, names, replayAt }: TradeCardProps) {
  const { trades: text } = allMediterraneanText.value.end;
  const { turn, partner, given, received, vp, value, moment } = trade;
  return (
    <div class="trade-card">
      <p class="head">
        <b>{title}</b>{" "}
        <a class="lone-link" href={replayAt(moment)} title={text.showInReplay}>
          {text.tradeTitle(turn, names[partner] ?? "")}
        </a>
        <b class={value < 0 ? "loss figures" : "gain figures"}>{text.dollars(value)}</b>
      </p>
      <dl>
        <dt>{text.given}</dt>
        <dd>
          <Cards cards={given} vp={Math.max(0, -vp)} />
        </dd>
        <dt>{text.received}</dt>
        <dd>
          <Cards cards={received} vp={Math.max(0, vp)} />
        </dd>
      </dl>
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly CardData[];
  readonly vp: number;
}

function Cards({ cards, vp }: CardsProps) {
  const { sentences, end } = allMediterraneanText.value;
  if (cards.length === 0 && vp === 0) return <span class="quiet">{end.trades.nothing}</span>;
  return (
    <ul class="cards bare">
      {cards.map(({ good, bottom }, at) => (
        <li key={at}>
          <GoodIcon good={good} /> {sentences.good[good]}
          <span class="bottom">
            <BottomIcon bottom={bottom} /> {sentences.bottom[bottom].name}
          </span>
        </li>
      ))}
      {vp > 0 && (
        <li>
          <MarkIcon mark="vp" /> {end.trades.vp(vp)}
        </li>
      )}
    </ul>
  );
}

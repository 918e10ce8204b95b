import { CURRENT_EDITION, EDITIONS, type CardData } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { BottomIcon } from "../art/bottom-icon.tsx";
import { GoodIcon } from "../art/good-icon.tsx";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import { pointWorth, type Extremes, type Trade } from "./trades.ts";
import "./trades-view.css";

interface Props {
  readonly extremes: readonly Extremes[];
  readonly names: readonly string[];
  /** Where a moment of the game can be looked at. */
  readonly replayAt?: ((moment: number) => string) | undefined;
}

/** The best and the worst trade of everybody, with the undersides of the cards. */
export function TradesView({ extremes, names, replayAt }: Props) {
  const { trades: text } = mediterraneanWords.value.end;
  const edition = EDITIONS[CURRENT_EDITION];
  return (
    <section class="trades-view">
      <h3>{text.title}</h3>
      <p class="quiet">{edition && text.hint(pointWorth(edition))}</p>
      <ul class="traders bare">
        {extremes.map(({ seat, count, sum, best, worst }) => (
          <li key={seat}>
            <h4>
              <SeatBadge seat={seat} size="1.5rem" />
              {names[seat]}
              <span class="quiet figures">
                {count === 0 ? text.none : text.summary(count, text.dollars(sum))}
              </span>
            </h4>
            {best !== undefined && (
              <TradeSlip title={text.best} trade={best} names={names} replayAt={replayAt} />
            )}
            {worst !== undefined && (
              <TradeSlip title={text.worst} trade={worst} names={names} replayAt={replayAt} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SlipProps extends Pick<Props, "names" | "replayAt"> {
  readonly title: string;
  readonly trade: Trade;
}

function TradeSlip({ title, trade, names, replayAt }: SlipProps) {
  const { trades: text } = mediterraneanWords.value.end;
  const { turn, partner, given, received, vp, value, moment } = trade;
  const when = text.when(turn, names[partner] ?? "");
  return (
    <div class="trade-slip">
      <p class="head">
        <b>{title}</b>{" "}
        {replayAt === undefined ? (
          when
        ) : (
          <a class="lone-link" href={replayAt(moment)} title={text.show}>
            {when}
          </a>
        )}
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
  const { game, end } = mediterraneanWords.value;
  if (cards.length === 0 && vp === 0) return <span class="quiet">{end.trades.nothing}</span>;
  return (
    <ul class="cards bare">
      {cards.map(({ good, bottom }, at) => (
        <li key={at}>
          <GoodIcon good={good} /> {game.good[good]}
          <span class="bottom">
            <BottomIcon bottom={bottom} /> {game.bottom[bottom].name}
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

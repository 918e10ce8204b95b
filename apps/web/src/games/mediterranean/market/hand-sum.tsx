import type { HeldCard } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { MarketModel } from "./market-model.ts";
import { ARROWS, outcomeOf } from "./estimate.ts";

interface Props {
  readonly market: MarketModel;
  readonly hand: readonly HeldCard[];
}

/** What my hand would bring if it were turned up now. */
export function HandSum({ market, hand }: Props) {
  const { game, market: text } = mediterraneanWords.value;
  const outcome = outcomeOf(market.table.edition.value, hand);
  const moves = ARROWS.filter((track) => outcome[track] !== 0);
  return (
    <p class="hand-sum">
      <span class="quiet">{text.hand.sum}</span>
      <b class="figures money">{text.hand.money(outcome.money)}</b>
      {outcome.vp !== 0 && <span class="figures">{text.hand.vp(outcome.vp)}</span>}
      {moves.map((track) => (
        <span key={track} class={isBad(track, outcome[track]) ? "figures bad" : "figures"}>
          {text.hand.arrow(game.track[track], outcome[track])}
        </span>
      ))}
    </p>
  );
}

const isBad = (track: (typeof ARROWS)[number], by: number): boolean =>
  (track === "happiness" || track === "safety") && by < 0;

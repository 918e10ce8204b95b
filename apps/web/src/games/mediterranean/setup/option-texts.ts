import type { MediterraneanWebText } from "@sofala/text/mediterranean";
import { AS_RULED, type MarketOptions } from "./table-setup.ts";

/** What differs from a game as in the box, each in a few words; the clock only where it runs. */
export function marketTexts(
  options: MarketOptions,
  isTimed: boolean,
  { terms, minutes, seconds }: MediterraneanWebText["setup"],
): readonly string[] {
  const { tradeSeconds, market, pledges, tradeVp, publicVp, handTypes, crossing, tradeChat } =
    options;
  const length = tradeSeconds % 60 === 0 ? minutes(tradeSeconds / 60) : seconds(tradeSeconds);
  const clock = tradeSeconds === 0 ? terms.unclocked : terms.market(length);
  return [
    ...(isTimed && tradeSeconds !== AS_RULED.tradeSeconds ? [clock] : []),
    ...(market === "rounds" ? [terms.rounds] : []),
    ...(pledges === "talk" ? [terms.talk] : []),
    ...(tradeVp ? [] : [terms.noVp]),
    ...(publicVp ? [] : [terms.hiddenVp]),
    ...(handTypes === "open" ? [terms.openHands] : []),
    ...(crossing === "sharedZero" ? [terms.sharedZero] : []),
    ...(tradeChat ? [terms.chat] : []),
  ];
}

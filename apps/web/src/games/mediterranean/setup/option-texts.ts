import type { MediterraneanAppText } from "@sofala/text/mediterranean";
import { DEFAULT_OPTIONS, type SetupOptions } from "./setup-options.ts";

/** Options that differ from the default, each in a few words; the clock only if it runs. */
export function optionTexts(
  options: SetupOptions,
  isTimed: boolean,
  { settingsSummary, minutes, seconds }: MediterraneanAppText["setup"],
): readonly string[] {
  const { tradeSeconds, market, pledges, tradeVp, publicVp, handTypes, crossing, tradeChat } =
    options;
  const length = tradeSeconds % 60 === 0 ? minutes(tradeSeconds / 60) : seconds(tradeSeconds);
  const clock = tradeSeconds === 0 ? settingsSummary.unclocked : settingsSummary.market(length);
  return [
    ...(isTimed && tradeSeconds !== DEFAULT_OPTIONS.tradeSeconds ? [clock] : []),
    ...(market === "rounds" ? [settingsSummary.rounds] : []),
    ...(pledges === "talk" ? [settingsSummary.nonBindingPledges] : []),
    ...(tradeVp ? [] : [settingsSummary.noVp]),
    ...(publicVp ? [] : [settingsSummary.hiddenVp]),
    ...(handTypes === "open" ? [settingsSummary.openHands] : []),
    ...(crossing === "sharedZero" ? [settingsSummary.sharedZero] : []),
    ...(tradeChat ? [settingsSummary.chat] : []),
  ];
}

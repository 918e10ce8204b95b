import type { MarketModel } from "./market-model.ts";
import "./market-feedback.css";

interface Props {
  readonly market: MarketModel;
  readonly at: "market" | "hand";
}

/** What came of the last thing that was done. */
export function MarketNotice({ market, at }: Props) {
  const { value: last } = market.notice.shown;
  const notice = last?.at === at ? last : undefined;
  return (
    <p class={notice?.isBad === true ? "market-notice bad" : "market-notice"} role="status">
      {notice?.text}
    </p>
  );
}

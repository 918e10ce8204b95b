import type { MarketModel } from "./market-model.ts";
import "./market-feedback.css";

interface Props {
  readonly market: MarketModel;
  readonly at: "market" | "hand";
}

/** The result of the last action. */
export function MarketFeedback({ market, at }: Props) {
  const { value: last } = market.feedback.current;
  const feedback = last?.at === at ? last : undefined;
  return (
    <p class={feedback?.isError === true ? "market-feedback bad" : "market-feedback"} role="status">
      {feedback?.text}
    </p>
  );
}

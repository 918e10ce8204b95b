import type { Log } from "../events.ts";
import type { State } from "../state.ts";

/** How often all offer and all answer in a market of rounds. */
const ROUNDS = 3;

/** Offers may be made now. */
export const isOfferStep = (state: State): boolean =>
  state.options.market === "open" || state.marketStep % 2 === 0;

/** Offers may be accepted and declined now. */
export const isAnswerStep = (state: State): boolean =>
  state.options.market === "open" || state.marketStep % 2 === 1;

/** Goes on to the next step of a market in rounds; false where the market is over. */
export function nextStep(state: State, log: Log): boolean {
  if (state.options.market === "open" || state.marketStep === 2 * ROUNDS - 1) return false;
  state.marketStep += 1;
  const round = Math.floor(state.marketStep / 2) + 1;
  log.push({ kind: "market-step-began", round, step: isOfferStep(state) ? "offer" : "answer" });
  return true;
}

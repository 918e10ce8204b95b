import type { Zimbabwe } from "@sofala/zimbabwe";
import type { AnalysisSource } from "../../../table/analysis/analysis-source.ts";
import type { ZimbabweRequests } from "../workers/requests.ts";

/** Sends a request to the bot. */
type SendToBot = <Q extends "outlook" | "hints">(
  name: Q,
  request: ZimbabweRequests[Q]["request"],
) => Promise<ZimbabweRequests[Q]["response"]>;

/** Simulated games per position: a second or two. */
export const SIMULATIONS = 150;
/** Simulated games per decision of a whole game. */
const REVIEW_SIMULATIONS = 60;

/** How the analysis asks the bot. */
export const askBot = (send: SendToBot): Pick<AnalysisSource<Zimbabwe>, "evaluate" | "hints"> => ({
  async evaluate(view) {
    const [outlook, hints] = await Promise.all([
      send("outlook", { view }),
      send("hints", { view, simulations: SIMULATIONS }),
    ]);
    return { ...hints, roundsLeft: outlook.map(({ rounds }) => rounds) };
  },
  hints: (view) => send("hints", { view, simulations: REVIEW_SIMULATIONS }),
});

/** The worker: runs bots, so that the page is never blocked. */
import { adviceOf, searchHints, tsoroNovice, tsoroSteady, tsoroStrong } from "@sofala/bots/tsoro";
import { tsoro, type View } from "@sofala/tsoro";
import { botHandlers } from "../../../workers/bot-handlers.ts";
import { handleRequests } from "../../../workers/handle-requests.ts";

/** Enough for the exact result of nearly every position. */
const SIMULATIONS = 5000;

handleRequests({
  ...botHandlers([tsoroNovice, tsoroSteady, tsoroStrong]),
  advice: ({ view }: { readonly view: View }) => adviceOf(view, SIMULATIONS),
  hints: ({ view }: { readonly view: View }) => searchHints(tsoro, view, SIMULATIONS),
});

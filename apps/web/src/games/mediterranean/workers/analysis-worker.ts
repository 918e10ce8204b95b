/** The worker that analyses games of the Mediterranean. */
import { handleRequests } from "../../../workers/handle-requests.ts";
import { analysisHandlers } from "./analysis-handlers.ts";

handleRequests(analysisHandlers);

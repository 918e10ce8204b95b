/** The worker that runs the bots of the Mediterranean. */
import { handleRequests } from "../../../workers/handle-requests.ts";
import { botHandlers } from "./bot-handlers.ts";

handleRequests(botHandlers);

/** The worker that runs the bots of the Mediterranean. */
import { handleRequests } from "../../../workers/handle-requests.ts";
import { mediterraneanBotHandlers } from "./bot-handlers.ts";

handleRequests(mediterraneanBotHandlers);

/** The worker in which the bots of the Mediterranean think. */
import { answerWith } from "../../../workers/handle-requests.ts";
import { traders } from "./bot-handlers.ts";

answerWith(traders);

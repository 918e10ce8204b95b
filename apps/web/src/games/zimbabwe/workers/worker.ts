/** The worker: thinks for bots and plans, so that the page never waits. */
import { answerWith } from "../../../workers/handle-requests.ts";
import { answers } from "./request-handlers.ts";

answerWith(answers);

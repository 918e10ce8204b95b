/** The worker in which games of the Mediterranean are judged. */
import { answerWith } from "../../../workers/handle-requests.ts";
import { marketAnalyst } from "./analysis-handlers.ts";

answerWith(marketAnalyst);

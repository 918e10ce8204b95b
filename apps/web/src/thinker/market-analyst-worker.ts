/** The worker in which games of the Mediterranean are judged. */
import { answerWith } from "./answering.ts";
import { marketAnalyst } from "./market-analyst.ts";

answerWith(marketAnalyst);

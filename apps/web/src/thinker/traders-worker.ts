/** The worker in which the bots of the Mediterranean think. */
import { answerWith } from "./answering.ts";
import { traders } from "./traders.ts";

answerWith(traders);

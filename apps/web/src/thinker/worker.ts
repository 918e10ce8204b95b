/** The worker: thinks for bots and plans, so that the page never waits. */
import { answerWith } from "./answering.ts";
import { answers } from "./answers.ts";

answerWith(answers);

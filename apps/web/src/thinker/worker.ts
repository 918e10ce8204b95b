/** The worker: thinks for bots and plans, so that the page never waits. */
import { answers } from "./answers.ts";
import type { Answered, Asked } from "./messages.ts";

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  postMessage(answerTo(data));
});

function answerTo({ id, question, ask }: Asked): Answered {
  try {
    return { id, answer: answers[question](ask as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

import type { Answered, Asked } from "../games/zimbabwe/workers/requests.ts";

interface Answers {
  readonly [question: string]: (ask: never) => unknown;
}

/** Answers in a worker what `thinkerIn` asks of it. */
export function answerWith(answers: Answers): void {
  addEventListener("message", ({ data }: MessageEvent<Asked>) => {
    postMessage(answerTo(answers, data));
  });
}

function answerTo(answers: Answers, { id, question, ask }: Asked): Answered {
  try {
    return { id, answer: answers[question]?.(ask as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

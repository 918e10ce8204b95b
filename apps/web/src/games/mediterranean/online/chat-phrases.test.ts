import { mediterranean } from "@sofala/mediterranean";
import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { talkAt } from "./chat-phrases.ts";

const { game } = await loadMediterraneanWords("en");

test.each([true, false])(
  "people are hushed exactly where the server hushes them (%s)",
  (tradeChat) => {
    const options = mediterranean.parseOptions({ tradeChat });
    if (!options.ok) throw new Error(options.error.reason);
    const state = mediterranean.setup("talk", 4, options.value);
    for (const phase of ["civic", "trading", "resolution", "purchasing"] as const) {
      const moment = { ...state, phase };
      const isHushed = mediterranean.chat?.mode(moment) === "phrases";
      expect(talkAt({ phase, options: options.value }, game).isHushed).toBe(isHushed);
    }
  },
);

test("every phrase has its words", () => {
  const state = mediterranean.view(mediterranean.setup("talk", 4, optionsOf()), "spectator");
  const talk = talkAt(state, game);
  expect(talk.phrases.length).toBeGreaterThan(0);
  for (const phrase of talk.phrases) expect(talk.text(phrase)).not.toBe(phrase);
});

function optionsOf() {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
}

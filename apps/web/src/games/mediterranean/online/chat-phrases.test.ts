import { mediterranean } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { expect, test } from "vitest";
import { chatPhrasesAt } from "./chat-phrases.ts";

const { sentences: game } = await loadMediterraneanAppText("en");

test.each([true, false])(
  "chat is limited to phrases exactly where the server limits it (%s)",
  (tradeChat) => {
    const options = mediterranean.parseOptions({ tradeChat });
    if (!options.ok) throw new Error(options.error.reason);
    const state = mediterranean.setup("talk", 4, options.value);
    for (const phase of ["civic", "trading", "resolution", "purchasing"] as const) {
      const moment = { ...state, phase };
      const isPhrasesOnly = mediterranean.chat?.mode(moment) === "phrases";
      expect(chatPhrasesAt({ phase, options: options.value }, game).isPhrasesOnly).toBe(
        isPhrasesOnly,
      );
    }
  },
);

test("every phrase has a text", () => {
  const state = mediterranean.view(mediterranean.setup("talk", 4, optionsOf()), "spectator");
  const chat = chatPhrasesAt(state, game);
  expect(chat.phrases.length).toBeGreaterThan(0);
  for (const phrase of chat.phrases) expect(chat.text(phrase)).not.toBe(phrase);
});

function optionsOf() {
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
}

import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../languages.ts";
import { loadAboutText } from "../about.ts";

test.each(LANGUAGE_TAGS)("%s: the privacy text says what a server stores", async (tag) => {
  const { privacyText } = await loadAboutText(tag);
  const text = privacyText.join(" ");
  expect(text).not.toMatch(/nothing leaves this device|nulla esce da questo dispositivo/iu);
  for (const word of [/server/iu, /account/iu, /e-?mail/iu, /cookie/iu]) expect(text).toMatch(word);
});

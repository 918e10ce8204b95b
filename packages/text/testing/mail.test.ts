import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../src/languages.ts";
import { loadAccountMailText, loadNotificationMessageText } from "../src/mail.ts";

test.each(LANGUAGE_TAGS)("%s has the same mails and messages as English", async (tag) => {
  const [mails, messages] = [
    await loadAccountMailText(tag),
    await loadNotificationMessageText(tag),
  ];
  expect(Object.keys(mails)).toEqual(Object.keys(await loadAccountMailText("en")));
  expect(Object.keys(messages)).toEqual(Object.keys(await loadNotificationMessageText("en")));
  expect(tag === "en").toBe(messages.turn === "Your turn");
});

test("the mails of an unknown language are English", async () => {
  expect(await loadAccountMailText("../it")).toBe(await loadAccountMailText("en"));
});

import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { SENTENCE, TAGS } from "../said.ts";

test.each(TAGS)("%s has a sentence of its own for every set phrase", (tag) => {
  const { phrase } = languages[tag].mediterranean;
  expect(Object.keys(phrase).toSorted()).toEqual(mediterranean.talk?.phrases.toSorted());
  for (const sentence of Object.values(phrase)) expect(sentence).toMatch(SENTENCE);
  expect(new Set(Object.values(phrase)).size).toBe(Object.keys(phrase).length);
});

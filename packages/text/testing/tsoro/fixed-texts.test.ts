import { test } from "vitest";
import { LANGUAGE_TAGS } from "../../src/languages.ts";
import { expectDistinct } from "../expect-distinct.ts";
import { languages } from "../languages.ts";

test.each(LANGUAGE_TAGS)("%s: points have different names", (tag) => {
  expectDistinct(Object.values(languages[tag].tsoro.point));
});

import { test } from "vitest";
import { LANGUAGE_TAGS } from "../../src/languages.ts";
import { expectDistinct } from "../expect-distinct.ts";
import { languages } from "../languages.ts";

test.each(LANGUAGE_TAGS)("%s: names are all different, and so are goods", (tag) => {
  const { craftsman, god, specialist, resource, empire, phase } = languages[tag].zimbabwe;
  expectDistinct([
    ...[craftsman, god, specialist].flatMap((table) =>
      Object.values(table).map(({ name }) => name),
    ),
    ...[resource, empire, phase].flatMap((table) => Object.values(table)),
  ]);
  expectDistinct(Object.values(craftsman).map(({ good }) => good));
});

import { expect, test } from "vitest";
import { bytesText } from "./bytes-text.ts";

test.each([
  [0, "en", "1 kB"],
  [999, "en", "1 kB"],
  [12_345, "en", "12 kB"],
  [1_540_000, "it", "1,5 MB"],
  [25_000_000, "en", "25 MB"],
])("%i bytes in %s", (bytes, language, text) => {
  expect(bytesText(bytes, language).replaceAll(/\s/gu, " ")).toBe(text);
});

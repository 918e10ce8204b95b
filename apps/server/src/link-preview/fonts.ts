import { createRequire } from "node:module";
import { OutlineFont } from "./outline-font.ts";

const require = createRequire(import.meta.url);

// Each font has a file for basic Latin and one for extended Latin.
export const displayFont = new OutlineFont([
  require.resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff"),
  require.resolve("@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff"),
]);
export const textFont = new OutlineFont([
  require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff"),
  require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff"),
]);
export const boldFont = new OutlineFont([
  require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff"),
  require.resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-600-normal.woff"),
]);

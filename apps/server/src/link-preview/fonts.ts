import { OutlineFont } from "./outline-font.ts";

// Each font has a file for basic Latin and one for extended Latin. The plain zeros replace slashed ones: see
// apps/web/src/fonts/make-plain-zero.py.
export const displayFont = new OutlineFont([
  import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-600-normal.woff"),
  import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff"),
]);
export const textFont = new OutlineFont([
  new URL("plain-zero-400.woff", import.meta.url),
  import.meta
    .resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff"),
  import.meta
    .resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff"),
]);
export const boldFont = new OutlineFont([
  new URL("plain-zero-600.woff", import.meta.url),
  import.meta
    .resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff"),
  import.meta
    .resolve("@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-600-normal.woff"),
]);

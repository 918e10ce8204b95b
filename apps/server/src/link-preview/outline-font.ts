import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A line of words as it is drawn. */
interface TextOutline {
  readonly path: string;
  readonly width: number;
}

/** As much of the library as is used; its published types would bring those of a browser with them. */
interface Font {
  charToGlyphIndex(letter: string): number;
  getAdvanceWidth(words: string, size: number): number;
  getPath(
    words: string,
    x: number,
    y: number,
    size: number,
  ): { readonly commands: readonly PathCommand[] };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type PathCommand =
  | (Point & { readonly type: "M" | "L" })
  | (Point & { readonly type: "Q"; readonly x1: number; readonly y1: number })
  | (Point & {
      readonly type: "C";
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
    })
  | { readonly type: "Z" };

const require = createRequire(import.meta.url);
// Node takes this library for one without named exports.
const { parse } = require("opentype.js") as {
  readonly parse: (file: ArrayBuffer) => Font;
};

/** Stands for what cannot be written in our letters. */
const ELLIPSIS = "…";

/** Writes words as shapes, so that no font of the machine's matters. */
export class OutlineFont {
  readonly #fonts: readonly Font[];

  /** Writes each letter in the first of these font files that has it. */
  constructor(files: readonly string[]) {
    this.#fonts = files.map(loadFont);
  }

  /** A line from a point on; what does not fit in a width is cut off. */
  outline(words: string, x: number, y: number, size: number, most = Infinity): TextOutline {
    const written = this.#truncate(this.#replaceMissingGlyphs(words), size, most);
    let path = "";
    let at = x;
    for (const { font, text } of this.#splitByFont(written)) {
      path += font.getPath(text, at, y, size).commands.map(svgCommand).join("");
      at += font.getAdvanceWidth(text, size);
    }
    return { path, width: at - x };
  }

  /** Words in lines of a width, at most so many. */
  wrap(words: string, size: number, width: number, most: number): readonly string[] {
    const lines: string[] = [];
    let rest = this.#replaceMissingGlyphs(words).split(/\s+/u);
    while (rest.length > 0 && lines.length < most) {
      const isLast = lines.length === most - 1;
      let count = 1;
      const fits = (n: number) => this.#measure(rest.slice(0, n).join(" "), size) <= width;
      while (count < rest.length && fits(count + 1)) count++;
      lines.push(rest.slice(0, isLast ? rest.length : count).join(" "));
      rest = rest.slice(isLast ? rest.length : count);
    }
    return lines;
  }

  #truncate(words: string, size: number, most: number): string {
    if (this.#measure(words, size) <= most) return words;
    const letters = [...words];
    while (letters.length > 0 && this.#measure(letters.join("") + ELLIPSIS, size) > most)
      letters.pop();
    return `${letters.join("").trimEnd()}${ELLIPSIS}`;
  }

  #measure(words: string, size: number): number {
    return this.#splitByFont(words).reduce(
      (sum, { font, text }) => sum + font.getAdvanceWidth(text, size),
      0,
    );
  }

  /** Words in letters that are there: accents may be lost, other scripts are passed over. */
  #replaceMissingGlyphs(words: string): string {
    const letters = [...words.normalize("NFC")].map((letter) => {
      if (this.#fontFor(letter) !== undefined) return letter;
      const [plain = ""] = letter.normalize("NFKD");
      return this.#fontFor(plain) === undefined ? ELLIPSIS : plain;
    });
    return letters.join("").replaceAll(/…+/gu, ELLIPSIS);
  }

  /** The words in pieces of one font each. */
  #splitByFont(words: string): readonly { readonly font: Font; readonly text: string }[] {
    const pieces: { font: Font; text: string }[] = [];
    for (const letter of words) {
      const font = this.#fontFor(letter);
      const last = pieces.at(-1);
      if (font === undefined) continue;
      if (last?.font === font) last.text += letter;
      else pieces.push({ font, text: letter });
    }
    return pieces;
  }

  #fontFor(letter: string): Font | undefined {
    return this.#fonts.find((font) => font.charToGlyphIndex(letter) > 0);
  }
}

/** A command of a path as SVG writes it; the library's own way breaks on tiny numbers. */
function svgCommand(command: PathCommand): string {
  switch (command.type) {
    case "M":
    case "L":
      return `${command.type}${formatNumbers(command.x, command.y)}`;
    case "Q":
      return `Q${formatNumbers(command.x1, command.y1, command.x, command.y)}`;
    case "C":
      return `C${formatNumbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case "Z":
      return "Z";
  }
}

const formatNumbers = (...values: readonly number[]): string =>
  values.map((value) => Math.round(value * 10) / 10).join(" ");

function loadFont(path: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

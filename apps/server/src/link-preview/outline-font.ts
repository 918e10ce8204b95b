import { readFileSync } from "node:fs";
import { parse, type Font, type PathCommand } from "opentype.js/dist/opentype.mjs";

/** A line of text as an SVG path. */
interface TextOutline {
  readonly path: string;
  readonly width: number;
}

/** Replaces characters that no font has, and text that was cut. */
const ELLIPSIS = "…";

/** Turns text into SVG paths, so that rendering does not depend on installed fonts. */
export class OutlineFont {
  readonly #fonts: readonly Font[];

  /** Each character is drawn with the first of these font files that has it. */
  constructor(files: readonly (string | URL)[]) {
    this.#fonts = files.map(loadFont);
  }

  /** A line of text as a path that starts at a point; text wider than `maxWidth` is cut. */
  outline(text: string, x: number, y: number, size: number, maxWidth = Infinity): TextOutline {
    const fitted = this.#truncate(this.#replaceMissingGlyphs(text), size, maxWidth);
    let path = "";
    let at = x;
    for (const { font, run } of this.#splitByFont(fitted)) {
      path += font.getPath(run, at, y, size).commands.map(svgCommand).join("");
      at += font.getAdvanceWidth(run, size);
    }
    return { path, width: at - x };
  }

  /** Breaks text into at most `maxLines` lines of this width; the last line may be too long. */
  wrap(text: string, size: number, width: number, maxLines: number): readonly string[] {
    const lines: string[] = [];
    let rest = this.#replaceMissingGlyphs(text).split(/\s+/u);
    while (rest.length > 0 && lines.length < maxLines) {
      const isLast = lines.length === maxLines - 1;
      let count = 1;
      const fits = (n: number) => this.#measure(rest.slice(0, n).join(" "), size) <= width;
      while (count < rest.length && fits(count + 1)) count++;
      lines.push(rest.slice(0, isLast ? rest.length : count).join(" "));
      rest = rest.slice(isLast ? rest.length : count);
    }
    return lines;
  }

  #truncate(text: string, size: number, maxWidth: number): string {
    if (this.#measure(text, size) <= maxWidth) return text;
    const characters = [...text];
    while (characters.length > 0 && this.#measure(characters.join("") + ELLIPSIS, size) > maxWidth)
      characters.pop();
    return `${characters.join("").trimEnd()}${ELLIPSIS}`;
  }

  #measure(text: string, size: number): number {
    return this.#splitByFont(text).reduce(
      (sum, { font, run }) => sum + font.getAdvanceWidth(run, size),
      0,
    );
  }

  /** Replaces characters that no font has: by the letter without its accent, else by an ellipsis. */
  #replaceMissingGlyphs(text: string): string {
    const characters = [...text.normalize("NFC")].map((character) => {
      if (this.#fontFor(character) !== undefined) return character;
      const [plain = ""] = character.normalize("NFKD");
      return this.#fontFor(plain) === undefined ? ELLIPSIS : plain;
    });
    return characters.join("").replaceAll(/…+/gu, ELLIPSIS);
  }

  /** Splits text into runs of one font each. */
  #splitByFont(text: string): readonly { readonly font: Font; readonly run: string }[] {
    const runs: { font: Font; run: string }[] = [];
    for (const character of text) {
      const font = this.#fontFor(character);
      const last = runs.at(-1);
      if (font === undefined) continue;
      if (last?.font === font) last.run += character;
      else runs.push({ font, run: character });
    }
    return runs;
  }

  #fontFor(character: string): Font | undefined {
    return this.#fonts.find((font) => font.charToGlyphIndex(character) > 0);
  }
}

/** Formats a path command; the library's own `toPathData` fails on tiny numbers. */
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

function loadFont(url: string | URL): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(new URL(url));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** The part of opentype.js that is used; its published types would bring the DOM's types with them. */
declare module "opentype.js/dist/opentype.mjs" {
  interface Point {
    readonly x: number;
    readonly y: number;
  }

  export type PathCommand =
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

  export interface Font {
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
    ): { readonly commands: readonly PathCommand[] };
  }

  export function parse(file: ArrayBuffer): Font;
}

/** A drawing in SVG, in units of its own. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** How a game looks from afar. */
export interface GamePresentation {
  /** A seat's colours: its own, and that of its rim. */
  seatColours(seat: number): { readonly fill: string; readonly rim: string };
  /** A small plan of what everybody may see; undefined where the view is none of this game's. */
  drawBoard(view: unknown): SvgDrawing | undefined;
}

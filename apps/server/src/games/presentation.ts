/** A drawing in SVG, in units of its own. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** How a game looks from afar. */
export interface Board {
  /** A seat's colours: its own, and that of its rim. */
  colours(seat: number): { readonly fill: string; readonly rim: string };
  /** A small plan of what everybody may see; undefined where the view is none of this game's. */
  plan(view: unknown): Drawing | undefined;
}

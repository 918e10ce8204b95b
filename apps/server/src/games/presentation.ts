import type { BotTexts } from "@sofala/text";

/** SVG elements, and the size of the box that they fill. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** What link previews show of a game. */
export interface GamePresentation {
  seatColours(seat: number): { readonly fill: string; readonly rim: string };
  /** A small picture of a spectator's view; undefined if it is not a view of this game. */
  drawBoard(view: unknown): SvgDrawing | undefined;
  /** The names of the game's bots, in English. */
  readonly botTexts: BotTexts;
  /** True if all seats decide at the same time, so that the pace is per step of the game, not per turn. */
  readonly hasSharedClock: boolean;
}

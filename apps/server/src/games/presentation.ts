import type { BotTexts } from "@sofala/text";
import { COLOURS } from "../colour-tokens.ts";

/** SVG elements, and the size of the box that they fill. */
export interface SvgDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface SeatColours {
  readonly fill: string;
  readonly rim: string;
}

/** The colours of a seat of this colour; neutral if the seat has none. */
export const seatColoursOf = (fill?: string): SeatColours =>
  fill === undefined
    ? { fill: COLOURS.granite, rim: COLOURS.graniteDark }
    : { fill, rim: COLOURS.seatRim };

/** What link previews show of a game. */
export interface GamePresentation {
  seatColours(seat: number): SeatColours;
  /** A small picture of a spectator's view; undefined if it is not a view of this game. */
  drawBoard(view: unknown): SvgDrawing | undefined;
  /** The names of the game's bots, in English. */
  readonly botTexts: BotTexts;
  /** True if all seats decide at the same time, so that the pace is per step of the game, not per turn. */
  readonly hasSharedClock: boolean;
}

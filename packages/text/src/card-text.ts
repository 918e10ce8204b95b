/** The names of the seats: of the players, or the game's own names for seats. */
export type SeatNames = readonly string[];

export interface CardText {
  readonly name: string;
  /** What the card does for its owner, without its cost. */
  readonly effect: string;
}

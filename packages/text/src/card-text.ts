/** What to call each seat: the names of players, or what the game calls its seats. */
export type Names = readonly string[];

export interface CardText {
  readonly name: string;
  /** What the card does for its owner, without its cost. */
  readonly effect: string;
}

/** The table around any game. */
export interface TableText {
  /** What stands where, for those who hear the page. */
  readonly board: string;
  readonly track: string;
  readonly seats: string;
  readonly side: string;
  readonly actions: string;
  readonly closeSide: string;
  readonly menu: string;
  /** What pressing the handle of the sheet does, by how far it is drawn up. */
  readonly sheet: { readonly peek: string; readonly half: string; readonly full: string };
  readonly log: {
    readonly empty: string;
    readonly lookAt: string;
    /** While an earlier moment is looked at. */
    readonly lookingAt: (move: number, of: number) => string;
    readonly backToNow: string;
    /** The reader scrolled up, and more was written below. */
    readonly newLines: (count: number) => string;
    /** Spoken instead of lines that came too fast. */
    readonly skipped: (count: number) => string;
  };
}

/** The table around any game. */
export interface TableText {
  /** The names of page regions, for screen readers. */
  readonly board: string;
  readonly track: string;
  readonly seats: string;
  readonly sidePanel: string;
  readonly actions: string;
  readonly closeSidePanel: string;
  readonly menu: string;
  /** The action of the sheet's handle, by how far the sheet is open. */
  readonly sheet: { readonly peek: string; readonly half: string; readonly full: string };
  readonly log: {
    readonly empty: string;
    readonly showMoment: string;
    /** While an earlier moment is shown. */
    readonly lookingBack: (move: number, of: number) => string;
    readonly backToNow: string;
    /** The reader scrolled up, and there are new entries below. */
    readonly newLines: (count: number) => string;
    /** Announced instead of entries that come too fast. */
    readonly skippedLines: (count: number) => string;
  };
}

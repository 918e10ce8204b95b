import type { CellName } from "@sofala/zimbabwe";

interface LensText {
  readonly name: string;
  readonly description: string;
}

/** Ways to look at the board. */
export interface LensesText {
  readonly title: string;
  readonly range: LensText;
  readonly claims: LensText;
  readonly sites: LensText;
  readonly ahead: LensText;
  readonly craft: string;
  /** The label of the seats in whose turn a lens looks. */
  readonly seatChoice: string;
  /** `Ann, range 3` */
  readonly seatRange: (name: string, range: number) => string;
  readonly calculating: string;
  readonly failed: string;
  /** `9 VP to go, about 5 goods` */
  readonly toGo: (points: number, goods: number) => string;
  readonly rounds: (rounds: number) => string;
  readonly noRaise: (purse: number) => string;
  readonly bestRaise: (
    raise: { readonly monuments: readonly CellName[]; readonly cost: number; readonly vp: number },
    purse: number,
  ) => string;
}

/** Who has blocked whom; `social/blocks.ts` implements it. */
export interface BlockLookup {
  /** True if the first person has blocked the other; false if the first is not signed in. */
  hasBlocked(person: string | undefined, other: string): boolean;
  /** True if one of the two has blocked the other. */
  isBlocked(person: string, other: string): boolean;
  /** Everybody whom this person has blocked; nobody if they are not signed in. */
  blockedBy(person: string | undefined): readonly string[];
  /** Everybody whom this person has blocked, or who has blocked this person. */
  blockedEitherWay(person: string | undefined): readonly string[];
}

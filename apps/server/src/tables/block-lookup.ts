/** Who has blocked whom, as far as tables need to know; `social/blocks.ts` implements it. */
export interface BlockLookup {
  /** True if the first person has blocked the other; somebody unknown has blocked nobody. */
  hasBlocked(person: string | undefined, other: string): boolean;
  /** True if one of the two has blocked the other. */
  isBlocked(person: string, other: string): boolean;
  /** Everybody whom this person has blocked; nobody if the person is unknown. */
  blockedBy(person: string | undefined): readonly string[];
  /** Everybody whom this person has blocked, or who has blocked this person. */
  blockedEitherWay(person: string | undefined): readonly string[];
}

import type { Edition } from "./edition.ts";
import { FIRST_EDITION } from "./first-edition/edition.ts";

/**
 * All editions of the components, by id; records name theirs, and none here ever changes or goes.
 *
 * Whoever owns the printed game and finds a reconstructed value wrong adds an edition that spreads
 * the one before, and makes it the current one:
 *
 *     const { industries } = FIRST_EDITION;
 *     const CORRECTED: Edition = {
 *       ...FIRST_EDITION,
 *       id: "1.1.0",
 *       industries: {
 *         ...industries,
 *         curing: { ...industries.curing, dominance: { vp: 2 }, fieldSource: { dominance: "rulebook" } },
 *       },
 *     };
 *
 * Where `goods` change, `cards` are built again with `cardsOf`. Games that have begun continue
 * with their values.
 */
export const EDITIONS: { readonly [id: string]: Edition } = {
  [FIRST_EDITION.id]: FIRST_EDITION,
};

/** The edition of new games. */
export const CURRENT_EDITION = "1.0.0";

export const editionNamed = (id: string): Edition | undefined =>
  Object.hasOwn(EDITIONS, id) ? EDITIONS[id] : undefined;

import type { Mutant } from "@sofala/engine/testing/mutation";

const PLACE = "src/culture/place-craftsman.ts";
const SITES = "src/culture/sites.ts";
const PRICES = "src/culture/prices.ts";
const REQUIREMENT = "src/requirement.ts";
const RIVALS = "if (craftOf(rival) !== craft) continue;";
const CLAIM =
  "subtract(found, 0, state.geography.reach(cellOf(rival), shapeOfPiece(rival), range), 0);";
const SITE_CLAIM =
  "subtract(free, 0, state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0);";
const REACH = "copySet(found, 0, state.geography.reach(at, shape, range), 0);";
const NEXT_CARD =
  "state.of(seat, GOD) === GU ? 1 : cardVr(craft, state.get(CARDS_TAKEN + craft) + 1);";

/** Q 6: placing craftsmen. */
export const CRAFTSMEN: readonly Mutant[] = [
  {
    ruling: "Q 6.1",
    what: "claims are ignored",
    file: PLACE,
    find: RIVALS,
    put: "if (craft !== -1) continue;",
  },
  {
    ruling: "Q 6.1",
    what: "own craftsmen claim nothing",
    file: PLACE,
    find: RIVALS,
    put: "if (craftOf(rival) !== craft || ownerOf(rival) === state.active) continue;",
    imports: 'import { ownerOf } from "../pieces.ts";',
  },
  {
    ruling: "Q 6.1",
    what: "foreign craftsmen claim nothing",
    file: PLACE,
    find: RIVALS,
    put: "if (craftOf(rival) !== craft || ownerOf(rival) !== state.active) continue;",
    imports: 'import { ownerOf } from "../pieces.ts";',
  },
  {
    ruling: "Q 6.1",
    what: "craftsmen of other types claim their kind of resource too",
    file: PLACE,
    find: RIVALS,
    put: "if (of(WORKS, craftOf(rival)) !== of(WORKS, craft)) continue;",
  },
  {
    ruling: "Q 6.1",
    what: "all resources in range must be free",
    file: PLACE,
    find: "return !isEmptySet(found, 0);",
    put: `const all = newSet();
  copySet(all, 0, state.geography.reach(at, shape, range), 0);
  intersect(all, 0, state.words, RESOURCE_CELLS + of(WORKS, craft) * WORDS);
  subtract(all, 0, found, 0);
  return !isEmptySet(found, 0) && isEmptySet(all, 0);`,
  },
  {
    ruling: "Q 6.1",
    what: "any resource serves",
    file: PLACE,
    find: "intersect(found, 0, state.words, RESOURCE_CELLS + of(WORKS, craft) * WORDS);",
    put: `const any = newSet();
  for (let kind = 0; kind < 4; kind++) for (let i = 0; i < WORDS; i++) any[i] |= state.words[RESOURCE_CELLS + kind * WORDS + i];
  intersect(found, 0, any, 0);`,
  },
  {
    ruling: "Q 6.1",
    what: "places are offered whatever is claimed",
    file: SITES,
    find: SITE_CLAIM,
    put: "",
  },
  {
    ruling: "Q 6.1",
    what: "places are offered as if types shared their claims",
    file: SITES,
    find: "if (craftOf(piece) === craft) {",
    put: "if (of(WORKS, craftOf(piece)) === of(WORKS, craft)) {",
  },
  {
    ruling: "Q 6.1",
    what: "claims are looked at again when a good is bought",
    file: "src/culture/raise-monument.ts",
    find: "const range = rangeNow(state);",
    put: `const range = rangeNow(state);
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const rival = state.get(CRAFTSMEN + i);
    if (rival === piece || craftOf(rival) !== craftOf(piece)) continue;
    if (has(state.geography.reach(cellOf(rival), shapeOfPiece(rival), range), 0, resource)) return fail({ code: "raise/resource-used", at: name });
  }`,
    imports: 'import { CRAFTSMEN, CRAFTSMEN_PLACED } from "../memory.ts";',
  },
  {
    ruling: "Q 6.2",
    what: "standing craftsmen claim at 3 in Eshu's turn",
    file: PLACE,
    find: CLAIM,
    put: "subtract(found, 0, state.geography.reach(cellOf(rival), shapeOfPiece(rival), 3), 0);",
  },
  {
    ruling: "Q 6.2",
    what: "new craftsmen find resources at 3 in Eshu's turn",
    file: PLACE,
    find: REACH,
    put: "copySet(found, 0, state.geography.reach(at, shape, 3), 0);",
  },
  {
    ruling: "Q 6.2",
    what: "places are offered as if others claimed at 3 in Eshu's turn",
    file: SITES,
    find: SITE_CLAIM,
    put: "subtract(free, 0, state.geography.reach(cellOf(piece), shapeOfPiece(piece), 3), 0);",
  },
  {
    ruling: "Q 6.2",
    what: "places are offered at 3 in Eshu's turn",
    file: SITES,
    find: "unite(state.words, set, state.geography.reach(at, SINGLE, range), 0);",
    put: "unite(state.words, set, state.geography.reach(at, SINGLE, 3), 0);",
  },
  {
    ruling: "Q 6.2",
    what: "places are offered as in the turn before Eshu's",
    file: SITES,
    find: "if (state.get(SITES_RANGE) !== range) {",
    put: "if (state.get(SITES_RANGE) === 0) {",
    test: "properties",
  },
  {
    ruling: "Q 6.3",
    what: "places are offered as before the craftsman placed last",
    file: "src/pieces.ts",
    find: "state.set(SUPPLIED_VALID, state.get(SUPPLIED_VALID) & ~(1 << craftOf(piece)));",
    put: "",
    test: "properties",
  },
  {
    ruling: "Q 6.3",
    what: "places for secondaries are offered as before the primary placed last",
    file: "src/pieces.ts",
    find: "if (!isSecondary(craftOf(piece))) state.set(LINKED_VALID, 0);",
    put: "",
    test: "properties",
  },
  {
    ruling: "Q 6.3",
    what: "the craftsman placed last claims nothing",
    file: PLACE,
    find: "const rival = craftsmanNumber(state, i);",
    put: "const rival = craftsmanNumber(state, i); if (state.get(MAIN) === MAIN_PLACE && i === state.get(CRAFTSMEN_PLACED) - 1) continue;",
    imports: 'import { MAIN } from "../memory.ts";',
  },
  {
    ruling: "Q 6.3",
    what: "one craftsman per turn",
    file: PLACE,
    find: "refuseMain(state, MAIN_PLACE) ??",
    put: '(state.get(MAIN) === 0 ? undefined : { code: "main/one-per-turn", taken: "place" }) ??',
    imports: 'import { MAIN } from "../memory.ts";',
  },
  {
    ruling: "Q 6.4",
    what: "the dear card goes first",
    file: REQUIREMENT,
    find: NEXT_CARD,
    put: "state.of(seat, GOD) === GU ? 1 : cardVr(craft, 2 - state.get(CARDS_TAKEN + craft));",
  },
  {
    ruling: "Q 6.4",
    what: "both cards add the number of the first",
    file: REQUIREMENT,
    find: NEXT_CARD,
    put: "state.of(seat, GOD) === GU ? 1 : cardVr(craft, 1);",
  },
  {
    ruling: "Q 6.4",
    what: "there is a third card",
    file: "src/data/cards.ts",
    find: "technologyCards: 2,",
    put: "technologyCards: 3,",
  },
  {
    ruling: "Q 6.4",
    what: "every craftsman takes a card",
    file: PLACE,
    find: "if (state.of(seat, CARD + craft) === 0) takeCard(state, seat, craft, price, log);",
    put: "takeCard(state, seat, craft, price === 0 ? 1 : price, log);",
  },
  {
    ruling: "Q 6.4",
    what: "a type without cards is closed to its owners too",
    file: PLACE,
    find: `if (state.of(seat, CARD + craft) === 0) {
    if (state.get(CARDS_TAKEN`,
    put: `{
    if (state.get(CARDS_TAKEN`,
  },
  {
    ruling: "Q 6.4",
    what: "taking a card adds no VR",
    file: PLACE,
    find: "moveVr(state, seat, nextCardVr(state, seat, craft));",
    put: "",
  },
  {
    ruling: "Q 6.5",
    what: "the cost is paid once per card",
    file: PLACE,
    find: "payCost(state, seat, of(COST, craft), log);",
    put: "if (price > 0) payCost(state, seat, of(COST, craft), log);",
  },
  {
    ruling: "Q 6.5",
    what: "VP come once per card",
    file: PLACE,
    find: "state.addOf(seat, VP, of(CRAFT_VP, craft));",
    put: "if (price > 0) state.addOf(seat, VP, of(CRAFT_VP, craft));",
  },
  {
    ruling: "Q 6.5",
    what: "a position counts VP once per card",
    file: "src/scoring.ts",
    find: "if (ownerOf(piece) === seat) vp += of(CRAFT_VP, craftOf(piece));",
    put: `const earlier = Array.from({ length: i }, (_, k) => craftsmanNumber(state, k));
    const isFirst = !earlier.some((other) => craftOf(other) === craftOf(piece) && ownerOf(other) === seat);
    if (ownerOf(piece) === seat && isFirst) vp += of(CRAFT_VP, craftOf(piece));`,
  },
  {
    ruling: "Q 6.6",
    what: "the first primary and its secondary may come in one turn",
    file: PLACE,
    find: "if (primary !== -1 && ((state.get(CRAFTS_BEFORE) >>> primary) & 1) === 0) {",
    put: "if (primary === -2) {",
  },
  {
    ruling: "Q 6.6",
    what: "a primary of this turn may not be the one reached",
    file: PLACE,
    find: "if (craftOf(piece) !== primary) continue;",
    put: "if (craftOf(piece) !== primary || (state.get(MAIN) === MAIN_PLACE && i === state.get(CRAFTSMEN_PLACED) - 1)) continue;",
    imports: 'import { MAIN } from "../memory.ts";',
  },
  {
    ruling: "Q 6.6",
    what: "a secondary needs no primary in reach",
    file: PLACE,
    find: "if (primary !== -1 && !findsPrimary(state, primary, at, shape, range)) {",
    put: "if (primary === -2) {",
  },
  {
    ruling: "Q 6.6",
    what: "only own primaries serve a new secondary",
    file: PLACE,
    find: "if (craftOf(piece) !== primary) continue;",
    put: "if (craftOf(piece) !== primary || ownerOf(piece) !== state.active) continue;",
    imports: 'import { ownerOf } from "../pieces.ts";',
  },
  {
    ruling: "Q 6.6",
    what: "the turn forgets which crafts were there before",
    file: "src/culture/turn.ts",
    find: "state.set(CRAFTS_BEFORE, crafts);",
    put: "state.set(CRAFTS_BEFORE, state.get(CRAFTS_BEFORE));",
  },
  {
    ruling: "Q 6.7",
    what: "used resources do not serve a new craftsman",
    file: PLACE,
    find: "return !isEmptySet(found, 0);",
    put: "subtract(found, 0, state.words, USED); return !isEmptySet(found, 0);",
    imports: 'import { USED } from "../memory.ts";',
  },
  {
    ruling: "Q 6.7",
    what: "places near used resources are not offered",
    file: SITES,
    find: "const set = SUPPLIED + craft * WORDS;",
    put: "const set = SUPPLIED + craft * WORDS; subtract(free, 0, state.words, USED);",
    imports: 'import { USED } from "../memory.ts";',
  },
  {
    ruling: "Q 6.8",
    what: "prices go to 4",
    file: "src/data/cards.ts",
    find: "const HIGHEST_PRICE = 3;",
    put: "const HIGHEST_PRICE = 4;",
  },
  {
    ruling: "Q 6.8",
    what: "prices may fall",
    file: PRICES,
    find: "if (price <= now) return",
    put: "if (price === now) return",
  },
  {
    ruling: "Q 6.8",
    what: "prices rise by one at most",
    file: PRICES,
    find: "if (price <= now) return",
    put: "if (price !== now + 1) return",
  },
  {
    ruling: "Q 6.8",
    what: "a new card costs 1",
    file: PLACE,
    find: "state.setOf(seat, PRICE + craft, price);",
    put: "state.setOf(seat, PRICE + craft, 1);",
  },
  {
    ruling: "Q 6.8",
    what: "a price may be changed with every craftsman placed",
    file: PLACE,
    find: "if (!isNew && price !== undefined) {",
    put: "if (price === -1) {",
  },
  {
    ruling: "Q 6.8",
    what: "a new card needs no price",
    file: PLACE,
    find: "if (isNew && price === undefined) {",
    put: "if (price === -1) {",
  },
  {
    ruling: "Q 6.9",
    what: "prices rise only with placing",
    file: PRICES,
    find: "const refusal = refuseMain(state, MAIN_PLACE) ?? refuseCards(state, seat, prices);",
    put: `const refusal = refuseMain(state, MAIN_PLACE) ?? refuseCards(state, seat, prices) ??
    (state.get(MAIN) === MAIN_PLACE ? undefined : { code: "prices/too-late" });`,
    imports: 'import { MAIN } from "../memory.ts";',
  },
  {
    ruling: "Q 6.9",
    what: "raising prices is no main action",
    file: PRICES,
    find: "noteMain(state, MAIN_PLACE);",
    put: "state.set(TURN_BEGUN, 1);",
  },
  {
    ruling: "Q 6.9",
    what: "prices may be raised in any main action",
    file: PRICES,
    find: "refuseMain(state, MAIN_PLACE) ?? refuseCards(state, seat, prices);",
    put: "refuseCards(state, seat, prices);",
  },
  {
    ruling: "Q 6.10",
    what: "under Gu a second copy counts 2",
    file: REQUIREMENT,
    find: NEXT_CARD,
    put: "state.of(seat, GOD) === GU ? state.get(CARDS_TAKEN + craft) + 1 : cardVr(craft, state.get(CARDS_TAKEN + craft) + 1);",
  },
  {
    ruling: "Q 6.10",
    what: "Gu does nothing for cards to come",
    file: REQUIREMENT,
    find: NEXT_CARD,
    put: "cardVr(craft, state.get(CARDS_TAKEN + craft) + 1);",
  },
  {
    ruling: "Q 6.10",
    what: "Gu does nothing for cards already there",
    file: REQUIREMENT,
    find: "if (card > 0) paid += cardVr(craft, card) - 1;",
    put: "",
  },
  {
    ruling: "Q 6.10",
    what: "Gu pays back second copies as if they were first ones",
    file: REQUIREMENT,
    find: "if (card > 0) paid += cardVr(craft, card) - 1;",
    put: "if (card > 0) paid += cardVr(craft, 1) - 1;",
  },
  {
    ruling: "Q 6.10",
    what: "a position counts cards in full under Gu",
    file: "src/scoring.ts",
    find: "if (card > 0) vr += god === GU ? 1 : cardVr(craft, card);",
    put: "if (card > 0) vr += cardVr(craft, card);",
  },
  {
    ruling: "God gu",
    what: "he makes technologies free",
    file: REQUIREMENT,
    find: "if (card > 0) paid += cardVr(craft, card) - 1;",
    put: "if (card > 0) paid += cardVr(craft, card);",
  },
  {
    ruling: "R 10.2",
    what: "square tiles may stand upright",
    file: PLACE,
    find: "if (vertical && IS_BAR[craft] !== true) {",
    put: "if (vertical && craft === -1) {",
  },
  {
    ruling: "R 10.9",
    what: "craftsmen may be placed without the cattle",
    file: PLACE,
    find: "refuseCost(state, seat, of(COST, craft)) ??",
    put: "",
  },
  {
    ruling: "R 10.9",
    what: "craftsmen that cannot be paid are offered",
    file: "src/legal.ts",
    find: "if (of(COST, craft) > spendable || !mayPlace(state, seat, craft)) continue;",
    put: "if (!mayPlace(state, seat, craft)) continue;",
  },
  {
    ruling: "R 10.9",
    what: "craftsmen that take all cattle are not offered",
    file: "src/legal.ts",
    find: "if (of(COST, craft) > spendable || !mayPlace(state, seat, craft)) continue;",
    put: "if (of(COST, craft) >= spendable || !mayPlace(state, seat, craft)) continue;",
  },
];

import type { Mutant } from "@sofala/engine/testing/mutation";

const REVENUE = "src/revenue.ts";
const SCORING = "src/scoring.ts";
const CARDS = "src/data/cards.ts";
const BEYOND = "beyond(b) - beyond(a) ||";
const DRUMS = "drums(b) - drums(a) ||";
const MOST = "state.of(b, VP) - state.of(a, VP) ||";
const CHAIN = `${BEYOND}
        ${DRUMS}
        ${MOST}
        place(a) - place(b),`;
const INCOME =
  "const income = state.of(seat, HIGHEST) + (state.of(seat, GOD) === ENGAI ? ENGAI_CATTLE : 0);";

/** Q 8 and Q 9: revenue, end, limits. */
export const END: readonly Mutant[] = [
  {
    ruling: "Q 8.1",
    what: "VP must exceed VR",
    file: SCORING,
    find: "if (state.of(seat, VP) >= state.of(seat, VR)) return true;",
    put: "if (state.of(seat, VP) > state.of(seat, VR)) return true;",
  },
  {
    ruling: "Q 8.1",
    what: "the game ends with the turn that reaches VR",
    file: "src/phases.ts",
    find: "if (state.get(TURN) < state.players) return beginTurn(state);",
    put: `if (state.get(TURN) < state.players && !Array.from({ length: state.players }, (_, seat) => state.of(seat, VP) - state.of(seat, VR)).some((gap) => gap >= 0)) return beginTurn(state);`,
    imports: 'import { VP, VR } from "./memory.ts";',
  },
  {
    ruling: "Q 8.1",
    what: "victory is looked at before revenue",
    file: REVENUE,
    find: "for (let seat = 0; seat < state.players; seat++) collect(state, seat, log);",
    put: "for (let seat = 0; seat < state.players && !hasWinner(state); seat++) collect(state, seat, log);",
  },
  {
    ruling: "Q 8.2",
    what: "Xango beats a larger overshoot",
    file: SCORING,
    find: CHAIN,
    put: `${DRUMS} ${BEYOND} ${MOST} place(a) - place(b),`,
  },
  {
    ruling: "Q 8.2",
    what: "VP come before Xango",
    file: SCORING,
    find: CHAIN,
    put: `${BEYOND} ${MOST} ${DRUMS} place(a) - place(b),`,
  },
  {
    ruling: "Q 8.2",
    what: "VP come before the overshoot",
    file: SCORING,
    find: CHAIN,
    put: `${MOST} ${BEYOND} ${DRUMS} place(a) - place(b),`,
  },
  {
    ruling: "Q 8.2",
    what: "VP break no ties",
    file: SCORING,
    find: CHAIN,
    put: `${BEYOND} ${DRUMS} place(a) - place(b),`,
  },
  {
    ruling: "Q 8.2",
    what: "fewer VP break ties",
    file: SCORING,
    find: CHAIN,
    put: `${BEYOND} ${DRUMS} state.of(a, VP) - state.of(b, VP) || place(a) - place(b),`,
  },
  {
    ruling: "Q 8.2",
    what: "later in turn order breaks ties",
    file: SCORING,
    find: "place(a) - place(b),",
    put: "place(b) - place(a),",
  },
  {
    ruling: "Q 8.2",
    what: "seats break ties, not turn order",
    file: SCORING,
    find: "place(a) - place(b),",
    put: "a - b,",
  },
  {
    ruling: "Q 8.2",
    what: "those who missed their VR are ranked from behind",
    file: SCORING,
    find: BEYOND,
    put: "(beyond(a) < 0 && beyond(b) < 0 ? beyond(a) - beyond(b) : beyond(b) - beyond(a)) ||",
  },
  {
    ruling: "Q 8.2",
    what: "Xango does not help those who missed their VR",
    file: SCORING,
    find: "(state.of(seat, GOD) === XANGO ? 1 : 0);",
    put: "(state.of(seat, GOD) === XANGO && beyond(seat) >= 0 ? 1 : 0);",
  },
  {
    ruling: "God xango",
    what: "he breaks no ties",
    file: SCORING,
    find: "(state.of(seat, GOD) === XANGO ? 1 : 0);",
    put: "(state.of(seat, GOD) === XANGO ? 0 : 0);",
  },
  {
    ruling: "God xango",
    what: "he loses ties",
    file: SCORING,
    find: "(state.of(seat, GOD) === XANGO ? 1 : 0);",
    put: "(state.of(seat, GOD) === XANGO ? -1 : 0);",
  },
  {
    ruling: "Q 8.3",
    what: "income is 1 without a monument",
    file: REVENUE,
    find: INCOME,
    put: "const income = Math.max(1, state.of(seat, HIGHEST)) + (state.of(seat, GOD) === ENGAI ? ENGAI_CATTLE : 0);",
  },
  {
    ruling: "Q 8.3",
    what: "income is that of all monuments together",
    file: REVENUE,
    find: INCOME,
    put: `let income = state.of(seat, GOD) === ENGAI ? ENGAI_CATTLE : 0;
  for (const cell of cellsOf(state.words, MONUMENTS_OF + seat * WORDS)) income += levelAt(state, cell);`,
    imports:
      'import { WORDS, cellsOf } from "./map/cell-set.ts"; import { MONUMENTS_OF } from "./memory.ts"; import { levelAt } from "./pieces.ts";',
  },
  {
    ruling: "Q 8.3",
    what: "a new level does not raise the income",
    file: "src/culture/raise-monument.ts",
    find: "if (level > state.of(seat, HIGHEST)) state.setOf(seat, HIGHEST, level);",
    put: "",
  },
  {
    ruling: "Q 8.3",
    what: "the monument raised last gives the income",
    file: "src/culture/raise-monument.ts",
    find: "if (level > state.of(seat, HIGHEST)) state.setOf(seat, HIGHEST, level);",
    put: "state.setOf(seat, HIGHEST, level);",
  },
  {
    ruling: "Q 8.3",
    what: "a new monument sets the income to 1",
    file: "src/culture/build-monument.ts",
    find: "if (state.of(seat, HIGHEST) === 0) state.setOf(seat, HIGHEST, 1);",
    put: "state.setOf(seat, HIGHEST, 1);",
  },
  {
    ruling: "Q 8.3",
    what: "a first monument built later gives no income",
    file: "src/culture/build-monument.ts",
    find: "if (state.of(seat, HIGHEST) === 0) state.setOf(seat, HIGHEST, 1);",
    put: "",
  },
  {
    ruling: "Q 8.3",
    what: "cattle stay on technology cards",
    file: REVENUE,
    find: "fromCards += empty(state, seat, CARD_CATTLE + craft);",
    put: "",
  },
  {
    ruling: "Q 8.3",
    what: "cattle stay on specialists",
    file: REVENUE,
    find: "fromCards += empty(state, seat, SPECIALIST_CATTLE + i);",
    put: "fromCards += 0;",
  },
  {
    ruling: "Q 8.3",
    what: "cattle stay on the god",
    file: REVENUE,
    find: "let fromCards = empty(state, seat, GOD_CATTLE);",
    put: "let fromCards = 0;",
  },
  {
    ruling: "Q 8.3",
    what: "cattle are taken from cards and stay there too",
    file: REVENUE,
    find: "if (cattle !== 0) state.setOf(seat, card, 0);",
    put: "",
  },
  {
    ruling: "God engai",
    what: "he pays 1",
    file: REVENUE,
    find: "const ENGAI_CATTLE = 2;",
    put: "const ENGAI_CATTLE = 1;",
  },
  {
    ruling: "God engai",
    what: "he pays everybody once he is adored",
    file: REVENUE,
    find: "(state.of(seat, GOD) === ENGAI ? ENGAI_CATTLE : 0);",
    put: "(Array.from({ length: state.players }, (_, other) => state.of(other, GOD)).includes(ENGAI) ? ENGAI_CATTLE : 0);",
  },
  {
    ruling: "Q 8.4",
    what: "used markers stay when the game goes on",
    file: REVENUE,
    find: "clear(state.words, USED);",
    put: "",
  },
  {
    ruling: "Q 8.4",
    what: "second used markers stay when the game goes on",
    file: REVENUE,
    find: "clear(state.words, USED_TWICE);",
    put: "",
  },
  {
    ruling: "Q 8.4",
    what: "used markers are taken off at the end",
    file: REVENUE,
    find: "const limit = state.options.roundLimit ?? 0;",
    put: "const limit = state.options.roundLimit ?? 0; clear(state.words, USED); clear(state.words, USED_TWICE);",
  },
  {
    ruling: "Q 8.5",
    what: "two players have six gods",
    file: "src/setup/setup.ts",
    find: "gods.slice(0, START.godsInPlay)",
    put: "gods.slice(0, players === 2 ? 6 : START.godsInPlay)",
  },
  {
    ruling: "Q 8.5",
    what: "two players have no specialists",
    file: "src/setup/setup.ts",
    find: "withSpecialists(options) ? (1 << SPECIALISTS_COUNT) - 1 : 0",
    put: "withSpecialists(options) && players > 2 ? (1 << SPECIALISTS_COUNT) - 1 : 0",
  },
  {
    ruling: "R 4.1",
    what: "all gods are in play",
    file: CARDS,
    find: "godsInPlay: 8 }",
    put: "godsInPlay: 12 }",
  },
  {
    ruling: "R 4.1",
    what: "the first eight gods are in play",
    file: "src/setup/setup.ts",
    find: "gods.slice(0, START.godsInPlay)",
    put: "ALL_GODS.slice(0, START.godsInPlay)",
  },
  {
    ruling: "R 4.3",
    what: "the VR stack is not shuffled",
    file: "src/setup/setup.ts",
    find: "stack.forEach((seat, place) => state.set(VR_STACK + place, seat));",
    put: "void stack;",
  },
  {
    ruling: "Q 9.1",
    what: "a hand holds 120 cattle at most",
    file: REVENUE,
    find: "state.addOf(seat, CATTLE, fromCards + income);",
    put: "state.setOf(seat, CATTLE, Math.min(120, state.of(seat, CATTLE) + fromCards + income));",
  },
  {
    ruling: "Q 9.2",
    what: "a player has 22 discs",
    file: "src/culture/build-monument.ts",
    find: "const refusal = refuseMain(state, MAIN_BUILD);",
    put: `const discs = [...cellsOf(state.words, MONUMENTS_OF + seat * WORDS)].reduce((sum, cell) => sum + levelAt(state, cell), 0);
  if (discs >= 21) return { code: "monument/enough-built", limit };
  const refusal = refuseMain(state, MAIN_BUILD);`,
    imports:
      'import { WORDS, cellsOf } from "../map/cell-set.ts"; import { MONUMENTS_OF } from "../memory.ts"; import { levelAt } from "../pieces.ts";',
  },
  {
    ruling: "Q 9.2",
    what: "there are 25 used markers",
    file: "src/culture/raise-monument.ts",
    find: "const capacity = capacityFor(state, seat);",
    put: `const capacity = size(state.words, USED) + size(state.words, USED_TWICE) >= 25 ? 0 : capacityFor(state, seat);`,
    imports: 'import { size } from "../map/cell-set.ts";',
  },
  {
    ruling: "Q 9.3",
    what: "there are four tiles of each craftsman",
    file: CARDS,
    find: "craftsmanTiles: 3,",
    put: "craftsmanTiles: 4,",
  },
  {
    ruling: "Q 9.3",
    what: "there are two tiles of each craftsman",
    file: CARDS,
    find: "craftsmanTiles: 3,",
    put: "craftsmanTiles: 2,",
  },
  {
    ruling: "Q 9.3",
    what: "craftsmen are not limited",
    file: "src/culture/place-craftsman.ts",
    find: "if (state.get(TILES_PLACED + craft) === BOX.craftsmanTiles) {",
    put: "if (craft === -1) {",
  },
  ...(["wood: 6", "clay: 4", "ivory: 3", "diamond: 3"] as const).map((tiles): Mutant => {
    const [kind = "", count = ""] = tiles.split(": ");
    return {
      ruling: "Q 9.3",
      what: `the box holds one tile less of ${kind}`,
      file: CARDS,
      find: `${kind}: ${count}${kind === "diamond" ? " }" : ","}`,
      put: `${kind}: ${Number(count) - 1}${kind === "diamond" ? " }" : ","}`,
    };
  }),
  {
    ruling: "Q 9.3",
    what: "the box holds 9 water tiles",
    file: CARDS,
    find: "waterTiles: 8,",
    put: "waterTiles: 9,",
  },
  {
    ruling: "Q 9.3",
    what: "resource tiles are not counted",
    file: "src/culture/use-specialist.ts",
    find: "state.add(RESOURCE_TILES + kind, -1);",
    put: "",
  },
  {
    ruling: "Q 9.3",
    what: "a resource may be placed when its tiles are gone",
    file: "src/culture/use-specialist.ts",
    find: "if (state.get(RESOURCE_TILES + resourceIndex(move.resource)) === 0) {",
    put: 'if (move.resource === "none") {',
  },
  {
    ruling: "Q 9.3",
    what: "resources whose tiles are gone are offered",
    file: "src/legal.ts",
    find: "if (state.get(RESOURCE_TILES + kind) > 0) {",
    put: "if (kind >= 0) {",
  },
  {
    ruling: "Q 9.3",
    what: "water tiles are not counted",
    file: "src/culture/use-specialist.ts",
    find: "state.add(WATER_TILES, -1);",
    put: "",
  },
  {
    ruling: "Q 9.3",
    what: "rain falls when the water tiles are gone",
    file: "src/culture/use-specialist.ts",
    find: "if (state.get(WATER_TILES) === 0) {",
    put: "if (first === -1) {",
  },
  {
    ruling: "Q 9.3",
    what: "rain is offered when the water tiles are gone",
    file: "src/legal.ts",
    find: "if (state.get(WATER_TILES) > 0 && isReady(state, seat, RAIN)) {",
    put: "if (isReady(state, seat, RAIN)) {",
  },
  {
    ruling: "Q 9.4",
    what: "every game ends after 40 rounds",
    file: REVENUE,
    find: "const limit = state.options.roundLimit ?? 0;",
    put: "const limit = state.options.roundLimit ?? 40;",
  },
  {
    ruling: "Q 9.4",
    what: "the limit comes a round late",
    file: REVENUE,
    find: "state.get(ROUND) >= limit;",
    put: "state.get(ROUND) > limit;",
  },
  {
    ruling: "Q 9.4",
    what: "a limit of 0 ends the game at once",
    file: REVENUE,
    find: "const limited = limit > 0 &&",
    put: "const limited =",
  },
  {
    ruling: "R 13.3",
    what: "rounds are not counted",
    file: REVENUE,
    find: "state.add(ROUND, 1);",
    put: "",
  },
];

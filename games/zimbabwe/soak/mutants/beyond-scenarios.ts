import type { Mutant } from "@sofala/engine/testing/mutation";

const POSITION = "src/position.ts";
const BOARD = "src/setup/read-board.ts";

/** A position that should be malformed, and the check that says so. */
const LENIENT: readonly (readonly [what: string, find: string, put: string])[] = [
  ["craftsmen may overlap", "if (hit !== undefined) {", "if (hit === -1) {"],
  [
    "monuments may stand on water",
    'if (because !== undefined && because !== "start") {',
    'if (because !== undefined && because !== "start" && because !== "water") {',
  ],
  [
    "monuments may stand on each other",
    'if (because !== undefined && because !== "start") {',
    'if (because !== undefined && because !== "start" && because !== "monument") {',
  ],
  [
    "monuments may stand off the map",
    'if (because !== undefined && because !== "start") {',
    'if (because !== undefined && because !== "start" && because !== "off-map") {',
  ],
  [
    "the owner of a craftsman may lack the card",
    "if (state.of(written.seat, CARD + craft) === 0) {",
    "if (craft === -1) {",
  ],
  [
    "a card may lack its craftsman",
    'if (!works) return fault("the card has no craftsman on the map", ...path);',
    "",
  ],
  [
    "card 2 may be taken before card 1",
    "if (card > state.get(CARDS_TAKEN + craft))",
    "if (card > 2)",
  ],
  [
    "there may be four craftsmen of a type",
    "if (state.get(TILES_PLACED + craft) === BOX.craftsmanTiles) {",
    "if (craft === -1) {",
  ],
  [
    "there may be more resource tiles than the box has",
    "if (left > box) return",
    "if (left < 0) return",
  ],
  [
    "there may be more water tiles than the box has",
    "if (water > BOX.waterTiles) return",
    "if (water < 0) return",
  ],
  ["VR may be above 40", "if (vr > VR_LIMIT) return", "if (vr > 99) return"],
  [
    "an empire may be at the table twice",
    "if (!take(empire)) return",
    "if (!take(`${empire} ${seat}`)) return",
  ],
  [
    "a god may be adored twice",
    "if (!take(written.god)) return",
    "if (!take(`${written.god} ${seat}`)) return",
  ],
  [
    "a specialist may be owned twice",
    "if (!take(name)) return",
    "if (!take(`${name} ${seat}`)) return",
  ],
  [
    "a technology card may be owned twice",
    "if (!take(`${name} ${technology.card}`)) {",
    "if (!take(`${name} ${technology.card} ${seat}`)) {",
  ],
  [
    "a god may be adored and in play",
    'if (twice !== -1) return fault("this god is adored already", "gods", twice);',
    "",
  ],
  [
    "cattle may lie on a god nobody has",
    "} else if ((written.godCattle ?? 0) > 0) {",
    "} else if ((written.godCattle ?? 0) > 999) {",
  ],
  [
    "an order may name a seat twice",
    "if (seats.length !== state.players || !expected.every((seat) => seats.includes(seat))) {",
    "if (seats.length !== state.players) {",
  ],
  [
    "a square tile may stand upright",
    "if (vertical && IS_BAR[craft] !== true)",
    "if (vertical && craft === -1)",
  ],
  [
    "a used marker may lie where there is no resource",
    "if (resourceAt(state, cell) === -1) return",
    "if (cell === -1) return",
  ],
  [
    "there may be too few starting areas",
    "if (phase === SETUP && tooFewStarts(state)) return",
    "if (phase === 99 && tooFewStarts(state)) return",
  ],
];

const LENIENT_BOARD: typeof LENIENT = [
  [
    "a map may have a tile twice",
    "if (seen.has(tile)) return",
    "if (seen.has(`${tile}${tile}`)) return",
  ],
  [
    "rows may differ in length",
    "if (line.length !== width || width < 1 || width > MAX_SIDE) {",
    "if (width < 1 || width > MAX_SIDE) {",
  ],
  [
    "a board may be too wide",
    "if (line.length !== width || width < 1 || width > MAX_SIDE) {",
    "if (line.length !== width || width < 1) {",
  ],
  [
    "a board may have unknown characters",
    "if (!/^[.~ctids ]*$/.test(line))",
    "if (line === undefined)",
  ],
  [
    "a position may have a board and a map",
    "if (board !== undefined && map !== undefined)",
    "if (board === map && map !== undefined)",
  ],
];

const lenient = (file: string, [what, find, put]: (typeof LENIENT)[number]): Mutant => ({
  ruling: "Notation position",
  what,
  file,
  find,
  put,
  test: "positions",
});

const REVEALS = "reveals: !isWithinTurn";

/** What scenarios cannot ask: impossible positions are malformed, and what may be taken back. */
export const BEYOND_SCENARIOS: readonly Mutant[] = [
  ...LENIENT.map((passage) => lenient(POSITION, passage)),
  ...LENIENT_BOARD.map((passage) => lenient(BOARD, passage)),
  {
    ruling: "Notation undo",
    what: "no move can be taken back",
    file: "src/index.ts",
    find: REVEALS,
    put: "reveals: true",
    test: "undo",
  },
  {
    ruling: "Notation undo",
    what: "the end of a turn can be taken back",
    file: "src/index.ts",
    find: REVEALS,
    put: "reveals: false",
    test: "undo",
  },
  {
    ruling: "Notation undo",
    what: "a gift that nobody can outbid can be taken back",
    file: "src/index.ts",
    find: "ruleOf(move).phase === CULTURE && move.kind",
    put: "next.get(PHASE) === CULTURE && next.active === state.active && move.kind",
    test: "undo",
  },
];

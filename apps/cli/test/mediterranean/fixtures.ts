/** Four at the market of turn 3: Green has grain and a bad wine, Purple wool, a building and Piracy. */
export const market = {
  format: "sofala-position/1",
  game: "mediterranean",
  turn: 3,
  phase: "trading",
  turnOrder: [2, 0, 1, 3],
  seats: [
    {
      vp: 6,
      money: 3,
      government: { idea: "democracy", position: 4 },
      religion: { idea: "mars", position: 0 },
      happiness: -2,
      cubes: { city: 2, "farm.ore": 0, available: 1 },
      culture: ["letters.glory"],
      buildings: ["white-G2"],
      hand: ["grain-01", "grain-15", "wine-11", "gold-01"],
      warehouse: ["dye-01"],
    },
    {
      buildings: ["white-G5"],
      government: { idea: "democracy", position: 1 },
      hand: ["wool-01", "wool-02", "piracy-01"],
    },
    {},
    {},
  ],
  developments: ["S01", "S09", "S10", "S12", "S14", "S17"],
  calamities: ["CU3", "CB1"],
  options: { tradeSeconds: 0 },
} as const;

/** The same four with money to spend. */
export const shops = {
  ...market,
  phase: "purchasing",
  seats: market.seats.map((seat) => ({ ...seat, money: 20 })),
} as const;

/** Two deals, a withdrawn "ready" and a move of the clock. */
export const record = {
  format: "sofala-record/1",
  game: "mediterranean",
  rules: 1,
  players: ["Ann", "Ben", "Cleo", "Dora"],
  options: {},
  position: market,
  moves: [
    [0, { kind: "offer", to: "all", give: { cards: [3], vp: 2 }, want: { goods: { wool: 2 } } }],
    [2, { kind: "ready" }],
    [1, { kind: "accept", offer: 1, give: [1, 2] }],
    [2, { kind: "unready" }],
    [0, { kind: "store", cards: [1, 5] }],
    ["clock", { kind: "time-up" }],
  ],
} as const;

export const scenario = {
  format: "sofala-scenario/1",
  game: "mediterranean",
  name: "what is under a card is nobody's business",
  position: market,
  steps: [
    { observer: 0, hides: ["wool-01", "piracy"] },
    { seat: 0, move: { kind: "store", cards: [3] }, refused: "store/forbidden" },
    { income: { grain: 3, wine: 7 }, is: 35 },
    { seat: "clock", move: { kind: "time-up" } },
    { expect: { part: "grace", seats: { "0": { vp: 6 } } } },
  ],
} as const;

import { mediterranean, type State } from "@sofala/mediterranean";

/** A market in turn 2 in which all can trade well. */
const START_POSITION = {
  format: "sofala-position/1",
  game: "mediterranean",
  turn: 2,
  phase: "trading",
  turnOrder: [1, 0, 2, 3],
  options: { tradeSeconds: 0, tradeGraceSeconds: 0 },
  developments: ["S01", "S09", "S10", "S12", "S14", "S17"],
  calamities: ["CU3", "CB1"],
  seats: [
    {
      vp: 8,
      money: 0,
      government: { idea: "democracy", position: 1 },
      cubes: { city: 2, available: 1 },
      hand: [
        "grain-01",
        "grain-07",
        "wool-11",
        "timber-02",
        "timber-08",
        "timber-13",
        "ore-05",
        "salt-04",
        "wine-11",
      ],
    },
    {
      vp: 7,
      money: 1,
      religion: { idea: "venus", position: 2 },
      cubes: { city: 1 },
      hand: ["grain-08", "grain-15", "ore-01", "ore-07", "salt-07", "art-01", "art-02"],
    },
    {
      vp: 9,
      money: 0,
      safety: -1,
      religion: { idea: "mars", position: 2 },
      cubes: { city: 2 },
      hand: ["wool-02", "wool-10", "timber-03", "salt-10", "dye-01", "wine-01", "wine-02"],
    },
    {
      vp: 8,
      money: 2,
      happiness: -3,
      safety: -2,
      government: { idea: "dictatorship", position: 2 },
      cubes: { city: 1, harbor: 1 },
      hand: ["grain-10", "ore-10", "slaves-01", "slaves-02", "spices-03"],
    },
  ],
} as const;

/** The first state of the tutorial; always the same. */
export function startState(): State {
  const state = mediterranean.fromPosition(START_POSITION, "tutorial");
  if (!state.ok) throw new Error(`the tutorial cannot begin: ${state.error.reason}`);
  return state.value;
}

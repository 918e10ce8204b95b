import type { Move, Refusal } from "@sofala/mediterranean";
import { BELL, NO_GRACE, trading, type RefusalTable } from "./refusal-table.ts";

type Areas = Extract<Move, { kind: "lose-cubes" }>["areas"];
const lose = (...areas: Areas): Move => ({ kind: "lose-cubes", areas });

/** Seat 0 alone is unhappy, or unsafe, when the calamity strikes. */
const emigration = trading([{ happiness: -1 }], { ...NO_GRACE, calamities: ["CU4"] });
const riots = trading([{ happiness: -1, cubes: { "industry.brewing": 1 } }], {
  ...NO_GRACE,
  calamities: ["CU5"],
});
const raid = trading(
  [
    {
      safety: -1,
      cubes: { warehouse: 2 },
      warehouse: ["grain-01", "grain-02", "grain-03", "grain-04", "grain-05"],
    },
  ],
  { ...NO_GRACE, turn: 4, calamities: ["CB5"] },
);
const tie = trading([{ happiness: -1 }, { happiness: -1 }], { ...NO_GRACE, calamities: ["CU3"] });

/** R 7: votes and losses */
export const RESOLUTION_REFUSALS: RefusalTable<
  Extract<Refusal["code"], `${"vote" | "cubes" | "discard"}/${string}`>
> = {
  "vote/not-tied": [2, 4].map((victim) => ({
    position: tie,
    after: [BELL],
    actor: 2,
    move: { kind: "vote", victim },
    because: {},
  })),
  "cubes/wrong-count": [
    { position: emigration, after: [BELL], move: lose(), because: { count: 1 } },
    {
      position: emigration,
      after: [BELL],
      move: lose("farm.grain", "farm.wool"),
      because: { count: 1 },
    },
  ],
  "cubes/wrong-area": [
    {
      position: emigration,
      after: [BELL],
      move: lose("warehouse"),
      because: { area: "warehouse" },
    },
    { position: emigration, after: [BELL], move: lose("city"), because: { area: "city" } },
  ],
  "cubes/base-last": [{ position: riots, after: [BELL], move: lose("industry.base"), because: {} }],
  "discard/wrong-cards": [[1], [1, 1], [1, 6], [1, 2, 3]].map((cards) => ({
    position: raid,
    after: [BELL],
    move: { kind: "discard-stored", cards },
    because: { count: 2 },
  })),
};

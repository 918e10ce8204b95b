/** The calamity cards: CU befall the unhappy, CB the unsafe. */
import type { Edition } from "../edition.ts";

export const CALAMITIES: Edition["calamities"] = {
  CU1: {
    track: "happiness",
    ages: {
      stone: [{ op: "trackTowardZero", track: "government", spaces: 1 }],
      bronze: [{ op: "trackTowardZero", track: "government", spaces: 2 }],
      iron: [{ op: "forbidPurchase", developments: ["I01", "I02", "I03", "I04"] }],
    },
    source: "rulebook",
  },
  CU2: {
    track: "happiness",
    ages: {
      stone: [{ op: "trackTowardZero", track: "religion", spaces: 1 }],
      bronze: [{ op: "trackTowardZero", track: "religion", spaces: 2 }],
      iron: [{ op: "forbidPurchase", developments: ["I05"] }],
    },
    source: "reconstructed",
  },
  CU3: {
    track: "happiness",
    ages: {
      stone: [{ op: "lose", money: 5 }],
      bronze: [{ op: "lose", money: 8 }],
      iron: [{ op: "lose", money: 12 }],
    },
    source: "reconstructed",
  },
  CU4: {
    track: "happiness",
    ages: {
      stone: [{ op: "loseCubes", count: 1, areas: ["farm", "city", "harbor"] }],
      bronze: [{ op: "loseCubes", count: 2, areas: ["available", "farm", "city", "harbor"] }],
      iron: [{ op: "loseCubes", count: 2, areas: ["available"] }],
    },
    source: "reconstructed",
  },
  CU5: {
    track: "happiness",
    ages: {
      stone: [
        {
          op: "loseCubes",
          count: 1,
          areas: ["warehouse", "bank", "army", "colosseum", "industry"],
        },
        { op: "lose", vp: 1 },
      ],
      bronze: [
        {
          op: "loseCubes",
          count: 1,
          areas: ["warehouse", "bank", "army", "colosseum", "industry", "culture"],
        },
        { op: "lose", vp: 2 },
      ],
      iron: [
        { op: "loseCubes", count: 2, areas: ["culture"] },
        { op: "lose", vp: 4 },
      ],
    },
    source: "reconstructed",
  },
  CB1: {
    track: "safety",
    ages: {
      stone: [{ op: "lose", vp: 3 }],
      bronze: [{ op: "lose", vp: 4 }],
      iron: [{ op: "lose", vp: 5 }],
    },
    source: "rulebook",
  },
  CB2: {
    track: "safety",
    ages: {
      stone: [{ op: "lose", money: 5 }],
      bronze: [{ op: "lose", money: 8 }],
      iron: [{ op: "lose", money: 12 }],
    },
    source: "reconstructed",
  },
  CB3: {
    track: "safety",
    ages: {
      stone: [
        { op: "loseCubes", count: 1, areas: ["farm"] },
        { op: "lose", money: 1 },
      ],
      bronze: [
        { op: "loseCubes", count: 1, areas: ["farm"] },
        { op: "lose", money: 4 },
      ],
      iron: [{ op: "lose", vp: 5 }],
    },
    source: "reconstructed",
  },
  CB4: {
    track: "safety",
    ages: {
      stone: [{ op: "loseCubes", count: 1, areas: ["city", "harbor"] }],
      bronze: [
        { op: "loseCubes", count: 1, areas: ["city", "harbor"] },
        { op: "lose", vp: 2 },
      ],
      iron: [
        { op: "loseCubes", count: 2, areas: ["available"] },
        { op: "lose", vp: 2 },
      ],
    },
    source: "reconstructed",
  },
  CB5: {
    track: "safety",
    ages: {
      stone: [{ op: "discardWarehouse" }, { op: "lose", money: 2 }],
      bronze: [
        { op: "loseCubes", count: 1, areas: ["warehouse"] },
        { op: "lose", money: 3 },
      ],
      iron: [{ op: "lose", vp: 5 }],
    },
    source: "reconstructed",
  },
};

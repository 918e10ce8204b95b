import type { Mutant } from "@sofala/engine/testing/mutation";

const CARDS = "src/data/cards.ts";

const GODS = {
  anansi: 5,
  atete: 5,
  dziva: 2,
  elegua: 4,
  engai: 5,
  eshu: 4,
  gu: 4,
  obatala: 7,
  qamata: 2,
  shadipinyi: 4,
  "tsui-goab": 3,
  xango: -2,
};

const SPECIALISTS = {
  builder: { vr: 2, cost: 2 },
  herd: { vr: 6, cost: 2 },
  nomads: { vr: 1, cost: 2 },
  "rain-ceremony": { vr: 1, cost: 3 },
  shaman: { vr: 3, cost: 2 },
};

/** Passages of the table of craftsmen: what is wrong, where, and how. */
const CRAFTSMEN: readonly (readonly [what: string, find: string, put: string])[] = [
  [
    "wood carvers work clay",
    '"wood-carver": { resource: "wood", needs: undefined, vr: [3, 4],',
    '"wood-carver": { resource: "clay", needs: undefined, vr: [3, 4],',
  ],
  [
    "the second card of the wood carver is 3",
    '"wood-carver": { resource: "wood", needs: undefined, vr: [3, 4],',
    '"wood-carver": { resource: "wood", needs: undefined, vr: [3, 3],',
  ],
  [
    "the second card of the potter is 5",
    'potter: { resource: "clay", needs: undefined, vr: [3, 4],',
    'potter: { resource: "clay", needs: undefined, vr: [3, 5],',
  ],
  ["the ivory carver is 3", "vr: [2, 3],", "vr: [3, 3],"],
  ["the second card of the ivory carver is 4", "vr: [2, 3],", "vr: [2, 4],"],
  ["the diamond cutter is 2", "vr: [1, 2],", "vr: [2, 2],"],
  ["the second card of the diamond cutter is 3", "vr: [1, 2],", "vr: [1, 3],"],
  ["a diamond cutter costs 9", "cost: 10,", "cost: 9,"],
  ["a diamond cutter gives 4 VP", "vp: 3,", "vp: 4,"],
  ["a sculptor needs an ivory carver", 'needs: "wood-carver",', 'needs: "ivory-carver",'],
  [
    "a sculptor costs 3",
    'needs: "wood-carver", vr: [3, 4], cost: 4,',
    'needs: "wood-carver", vr: [3, 4], cost: 3,',
  ],
  [
    "a sculptor gives 1 VP",
    'needs: "wood-carver", vr: [3, 4], cost: 4, vp: 2, shape: "square"',
    'needs: "wood-carver", vr: [3, 4], cost: 4, vp: 1, shape: "square"',
  ],
  [
    "a sculptor is a bar",
    'needs: "wood-carver", vr: [3, 4], cost: 4, vp: 2, shape: "square"',
    'needs: "wood-carver", vr: [3, 4], cost: 4, vp: 2, shape: "bar"',
  ],
  ["a vessel maker is 4", 'needs: "potter",\n    vr: [3, 4],', 'needs: "potter",\n    vr: [4, 4],'],
  [
    "the second card of the vessel maker is 3",
    'needs: "potter",\n    vr: [3, 4],',
    'needs: "potter",\n    vr: [3, 3],',
  ],
  [
    "a throne maker works ivory",
    '"throne-maker": {\n    resource: "wood",',
    '"throne-maker": {\n    resource: "ivory",',
  ],
  [
    "the second card of the throne maker is 3",
    'needs: "ivory-carver",\n    vr: [3, 4],',
    'needs: "ivory-carver",\n    vr: [3, 3],',
  ],
  ["a throne maker is square", 'vp: 2,\n    shape: "bar",', 'vp: 2,\n    shape: "square",'],
];

/** The numbers on the cards (R 7.5, 8.4, 10.3). */
export const CARD: readonly Mutant[] = [
  ...Object.entries(GODS).map(([god, vr]): Mutant => ({
    ruling: `God ${god}`,
    what: `${vr + 1} VR`,
    file: CARDS,
    find: `${god.includes("-") ? `"${god}"` : god}: { vr: ${vr} },`,
    put: `${god.includes("-") ? `"${god}"` : god}: { vr: ${vr + 1} },`,
  })),
  ...Object.entries(SPECIALISTS).flatMap(([specialist, { vr, cost }]): readonly Mutant[] => {
    const name = specialist.includes("-") ? `"${specialist}"` : specialist;
    const wrong = (what: string, put: string): Mutant => ({
      ruling: `Specialist ${specialist}`,
      what,
      file: CARDS,
      find: `${name}: { vr: ${vr}, cost: ${cost} },`,
      put: `${name}: { ${put} },`,
    });
    return [
      wrong(`${vr + 1} VR`, `vr: ${vr + 1}, cost: ${cost}`),
      wrong(`a fee of ${cost + 1}`, `vr: ${vr}, cost: ${cost + 1}`),
      wrong(`a fee of ${cost - 1}`, `vr: ${vr}, cost: ${cost - 1}`),
    ];
  }),
  ...CRAFTSMEN.map(([what, find, put]): Mutant => ({
    ruling: "R 10.3",
    what,
    file: CARDS,
    find,
    put,
  })),
  {
    ruling: "R 14.3",
    what: "a first play has another god",
    file: CARDS,
    find: `"engai",
  "obatala",
];`,
    put: `"engai",
  "eshu",
];`,
  },
];

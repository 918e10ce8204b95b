import { CRAFTSMEN, SPECIALISTS, type Event, type Move, type Refusal } from "@sofala/zimbabwe";
import { english } from "../../src/index.ts";
import { keysOf, type Samples } from "../samples.ts";

const CRAFTS = keysOf(CRAFTSMEN);
const RESOURCES = keysOf(english.zimbabwe.resource);

/** By seat. */
export const ZIMBABWE_NAMES = ["Kilwa", "Zulu", "Ann"];

export const ZIMBABWE_EVENTS: Samples<"kind", Event> = {
  "first-monument-placed": [{ seat: 0, at: "g9" }],
  "gift-given": [
    { seat: 1, cattle: 5, fromStock: 0, plaques: [2, 2, 1] },
    { seat: 1, cattle: 5, fromStock: 3, plaques: [1, 2, 2] },
    { seat: 2, cattle: 1, fromStock: 1, plaques: [1, 0, 0] },
  ],
  passed: [
    { seat: 2, place: 3, automatic: false },
    { seat: 1, place: 2, automatic: true },
  ],
  "gifts-ended": [
    { turnOrder: [1, 0, 2], received: [4, 3, 0] },
    { turnOrder: [1, 0], received: [0, 0] },
  ],
  "prices-set": [
    { seat: 0, prices: { potter: 2 } },
    { seat: 0, prices: { sculptor: 3, potter: 1, "ivory-carver": 2 } },
  ],
  "god-chosen": [
    { seat: 0, god: "tsui-goab", vr: 26 },
    { seat: 1, god: "xango", vr: 18 },
  ],
  "specialist-chosen": [
    { seat: 1, specialist: "nomads", vr: 21 },
    { seat: 2, specialist: "shaman", vr: 23 },
  ],
  "specialist-used": keysOf(SPECIALISTS).map((specialist) => ({ seat: 1, specialist })),
  "herd-grown": [{ seat: 2, cattle: 3 }],
  "resource-placed": RESOURCES.map((resource) => ({ resource, at: "d5" })),
  "water-placed": [{ cells: ["c3", "c4"] }],
  "cattle-paid": [
    { seat: 0, cattle: 1, recipient: { to: "stock" } },
    { seat: 0, cattle: 2, recipient: { to: "technology", seat: 1, craftsman: "ivory-carver" } },
    { seat: 2, cattle: 4, recipient: { to: "specialist", seat: 2, specialist: "herd" } },
    { seat: 0, cattle: 2, recipient: { to: "god", seat: 2, god: "qamata" } },
  ],
  "monument-built": [{ seat: 0, at: "g7" }],
  "technology-taken": [{ seat: 0, craftsman: "vessel-maker", card: 2, price: 3, vr: 27 }],
  "craftsman-placed": [
    ...CRAFTS.map((craftsman) => ({ seat: 0, craftsman, at: "d5", vertical: false, vp: 1 })),
    { seat: 1, craftsman: "throne-maker", at: "e2", vertical: true, vp: 2 },
  ],
  "resource-used": [{ at: "e6", by: "d5" }],
  "monument-raised": [
    { seat: 0, at: "g7", level: 2, cattle: 1, vp: 2, goods: [{ craftsman: "c4", resource: "b2" }] },
    {
      seat: 0,
      at: "g7",
      level: 3,
      cattle: 6,
      vp: 4,
      goods: [
        { craftsman: "c4", resource: "b2", hubs: ["f6", "e5"] },
        {
          craftsman: "h9",
          resource: "i9",
          hubs: [],
          primary: { craftsman: "k3", resource: "k5", hubs: ["j8"] },
        },
      ],
    },
  ],
  "turn-ended": [{ seat: 1 }, { seat: 4 }],
  "revenue-collected": [
    { seat: 1, fromCards: 4, income: 3 },
    { seat: 1, fromCards: 0, income: 1 },
    { seat: 1, fromCards: 4, income: 0 },
    { seat: 1, fromCards: 0, income: 0 },
  ],
  "round-began": [{ round: 3, queue: [2, 0, 1] }],
  "game-ended": [
    { ranking: [[1], [0], [2]], limited: false },
    { ranking: [[1], [0, 2]], limited: true },
    { ranking: [[0, 2], [1]], limited: false },
  ],
};

export const ZIMBABWE_MOVES: Samples<"kind", Move> = {
  "place-first": [{ at: "g9" }],
  give: [{ cattle: 1 }, { cattle: 4 }],
  pass: [{}],
  "set-prices": [
    { prices: { potter: 1, sculptor: 3 } },
    { prices: { "wood-carver": 2, "throne-maker": 1 } },
  ],
  "choose-god": [{ god: "eshu" }],
  "choose-specialist": [{ specialist: "herd" }],
  "use-specialist": [
    { specialist: "builder" },
    { specialist: "nomads" },
    { specialist: "herd", cattle: 4 },
    { specialist: "rain-ceremony", cells: ["c3", "c4"] },
    { specialist: "shaman", resource: "ivory", at: "d5" },
    { specialist: "shaman", resource: "diamond", at: "e5" },
  ],
  "build-monument": [{ at: "g7" }],
  "place-craftsman": [
    { craftsman: "potter", at: "d5", vertical: true, price: 2 },
    { craftsman: "ivory-carver", at: "d5" },
    { craftsman: "sculptor", at: "d5", price: 1 },
  ],
  "raise-prices": [{ prices: { potter: 3 } }],
  "raise-monument": [
    { at: "g7", goods: [{ craftsman: "c4", resource: "b2" }] },
    {
      at: "g7",
      goods: [
        { craftsman: "c4", resource: "b2", hubs: ["f6"] },
        { craftsman: "h9", resource: "i9", primary: { craftsman: "k3", resource: "k5" } },
      ],
    },
  ],
  "end-turn": [{}],
};

export const ZIMBABWE_REFUSALS: Samples<"code", Refusal> = {
  "move/malformed": [{ path: "$.at", reason: "a cell is missing" }],
  "game/over": [{}],
  "turn/not-yours": [{ active: 1 }],
  "turn/wrong-phase": [
    { phase: "setup" },
    { phase: "gifts" },
    { phase: "culture" },
    { phase: "over" },
  ],
  "cell/off-map": [{ at: "z9" }],
  "start/not-a-starting-area": [{ at: "c4" }],
  "start/taken": [{ at: "c4" }],
  "gift/too-small": [{ least: 1 }, { least: 4 }],
  "cattle/too-few": [
    { need: 4, have: 3 },
    { need: 1, have: 0 },
  ],
  "prices/empty": [{}],
  "prices/card-missing": [{ craftsman: "sculptor" }],
  "prices/must-rise": [{ craftsman: "potter", price: 2 }],
  "prices/dziva-only": [{}],
  "prices/too-late": [{}],
  "card/one-per-turn": [{}],
  "god/already-adoring": [{ god: "gu" }],
  "god/not-available": [{ god: "tsui-goab" }],
  "vr/too-high": [{ vr: 42, limit: 40 }],
  "specialist/not-available": [
    { specialist: "shaman" },
    { specialist: "nomads" },
    { specialist: "rain-ceremony" },
  ],
  "specialist/not-owned": [{ specialist: "herd" }],
  "specialist/already-used": [{ specialist: "herd" }, { specialist: "nomads" }],
  "specialist/nothing-to-place": [{ specialist: "rain-ceremony" }],
  "specialist/must-be-used": [{ specialist: "shaman" }, { specialist: "nomads" }],
  "specialist/must-stay-payable": [
    { specialist: "shaman", need: 5, have: 4 },
    { specialist: "nomads", need: 1, have: 0 },
  ],
  "specialist/must-stay-placeable": [{ specialist: "rain-ceremony" }, { specialist: "shaman" }],
  "supply/no-resource-left": RESOURCES.map((resource) => ({ resource })),
  "rain/not-neighbours": [{ cells: ["c3", "e3"] }],
  "main/one-per-turn": [{ taken: "build" }, { taken: "raise" }, { taken: "place" }],
  "main/interrupted": [{ taken: "place" }, { taken: "build" }, { taken: "raise" }],
  "main/prices-raised": [{}],
  "land/not-empty": [
    { at: "c4", because: "off-map" },
    { at: "c4", because: "water" },
    { at: "c4", because: "resource" },
    { at: "c4", because: "start" },
    { at: "c4", because: "monument" },
    { at: "c4", because: "craftsman" },
  ],
  "monument/enough-built": [{ limit: 1 }, { limit: 2 }],
  "monument/zoning": [{ at: "g7", near: "f6" }],
  "craft/no-card-left": CRAFTS.map((craftsman) => ({ craftsman })),
  "craft/no-tile-left": [{ craftsman: "wood-carver" }],
  "craft/not-rotatable": [{ craftsman: "sculptor" }],
  "craft/price-missing": [{ craftsman: "potter" }],
  "craft/price-not-asked": [{ craftsman: "potter" }],
  "craft/no-free-resource": [
    { craftsman: "potter", resource: "clay", range: 3 },
    { craftsman: "diamond-cutter", resource: "diamond", range: 6 },
  ],
  "craft/no-primary-before": [{ craftsman: "throne-maker", primary: "ivory-carver" }],
  "craft/primary-out-of-reach": [{ craftsman: "sculptor", primary: "wood-carver" }],
  "raise/no-monument": [{ at: "c4" }],
  "raise/foreign": [{ at: "c4", owner: 2 }],
  "raise/complete": [{ at: "c4" }],
  "raise/once-per-turn": [{ at: "c4" }],
  "raise/number-of-goods": [
    { need: 1, have: 2 },
    { need: 3, have: 2 },
  ],
  "raise/same-good": RESOURCES.map((resource) => ({ resource })),
  "raise/no-craftsman": [{ at: "c4" }],
  "raise/superseded": [{ craftsman: "wood-carver", by: "sculptor" }],
  "raise/primary-missing": [{ craftsman: "throne-maker", primary: "ivory-carver" }],
  "raise/primary-not-asked": [{ craftsman: "potter" }],
  "raise/wrong-primary": [{ craftsman: "sculptor", primary: "wood-carver", found: "ivory-carver" }],
  "raise/out-of-reach": [{ from: "g7", to: "c4" }],
  "raise/not-a-hub": [{ at: "c4" }],
  "raise/hub-twice": [{ at: "c4" }],
  "raise/own-hub": [{ at: "g7" }],
  "raise/wrong-resource": RESOURCES.map((resource) => ({ at: "c4", resource })),
  "raise/resource-out-of-range": [{ at: "c4", craftsman: "h9", range: 3 }],
  "raise/resource-used": [{ at: "c4" }],
};

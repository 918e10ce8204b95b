import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";

export { seats } from "./seat-names.ts";

export const good: MediterraneanText["good"] = {
  grain: "grain",
  wool: "wool",
  timber: "timber",
  ore: "ore",
  salt: "salt",
  art: "art",
  slaves: "slaves",
  dye: "dye",
  wine: "wine",
  spices: "spices",
  gold: "gold",
  piracy: "Piracy",
};

export const deck: MediterraneanText["deck"] = {
  grain: "grain deck",
  wool: "wool deck",
  timber: "timber deck",
  ore: "ore deck",
  salt: "salt deck",
  civic: "civic deck",
  luxury: "luxury deck",
};

export const idea: MediterraneanText["idea"] = {
  democracy: "democracy",
  dictatorship: "dictatorship",
  venus: "Venus",
  mars: "Mars",
};

export const bottom: MediterraneanText["bottom"] = {
  democracy: { name: "democracy", effect: "Government 1 space right." },
  dictatorship: { name: "dictatorship", effect: "Government 1 space left." },
  venus: { name: "Venus", effect: "Religion 1 space right." },
  mars: { name: "Mars", effect: "Religion 1 space left." },
  prosperity: { name: "prosperity", effect: "Gives VP, more with a bank." },
  poverty: { name: "Poverty", effect: "Costs happiness, unless a bank protects you." },
  depression: { name: "Depression", effect: "Costs a lot of happiness and cannot be stored." },
  barbarians: { name: "Barbarians", effect: "Costs safety." },
  barbarianFury: { name: "Barbarian Fury", effect: "Costs a lot of safety and cannot be stored." },
  marsZealots: {
    name: "Mars Zealots",
    effect: "Religion 1 space left; costs happiness and cannot be stored.",
  },
  venusZealots: {
    name: "Venus Zealots",
    effect: "Religion 1 space right; costs happiness and cannot be stored.",
  },
  corruption: {
    name: "Corruption",
    effect: "Government 1 space left; costs happiness and cannot be stored.",
  },
  slaveRevolt: {
    name: "Slave Revolt",
    effect: "Government 1 space right; costs happiness and cannot be stored.",
  },
  piracy: {
    name: "Piracy",
    effect: "Worth nothing and cannot be stored; can be promised as spices or gold.",
  },
};

export const track: MediterraneanText["track"] = {
  government: "government",
  religion: "religion",
  happiness: "happiness",
  safety: "safety",
};

export const industry: MediterraneanText["industry"] = {
  brewing: "brewing",
  textiles: "textiles",
  shipbuilding: "shipbuilding",
  arms: "arms",
  curing: "curing",
};

export const area: MediterraneanText["area"] = {
  "farm.grain": "grain farm",
  "farm.wool": "wool farm",
  "farm.timber": "timber farm",
  "farm.ore": "ore farm",
  "farm.salt": "salt farm",
  city: "cities",
  harbor: "harbors",
  "industry.base": "base of industry",
  "industry.brewing": "brewing industry",
  "industry.textiles": "textiles industry",
  "industry.shipbuilding": "shipbuilding industry",
  "industry.arms": "arms industry",
  "industry.curing": "curing industry",
  warehouse: "warehouse",
  bank: "bank",
  army: "army",
  colosseum: "colosseum",
  "wonder.religious": "religious wonder",
  "wonder.government": "government wonder",
  available: "available",
};

export const cultureLine: MediterraneanText["cultureLine"] = {
  letters: "letters",
  drama: "drama",
  sculpture: "sculpture",
  glory: "glory",
  revels: "revels",
  guard: "guard",
};

export const age: MediterraneanText["age"] = {
  stone: "stone age",
  bronze: "bronze age",
  iron: "iron age",
};

export const phase: MediterraneanText["phase"] = {
  civic: "civic phase",
  trading: "trading phase",
  resolution: "resolution",
  purchasing: "purchasing phase",
  "tie-break": "tie-break",
  over: "end of the game",
};

export const part: MediterraneanText["part"] = {
  abilities: "the players' own buildings",
  give: "buildings used on opponents",
  flips: "flips",
  trading: "trading",
  grace: "storing the last cards",
  bank: "the banks",
  vote: "the vote",
  cubes: "choosing cubes to lose",
  stored: "choosing stored cards to discard",
  purchasing: "purchases",
  throw: "the throw",
};

export const option: MediterraneanText["option"] = {
  tradeSeconds: {
    name: "trading time",
    effect: "The length of the trading phase in seconds; 0 for no clock.",
  },
  tradeGraceSeconds: {
    name: "grace",
    effect: "Seconds for storing cards after trading ends; 0 for none.",
  },
  crossing: {
    name: "crossing 0",
    effect: "Whether each side of a board has its own 0 or both sides share one.",
  },
  handTypes: {
    name: "types in hand",
    effect: "Whether everybody sees which goods the others hold.",
  },
  pledges: { name: "pledges", effect: "Whether pledges are binding or only noted." },
  publicVp: { name: "open VP", effect: "Whether everybody sees all victory points." },
  tradeChat: {
    name: "chat while trading",
    effect: "Whether players can chat freely while trading.",
  },
  tradeVp: { name: "trading VP", effect: "Whether victory points can be part of a deal." },
  market: {
    name: "market",
    effect:
      "Whether offers are made at any time or in rounds: everybody offers, then everybody answers.",
  },
  edition: { name: "edition", effect: "The edition of cards, tiles and prices." },
};
